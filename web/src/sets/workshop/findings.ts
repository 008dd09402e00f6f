// What the check says about a draft, by the field it belongs to.
import type { SetCheck, SetProblem } from "../../generated/protocol";
import { SCALARS, type Draft } from "./draft";

export type Finding = SetProblem & { table: string; piece: string; column: string; doubt: boolean };

function located(problem: SetProblem, draft: Draft, doubt: boolean): Finding {
  const field = problem.field ?? "";
  if (problem.file === "set.toml") {
    const [section = "", ...key] = field.split(".");
    const there = key.length > 0 || draft.tables[SCALARS]?.rows.some((row) => row.id === section);
    return { ...problem, table: SCALARS, piece: there ? section : "", column: key.join("."), doubt };
  }
  const table = problem.file.replace(/\.csv$/, "");
  const piece = problem.line ? (draft.tables[table]?.rows[problem.line - 2]?.id ?? "") : "";
  return { ...problem, table, piece, column: field, doubt };
}

export const findingsOf = (check: SetCheck, draft: Draft): Finding[] => [
  ...check.problems.map((one) => located(one, draft, false)),
  ...(check.warnings ?? []).map((one) => located(one, draft, true)),
];
