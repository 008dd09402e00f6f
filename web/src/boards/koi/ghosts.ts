// The piece that a decision is about, where it might lie: shown under the pointer, or for the choice one stands on in the list.
import type { Catalogue, Prompt } from "../../made/protocol";
import type { PondView, SeatView, View } from "../../made/views/koi";
import { DIRECTIONS, hexOf, middle, nameOf, outlineOf, plus, stepOf, type Hex, type Point, type Turned } from "./hexes";
import { lanternWorth } from "./pond";
import { pondWorth, withPiece } from "./worth";

/** `worth` is what the pond scores more with it; of a shore, what a lantern on it would. */
export type Ghost = { piece: string; cells: Hex[]; facing: number | null; worth: number | null };

const ON_TABLE = ["shore", "bridge", "statue", "waterfall", "willow"];

/** The piece that is being placed, null where none is. */
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

  /** At a hex that is asked for: how the piece would lie there, or could, where its orientation is asked next. */
  at(hex: Hex): Ghost | null {
    const { piece } = this;
    if (piece === null || this.prompt.key.endsWith("-way")) return null;
    if (this.outline.length === 0) return { piece, cells: [hex], facing: null, worth: this.gain([hex]) };
    const fitting = this.outline.filter((way) => this.fits(way, hex));
    const different = new Set(fitting.map((way) => `${way.cells.map(nameOf).sort().join()}/${way.facing}`));
    const [turned] = fitting;
    // Where it can lie in one way only, that is what it will bring; otherwise how it lies is asked next.
    return turned ? this.lying(turned, hex, different.size === 1) : null;
  }

  /** What the pond would score more with the piece on these hexes. */
  private gain(cells: readonly Hex[]): number | null {
    const after = this.catalogue && withPiece(this.pond, this.piece ?? "", cells);
    if (!after) return null;
    this.now ??= pondWorth(this.view, this.seat, this.pond, this.catalogue);
    return pondWorth(this.view, this.seat, after, this.catalogue) - this.now;
  }

  /** At the hex that was chosen: every way in which the piece might lie. Those that may be chosen are known by their names. */
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
    else if (known) worth = this.gain(cells);
    return { piece, cells, facing: turned.facing, worth };
  }

  /** A picture, not the law: which of these may be chosen is what the options say. */
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

/** Where an orientation is taken hold of: before the side it faces, or on the hexes it adds; never two on one spot. */
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
