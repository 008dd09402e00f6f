// Ghosts: the piece to place, drawn where it could go. They appear under the pointer and for the focused choice of the
// list.
import type { Catalogue, Prompt } from "../../generated/protocol";
import type { PondView, SeatView, View } from "../../generated/views/koi";
import { countedBy } from "./counting";
import {
  DIRECTIONS,
  hexOf,
  middle,
  nameOf,
  neighbours,
  outlineOf,
  plus,
  stepOf,
  type Hex,
  type Point,
  type Turned,
} from "./hexes";
import { aroundOf, lanternWorth } from "./pond";
import { pondWorth, withPiece } from "./worth";

/**
 * `worth`: the points the pond would gain; for a shore, the points of a lantern on it. `counts`: the hexes from which
 * these points come.
 */
export type Ghost = { piece: string; cells: Hex[]; facing: number | null; worth: number | null; counts: Hex[] };

const ON_TABLE = ["shore", "bridge", "statue", "waterfall", "willow"];

/** The piece that the prompt asks to place; null if there is none. */
export function pieceOf({ key, args }: Prompt): string | null {
  switch (key) {
    case "tile":
      return String(args.piece);
    case "koi":
    case "koi-way":
      return String(args.koi);
    case "goal":
    case "goal-way":
      return String(args.tile);
    case "shore":
    case "shore-way":
      return "shore";
    case "lily":
    case "lantern":
    case "path":
      return key;
    default:
      return null;
  }
}

export class Ghosts {
  private readonly piece: string | null;
  private readonly outline: Turned[];
  private readonly free: Set<string>;
  private readonly tiles: Map<string, readonly string[]>;
  private now: number | null = null;

  constructor(
    private readonly view: View,
    private readonly seat: SeatView,
    private readonly pond: PondView,
    private readonly catalogue: Catalogue | null,
    private readonly prompt: Prompt,
  ) {
    this.piece = pieceOf(prompt);
    this.outline = this.piece === null ? [] : outlineOf(catalogue, this.piece);
    this.free = new Set(pond.hexes.filter((hex) => hex.free).map((hex) => hex.id));
    this.tiles = new Map(pond.hexes.map((hex) => [hex.id, hex.water]));
  }

  /** The ghost at a hex. If the orientation is asked next, it shows one that fits. */
  at(hex: Hex): Ghost | null {
    const { piece } = this;
    if (piece === null || this.prompt.key.endsWith("-way")) return null;
    if (this.outline.length === 0) return this.single(hex);
    const fitting = this.outline.filter((way) => this.fits(way, hex));
    const different = new Set(fitting.map((way) => `${way.cells.map(nameOf).sort().join()}/${way.facing}`));
    const [turned] = fitting;
    // With one orientation the points are certain; otherwise they depend on the next question.
    return turned ? this.lying(turned, hex, different.size === 1) : null;
  }

  /** A piece of one hex; a lantern shines where its shore faces. */
  private single(hex: Hex): Ghost {
    const piece = this.piece ?? "";
    const faces = piece === "lantern" && this.pond.shores.find((shore) => shore.hex === nameOf(hex))?.faces;
    const facing = faces ? DIRECTIONS.indexOf(faces as (typeof DIRECTIONS)[number]) : null;
    const counts = countedBy(this.pond, piece, [hex], facing);
    return { piece, cells: [hex], facing: null, worth: this.gain([hex]), counts };
  }

  /** Every place where a goal tile could lie (5.1.3), before it is claimed; none for a willow, whose sides differ. */
  places(): Ghost[] {
    const { piece, pond } = this;
    if (piece === null || piece === "willow") return [];
    if (this.outline.length === 0) return pond.hexes.filter((hex) => hex.free).map((hex) => this.single(hex));
    const beside = new Set(
      pond.shores
        .filter((shore) => shore.lantern)
        .flatMap((shore) => this.cellsOfShore(hexOf(shore.hex), shore.way).flatMap(neighbours).map(nameOf)),
    );
    const tiles = new Map(pond.hexes.map((hex) => [hex.id, hex.tile]));
    return (ON_TABLE.includes(piece) ? aroundOf(pond, 1) : pond.hexes).flatMap((hex) =>
      this.outline
        .filter((turned) => this.fits(turned, hex))
        .filter((turned) => {
          const names = turned.cells.map((cell) => nameOf(plus(cell, hex)));
          if (piece === "bridge") return names.some((name) => beside.has(name));
          if (piece === "shishi-odoshi") return names.every((name) => tiles.get(name) === "water");
          if (piece !== "waterfall") return true;
          return turned.facing !== null && tiles.get(nameOf(plus(hex, stepOf(turned.facing)))) === "spring";
        })
        .map((turned) => this.lying(turned, hex, true)),
    );
  }

  /** The place of a goal tile with most points; null if there is none. */
  best(): Ghost | null {
    return this.places().reduce<Ghost | null>(
      (best, ghost) => (best === null || (ghost.worth ?? 0) > (best.worth ?? 0) ? ghost : best),
      null,
    );
  }

  private cellsOfShore(at: Hex, way: string): Hex[] {
    const turned = outlineOf(this.catalogue, "shore").find((one) => one.way === way);
    return (turned?.cells ?? [{ q: 0, r: 0 }]).map((cell) => plus(cell, at));
  }

  /** The points the pond would gain with the piece on these hexes. */
  private gain(cells: readonly Hex[], turned?: Turned): number | null {
    const after = this.catalogue && withPiece(this.pond, this.piece ?? "", cells, turned);
    if (!after) return null;
    this.now ??= pondWorth(this.view, this.seat, this.pond, this.catalogue);
    return pondWorth(this.view, this.seat, after, this.catalogue) - this.now;
  }

  /** Every orientation that fits at the chosen hex. The options say which of them may be chosen. */
  ways(): { way: string; ghost: Ghost; handle: Point }[] {
    const at = this.prompt.args.hex;
    if (!this.prompt.key.endsWith("-way") || typeof at !== "string") return [];
    const hex = hexOf(at);
    const taken: Point[] = [];
    return this.outline
      .filter((turned) => this.fits(turned, hex))
      .map((turned) => ({
        way: turned.way,
        ghost: this.lying(turned, hex, true),
        handle: handleOf(turned, hex, taken),
      }));
  }

  private lying(turned: Turned, hex: Hex, known: boolean): Ghost {
    const piece = this.piece ?? "";
    const cells = turned.cells.map((cell) => plus(cell, hex));
    let worth: number | null = null;
    if (known && piece === "shore" && turned.facing !== null) worth = lanternWorth(this.pond, cells, turned.facing);
    else if (known) worth = this.gain(cells, turned);
    return { piece, cells, facing: turned.facing, worth, counts: countedBy(this.pond, piece, cells, turned.facing) };
  }

  /** Whether the piece roughly fits, for drawing; only the options say what is allowed. */
  private fits(turned: Turned, hex: Hex): boolean {
    const names = turned.cells.map((cell) => nameOf(plus(cell, hex)));
    if (!ON_TABLE.includes(this.piece ?? "")) return names.every((name) => this.free.has(name));
    if (names.some((name) => this.tiles.has(name))) return false;
    if (turned.facing === null) return true;
    const ahead = this.tiles.get(nameOf(plus(hex, stepOf(turned.facing))));
    return ahead?.includes(DIRECTIONS[(turned.facing + 3) % 6] ?? "") ?? false;
  }
}

const NEAR = 46;

/**
 * Where the handle of an orientation is: in front of the side it faces, or on the hexes it adds, and never on another
 * handle.
 */
function handleOf(turned: Turned, hex: Hex, taken: Point[]): Point {
  const from = middle(hex);
  const others =
    turned.facing === null ? turned.cells.filter((cell) => cell.q !== 0 || cell.r !== 0) : [stepOf(turned.facing)];
  const points = others.map((cell) => middle(plus(cell, hex)));
  const spot = {
    x: points.reduce((sum, point) => sum + point.x, 0) / Math.max(1, points.length),
    y: points.reduce((sum, point) => sum + point.y, 0) / Math.max(1, points.length),
  };
  for (let tries = 0; tries < 12; tries += 1) {
    const clash = taken.find((other) => Math.hypot(other.x - spot.x, other.y - spot.y) < NEAR);
    if (!clash) break;
    const away = Math.atan2(spot.y - from.y, spot.x - from.x) + (tries % 2 === 0 ? 0.5 : -0.5) * (tries + 1) * 0.6;
    spot.x = clash.x + Math.cos(away) * NEAR;
    spot.y = clash.y + Math.sin(away) * NEAR;
  }
  taken.push(spot);
  return spot;
}
