import type { Change } from "../../shared/history.ts";
import { whenOf } from "./field-words.ts";
import type { Piece } from "./sentence.ts";

/**
 * The sentence about what became of one appointment; that its customer was met then goes without saying.
 * Undefined for any other change.
 */
export function appointmentWords({ action, kind, counts, fields, name }: Change) {
  const isOne = action === "update" && kind === "appointments" && counts.appointments === 1;
  const outcome = fields.find(({ field }) => field === "outcome");
  if (!isOne || !outcome) return undefined;
  const one: Piece = { name };
  switch (outcome.to) {
    case "held":
      return ["Marked ", one, " as held"];
    case "no-show":
      return ["Marked ", one, " as a no-show"];
    case "canceled":
      return ["Canceled ", one];
    default: {
      const date = fields.find(({ field }) => field === "date")?.to;
      if (!date) return ["Cleared the outcome of ", one];
      return ["Planned ", one, " again: ", { field: "when", value: whenOf(String(date)) }];
    }
  }
}
