// A table as planned on the set-up page, and the request made from it.
import type { Clock, GameSummary, OpenTable, SettingInfo } from "../generated/protocol";
import { prefs } from "../prefs.svelte";

export type Who = "me" | "friend" | "open" | `agent:${string}`;
export type SeatPlan = { who: Who; name: string };
export type Value = string | number | boolean;

export type Plan = {
  players: number;
  seats: SeatPlan[];
  settings: Record<string, Value>;
  /** The chosen component set; "" for the default set. */
  components: string;
  clock: string;
  atZero: Clock["at_zero"];
  public: boolean;
  /** An address that the server calls when it is somebody's turn; "" for none. */
  webhook: string;
};

/** The clocks on offer: none, seconds per move, days per move. */
export const CLOCKS: Record<string, { kind: Clock["kind"]; amount: number }> = {
  none: { kind: "none", amount: 0 },
  "move-60": { kind: "move", amount: 60 },
  "move-300": { kind: "move", amount: 300 },
  "days-1": { kind: "days", amount: 1 },
  "days-3": { kind: "days", amount: 3 },
};

/** Whether a setting applies to this number of players. */
export const fits = (setting: SettingInfo, players: number): boolean =>
  setting.only_for.length === 0 || setting.only_for.includes(players);

/** Whether people other than the player sit here. Only then do clocks and the lobby matter. */
export const expectsPeople = (plan: Plan): boolean =>
  plan.seats.some((seat) => seat.who === "friend" || seat.who === "open") ||
  plan.seats.filter((seat) => seat.who === "me").length > 1;

/** A seat that anyone may take makes the table public: otherwise nobody would find it. */
export const isPublic = (plan: Plan): boolean => plan.public || plan.seats.some((seat) => seat.who === "open");

export function requestOf(card: GameSummary, plan: Plan): OpenTable {
  const people = expectsPeople(plan);
  const clock = CLOCKS[plan.clock] ?? CLOCKS.none;
  const kind = (name: string): object => (people ? { kind: name } : {});
  const request: Record<string, unknown> = {
    game: card.name,
    players: plan.players,
    seats: plan.seats.map((seat, place) => {
      if (seat.who.startsWith("agent:")) return { ...kind("agent"), agent: seat.who.slice("agent:".length) };
      if (seat.who === "me") {
        const first = plan.seats.findIndex((other) => other.who === "me") === place;
        return { ...kind("me"), name: (first ? prefs.name : seat.name).trim() };
      }
      return { ...kind(seat.who === "open" ? "open" : "link"), name: seat.name.trim() };
    }),
    settings: Object.fromEntries(
      card.settings
        .filter((setting) => fits(setting, plan.players))
        .map((setting) => [setting.key, plan.settings[setting.key] ?? setting.default]),
    ),
  };
  if (people && isPublic(plan)) request.public = true;
  if (people && plan.webhook.trim() !== "") request.webhook = plan.webhook.trim();
  if (people && clock && clock.kind !== "none") request.clock = { ...clock, at_zero: plan.atZero };
  if (plan.components !== "") request.components = plan.components;
  return request as OpenTable;
}
