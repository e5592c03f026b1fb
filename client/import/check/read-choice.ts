import { outcomes } from "../../../shared/appointments.ts";
import { fold } from "../../../shared/fold.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { ColumnMatch, Problem } from "../types.ts";
import { isNothing } from "./read-text.ts";

const choices = { status: customerStatuses, outcome: outcomes } as const;

const unknown = {
  status: "Not one of the five statuses",
  outcome: "Not held, no-show or canceled",
} as const;

/** As was chosen for the column's values, or the choice itself, as it is typed into a cell. */
export function readChoice(
  text: string,
  target: "status" | "outcome",
  values: NonNullable<ColumnMatch["values"]>,
): string | null | Problem {
  const chosen = Object.hasOwn(values, text) ? values[text]?.becomes : null;
  // Nothing was chosen as well: planned appointments have no outcome.
  if (typeof chosen === "string") return chosen || null;
  if (isNothing(text)) return null;
  const plain = fold(text);
  return choices[target].find((choice) => fold(choice) === plain) ?? { text: unknown[target] };
}
