import { expect, test } from "vitest";
import type { SeatInfo, Table } from "../src/generated/protocol";
import { awayMinutes, awaySeat } from "../src/people/absence";

const info = (seat: number, away: number | null, mine = false): SeatInfo =>
  ({ seat, name: `P${seat}`, agent: null, here: away === null, away, mine }) as SeatInfo;
const table = (change: Partial<Table> = {}): Table =>
  ({
    seat: 0,
    seats: [info(0, null, true), info(1, 100), info(2, 500)],
    phase: "playing",
    clock: { kind: "none", amount: 0, at_zero: "bot" },
    grace: 120,
    ...change,
  }) as Table;
const waitingFor = (...waiting: number[]) => ({
  prompt: { key: "x", args: {}, waiting, clause: "" } as never,
  result: null,
});

test("a bot is offered for the seat that is asked, after the grace", () => {
  expect(awaySeat(table(), waitingFor(1), 0)).toBeNull();
  expect(awaySeat(table(), waitingFor(1), 19)).toBeNull();
  expect(awaySeat(table(), waitingFor(1), 20)?.seat).toBe(1);
  expect(awaySeat(table(), waitingFor(0), 20)).toBeNull();
  expect(awaySeat(table(), waitingFor(0, 2), 0)?.seat).toBe(2);
});

test("spectators, clocks, shared screens and finished games offer none", () => {
  const waiting = waitingFor(2);
  expect(awaySeat(table({ seat: null }), waiting, 0)).toBeNull();
  expect(awaySeat(table({ clock: { kind: "move", amount: 60, at_zero: "bot" } }), waiting, 0)).toBeNull();
  expect(awaySeat(table({ phase: "over" }), waiting, 0)).toBeNull();
  expect(awaySeat(table({ seats: [info(0, null), info(1, null), info(2, 500, true)] }), waiting, 0)).toBeNull();
  expect(awaySeat(table(), { ...waiting, result: {} as never }, 0)).toBeNull();
});

test("minutes are whole, and at least one", () => {
  expect(awayMinutes(info(1, 100), 30)).toBe(2);
  expect(awayMinutes(info(1, 10), 0)).toBe(1);
});
