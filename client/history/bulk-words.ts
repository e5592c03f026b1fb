import type { Change } from "../../shared/history.ts";
import { never } from "../../shared/statuses.ts";
import { countOf } from "../lib/count.ts";
import { formatDate } from "../lib/dates.ts";
import type { Piece } from "./sentence.ts";

/** The sentence about one thing that was done with many customers; the rest tell sentences of one record. */
export function bulkWords({ bulk, counts, fields }: Change): Piece[] | undefined {
  const [only] = fields;
  const to = only ? { field: only.field, value: only.to } : { name: "" };
  const many = { name: countOf(counts.customers, "customer") };
  switch (bulk) {
    case "addTag":
      return ["Added the tag ", to, " to ", many];
    case "removeTag":
      return ["Removed the tag ", to, " from ", many];
    case "company":
      return ["Moved ", many, " to ", to];
    case "followUp":
      return ["Added ", { name: countOf(counts.tasks, "follow-up") }];
    case "snoozedUntil":
      if (!only?.to) return ["Ended the snooze of ", many];
      return [
        "Snoozed ",
        many,
        only.to === never ? " for good" : ` until ${formatDate(String(only.to))}`,
      ];
    default:
      return undefined;
  }
}
