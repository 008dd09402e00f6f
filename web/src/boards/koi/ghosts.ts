// The piece that a decision is about, where it might lie: shown under the pointer, or for the choice one stands on in the list.
import type { Catalogue, Prompt } from "../../made/protocol";
import type { PondView, View } from "../../made/views/koi";
import { DIRECTIONS, hexOf, middle, nameOf, outlineOf, plus, stepOf, type Hex, type Point, type Turned } from "./hexes";
import { koiWorth, lanternWorth } from "./pond";

export type Ghost = { piece: string; cells: Hex[]; facing: number | null; worth: number | null };

const KOI = ["small", "medium", "large", "carp"];
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

  constructor(
    private readonly view: View,
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
    if (piece === "lantern") {
      const shore = this.pond.shores.find((other) => other.hex === nameOf(hex));
      return { piece, cells: [hex], facing: null, worth: shore?.points ?? null };
    }
    if (this.outline.length === 0) return { piece, cells: [hex], facing: null, worth: null };
    const turned = this.outline.find((way) => this.fits(way, hex));
    return turned ? this.lying(turned, hex, this.outline.length > 0 && turned.cells.length === 1) : null;
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
    if (known && KOI.includes(piece)) worth = koiWorth(this.view, this.pond, this.catalogue, piece, cells);
    else if (known && piece === "shore" && turned.facing !== null)
      worth = lanternWorth(this.pond, cells, turned.facing);
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
