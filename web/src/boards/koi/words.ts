// Koi's board in words, and the points of a place for the piece in hand.
import type { Catalogue, Described, Prompt } from "../../generated/protocol";
import type { PondView, View } from "../../generated/views/koi";
import { about, facts, type TextPart, type TextRow } from "../../table/text";
import type { Words } from "../../words/words";
import { cardOf, cardText } from "./cards";
import { Ghosts } from "./ghosts";
import { hexOf, nameOf, neighbours } from "./hexes";

const MIDDLE = "0.0";

export function inWords(view: View, words: Words, catalogue: Catalogue | null): TextPart[] {
  const say = (key: string): string => words.say(`board-${key}`);
  const hexes = (names: readonly string[]): string => names.map((name) => words.name("hex", name)).join(", ");
  const points = (n: number): string => `${n} ${words.say("web-points-unit", { n })}`;
  const pile = (id: string): string => {
    const key = [`piece-${id}`, `board-one-${id}`, `good-${id}`].find((one) => words.has(one));
    return key ? words.say(key) : id;
  };
  const ids = (catalogue?.components.tables.offer ?? []).map((row) => row.id ?? "");

  const pondParts = (pond: PondView, seat: number): TextPart => {
    const there = (title: string, id: string, test: (hex: PondView["hexes"][number]) => boolean): TextRow[] => {
      const found = pond.hexes.filter(test);
      return found.length === 0
        ? []
        : [{ id, text: about(title, hexes(found.map((hex) => hex.id))), things: found.map((hex) => `hex:${hex.id}`) }];
    };
    return {
      id: `pond-${seat}`,
      title: words.say("board-pond", { seat: words.seat(seat) }),
      rows: [
        ...pond.koi.map((fish, place) => ({
          id: `koi-${place}`,
          text: about(
            words.name("koi", fish.koi),
            hexes(fish.hexes),
            points(fish.points),
            fish.surrounded && words.say("web-text-surrounded"),
          ),
        })),
        ...pond.shores.map((shore) => ({
          id: `shore-${shore.hex}`,
          text: about(
            pile("shore"),
            words.name("hex", shore.hex),
            words.name("way", shore.faces),
            shore.lantern ? `${pile("lantern")}, ${points(shore.points)}` : "",
          ),
          things: [`hex:${shore.hex}`],
        })),
        ...pond.goals.map((goal) => ({
          id: `goal-${goal.tile}-${goal.hex}`,
          text: about(words.name("tile", goal.tile), words.name("hex", goal.hex)),
        })),
        ...there(words.say("web-text-free-water"), "free", (hex) => hex.free),
        ...there(pile("foliage"), "foliage", (hex) => hex.tile === "foliage" && hex.on === null),
        ...there(pile("lily"), "lily", (hex) => hex.on === "lily"),
        ...there(words.say("board-outline-spring"), "spring", (hex) => hex.tile === "spring"),
        // How the names of hexes lie to each other, by the example of the middle of the spring.
        {
          id: "beside",
          text: about(
            words.say("web-text-beside", { hex: words.name("hex", MIDDLE) }),
            hexes(neighbours(hexOf(MIDDLE)).map(nameOf)),
          ),
        },
      ],
    };
  };
  return [
    {
      id: "people",
      title: words.say("web-text-players"),
      rows: [
        {
          id: "deck",
          text: facts(
            words.say("board-deck", { n: view.deck }),
            view.last_round ? say("last") : view.ending && say("ending"),
          ),
        },
        ...view.seats.map((seat, row) => ({
          id: String(row),
          text: about(
            words.seat(row),
            points(Object.values(seat.points).reduce((sum, n) => sum + n, 0)),
            words.say("count-coin", { n: seat.coins }),
            words.say("count-luck", { n: seat.luck }),
            `${say("storage")} ${seat.stored}/${seat.capacity}` +
              Object.entries(seat.storage)
                .filter(([, n]) => n > 0)
                .map(([piece, n], place) => `${place === 0 ? ": " : ", "}${n} ${pile(piece)}`)
                .join(""),
            Object.keys(seat.cards).length > 0 &&
              `${say("cards")}: ${Object.entries(seat.cards)
                .map(([card, n]) => `${words.name("card", card)}${n > 1 ? ` ×${n}` : ""}`)
                .join(", ")}`,
          ),
        })),
      ],
    },
    {
      id: "offer",
      title: say("offer"),
      rows: view.offer.map((space, place) => ({
        id: String(place),
        text: about(
          words.name("space", ids[place] ?? String(place + 1)),
          space.card === null ? say("empty") : words.name("card", space.card),
          space.card !== null && cardText(cardOf(catalogue, space.card), words),
          space.fee > 0 && words.say("board-fee", { n: space.fee }),
          space.benefit !== "-" && words.effect(space.benefit),
        ),
        things: [`space:${ids[place] ?? ""}`],
      })),
    },
    {
      id: "goals",
      title: say("goals"),
      rows: view.goals.flatMap((goal) =>
        Object.entries(goal.tiles).map(([tile, n]) => ({
          id: tile,
          text: about(
            words.name("tile", tile),
            `×${n}`,
            words.has(`board-goal-${tile}`) && words.say(`board-goal-${tile}`),
          ),
          things: [`tile:${tile}`],
        })),
      ),
    },
    ...view.seats.map((seat, row) => pondParts(seat.pond, row)),
    {
      id: "supply",
      title: words.say("web-text-supply"),
      rows: Object.entries(view.supply).map(([id, n]) => ({
        id,
        text: about(pile(id), n, view.prices[id] !== undefined && words.say("board-fee", { n: view.prices[id] })),
        things: [`supply:${id}`],
      })),
    },
  ];
}

const known = new WeakMap<Prompt, Ghosts>();

/** The points that the pond would gain at this place. */
export function optionSays(
  option: Described,
  prompt: Prompt,
  view: View,
  catalogue: Catalogue | null,
  words: Words,
): string {
  const { hex, way } = option.args;
  const mine = view.seats[prompt.seat ?? 0];
  if (!mine || (typeof hex !== "string" && typeof way !== "string")) return "";
  let ghosts = known.get(prompt);
  if (!ghosts) {
    ghosts = new Ghosts(view, mine, mine.pond, catalogue, prompt);
    known.set(prompt, ghosts);
  }
  const ghost =
    typeof way === "string" && prompt.key.endsWith("-way")
      ? ghosts.ways().find((other) => other.way === way)?.ghost
      : typeof hex === "string"
        ? ghosts.at(hexOf(hex))
        : null;
  return ghost?.worth ? words.say("web-text-worth", { n: ghost.worth }) : "";
}
