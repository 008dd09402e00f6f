// Tests of Koi's geometry and scoring in boards/koi, compared with Python.
import { beforeEach, describe, expect, test } from "vitest";
import {
  angleOf,
  borderPath,
  chance,
  corner,
  DIRECTIONS,
  hexOf,
  middle,
  middleOf,
  nameOf,
  neighbours,
  numberOf,
  outlineOf,
  sideOf,
  SIZE,
  stepOf,
} from "../src/boards/koi/hexes";
import { sight } from "../src/boards/koi/sight.svelte";
import { labelOf, speech } from "../src/boards/koi/speech";
import { goalsOf } from "../src/boards/koi/counting";
import { Ghosts } from "../src/boards/koi/ghosts";
import { pondWorth, withPiece } from "../src/boards/koi/worth";
import { facts } from "./facts";

const { geometry, catalogue, ponds } = facts.koi;

const rounded = (value: number): number => Math.round(value) + 0; // and turns -0 into 0

beforeEach(() => sight.reset());

describe("hexes of a pond", () => {
  test("every hex has the label of the game, and no two share one", () => {
    const here = Object.fromEntries(Object.keys(geometry.labels).map((name) => [name, labelOf(name)]));
    expect(here).toEqual(geometry.labels);
    expect(new Set(Object.values(here)).size).toBe(Object.keys(here).length);
  });

  test("names and coordinates convert into each other", () => {
    for (const name of Object.keys(geometry.labels)) expect(nameOf(hexOf(name))).toBe(name);
  });

  test("neighbours are in the order of the directions", () => {
    for (const [name, near] of Object.entries(geometry.neighbours))
      expect(neighbours(hexOf(name)).map(nameOf)).toEqual(near);
  });

  test("directions are numbered, and their numbers wrap round", () => {
    expect(DIRECTIONS.map(numberOf)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stepOf(6)).toEqual(stepOf(0));
    expect(stepOf(-1)).toEqual(stepOf(5));
    expect(numberOf("up")).toBe(-1);
  });

  test("neighbours are drawn one hex apart and share a side, however the pond is turned", () => {
    for (let turned = 0; turned < 6; turned += 1) {
      sight.steps = turned;
      const here = middleOf("2.-1");
      neighbours(hexOf("2.-1")).forEach((near, direction) => {
        const there = middle(near);
        expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(SIZE * Math.sqrt(3));
        const [from, to] = sideOf(here, direction);
        const [back, forth] = sideOf(there, direction + 3);
        expect([from.x, from.y, to.x, to.y].map(rounded)).toEqual([forth.x, forth.y, back.x, back.y].map(rounded));
        const angle = (Math.atan2(there.y - here.y, there.x - here.x) * 180) / Math.PI;
        expect(Math.cos(((angle - angleOf(direction)) * Math.PI) / 180)).toBeCloseTo(1);
      });
    }
  });

  test("the border runs around a group of hexes, not through it", () => {
    const sides = (path: string): number => path.split("M").length - 1;
    expect(sides(borderPath([hexOf("0.0")]))).toBe(6);
    expect(sides(borderPath([hexOf("0.0"), hexOf("1.0")]))).toBe(10);
    expect(sides(borderPath([hexOf("0.0"), ...neighbours(hexOf("0.0"))]))).toBe(18);
  });

  test("the corners of a hex surround its middle", () => {
    const at = { x: 10, y: 20 };
    const corners = [0, 1, 2, 3, 4, 5].map((number) => corner(at, number));
    expect(corners.reduce((sum, point) => sum + point.x, 0) / 6).toBeCloseTo(at.x);
    expect(corners.reduce((sum, point) => sum + point.y, 0) / 6).toBeCloseTo(at.y);
  });

  test("chance depends on the text alone and is evenly spread", () => {
    const drawn = Object.keys(geometry.labels).map(chance);
    expect(drawn).toEqual(Object.keys(geometry.labels).map(chance));
    expect(drawn.every((value) => value >= 0 && value <= 1)).toBe(true);
    const mean = drawn.reduce((sum, value) => sum + value, 0) / drawn.length;
    expect(mean).toBeGreaterThan(0.45);
    expect(mean).toBeLessThan(0.55);
  });

  test("a turned pond names directions as they appear on the screen", () => {
    expect(speech.called("way", "ne-mirrored")).toBe("ne-mirrored");
    expect(speech.promptKey("koi")).toBeNull();
    sight.turn(1); // clockwise: the north-east moves to the east
    expect(speech.called("way", "ne-mirrored")).toBe("e-mirrored");
    expect(speech.called("hex", "0.0")).toBe("M13");
    expect(speech.promptKey("koi")).toBe("web-koi-turned-koi");
    expect(sight.degrees).toBe(60);
  });
});

describe.each(Object.entries(geometry.outlines))("the outline of %s", (name, ways) => {
  test("has the hexes and the facing of the game in every orientation", () => {
    const here = new Map(outlineOf(catalogue, name).map((turned) => [turned.way, turned]));
    expect(here.size).toBe(12);
    for (const [way, { cells, facing }] of Object.entries(ways)) {
      const turned = here.get(way);
      expect(turned?.cells.map(nameOf)).toEqual(cells);
      expect(turned?.facing ?? -1).toBe(facing);
    }
  });
});

describe("outlines", () => {
  test("there are none without a component set, and none for unknown pieces", () => {
    expect(outlineOf(null, "shore")).toEqual([]);
    expect(outlineOf(catalogue, "whale")).toEqual([]);
  });
});

describe("what a pond scores", () => {
  test("there are enough ponds to compare", () => {
    expect(ponds.length).toBeGreaterThan(30);
    expect(new Set(ponds.flatMap(({ points }) => points)).size).toBeGreaterThan(20);
  });

  test("equals what the rules give", () => {
    for (const { view, points } of ponds) {
      const here = view.seats.map((seat) => pondWorth(view, seat, seat.pond, catalogue));
      expect(here).toEqual(points);
    }
  });

  test("two scrolls of a kind score twice what one does", () => {
    let compared = 0;
    for (const { view } of ponds)
      for (const seat of view.seats)
        for (const id of Object.keys(seat.cards).filter((card) => card.startsWith("scroll-"))) {
          const [none, one, two] = [0, 1, 2].map((n) =>
            pondWorth(view, { ...seat, cards: { ...seat.cards, [id]: n } }, seat.pond, catalogue),
          );
          if (none === undefined || one === undefined || two === undefined) throw new Error("three were asked for");
          expect(two - none).toBe(2 * (one - none));
          compared += one > none ? 1 : 0;
        }
    expect(compared).toBeGreaterThan(5);
  });

  test("withPiece returns a new pond and leaves the old one unchanged", () => {
    const view = ponds.at(-1)?.view;
    const seat = view?.seats[0];
    const free = seat?.pond.hexes.find((hex) => hex.free);
    if (!view || !seat || !free) throw new Error("no free hex in the last pond");
    const before = structuredClone(seat.pond);
    const grown = withPiece(seat.pond, "small", [free]);
    expect(seat.pond).toEqual(before);
    expect(grown?.koi.length).toBe(before.koi.length + 1);
    expect(grown?.hexes.find((hex) => hex.id === free.id)).toMatchObject({ on: "small", free: false });
    expect(withPiece(seat.pond, "whale", [free])).toBeNull();
    const small = Number(catalogue.components.tables.koi?.find((row) => row.id === "small")?.points);
    expect(grown && pondWorth(view, seat, grown, catalogue)).toBeGreaterThanOrEqual(
      pondWorth(view, seat, seat.pond, catalogue) + small,
    );
  });

  test("goal tiles are shown where the rules allow them, before they are claimed", () => {
    const seen = new Set<string>();
    for (const { view, places } of ponds.filter((_, place) => place % 5 === 4)) {
      const seat = view.seats[0];
      if (!seat) throw new Error("nobody sits there");
      for (const [tile, hexes] of Object.entries(places)) {
        const prompt = { key: "goal", seat: 0, args: { tile }, clause: "", waiting: [] };
        const found = new Ghosts(view, seat, seat.pond, catalogue, prompt).places();
        const anchors = new Set(found.map(({ cells }) => nameOf(cells[0] ?? hexOf("0.0"))));
        // The carp and the branches are anchored at their top left hex.
        const topLeft = new Set(
          found.map(({ cells }) =>
            nameOf(cells.reduce((one, two) => (two.r < one.r || (two.r === one.r && two.q < one.q) ? two : one))),
          ),
        );
        const here = ["bridge", "statue", "waterfall"].includes(tile) ? anchors : topLeft;
        expect([...here].sort(), tile).toEqual([...hexes].sort());
        if (hexes.length > 0) seen.add(tile);
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(ponds[0]?.places ?? {}).sort());
  });

  test("goal tiles in a pond have the points that the rules give", () => {
    let compared = 0;
    for (const { view } of ponds)
      for (const seat of view.seats)
        for (const { goal, points, lines } of goalsOf(seat.pond, catalogue)) {
          const without = { ...seat.pond, goals: seat.pond.goals.filter((other) => other !== goal) };
          const all = pondWorth(view, seat, seat.pond, catalogue);
          expect(all - pondWorth(view, seat, without, catalogue), goal.tile).toBe(points);
          if (goal.tile === "bridge") expect(lines.flat().length).toBe(points);
          compared += 1;
        }
    expect(compared).toBeGreaterThan(3);
  });
});
