import type { Change } from "../../shared/history/history.ts";
import type { ChangeRow } from "../db/acts/changes.ts";
import type { RecordTable } from "../db/schema.ts";

interface Detail {
  /** Where the customers of a company went before it was deleted, or into what a record was merged. */
  moveTo?: string;
  /** What was done with many customers, and what they were given. */
  bulk?: Change["bulk"];
  to?: string | null;
  imported?: Change["imported"];
  note?: string;
}

/** Not told by what became of the record. */
const alwaysTold = new Set<Change["bulk"]>(["followUp", "handOver", "away"]);

/** What else is known of an act. */
export function readDetail({ detail, count }: ChangeRow): Detail {
  const { moveTo, bulk, to, imported, note }: Detail = JSON.parse(detail ?? "{}");
  // Of one record all is told as usual, but for what is no change of it.
  const isOfMany = count > 1 || (bulk && alwaysTold.has(bulk));
  return {
    ...(moveTo !== undefined && { moveTo }),
    ...(imported && { imported }),
    ...(note && { note }),
    ...(bulk && isOfMany && { bulk, to: to ?? null }),
  };
}

const bulkFields: Partial<Record<NonNullable<Change["bulk"]>, string>> = {
  status: "status",
  addTag: "tags",
  removeTag: "tags",
  company: "company",
  snoozedUntil: "snoozedUntil",
  responsible: "responsible",
  handOver: "responsible",
};

/** What many customers were given. */
export function toBulkFields(
  bulk: NonNullable<Change["bulk"]>,
  to: string | null,
  nameOf: (kind: RecordTable, record: string) => string,
): Change["fields"] {
  const field = bulkFields[bulk];
  if (!field) return [];
  if (bulk !== "company" || to === null) return [{ field, from: null, to }];
  const name = nameOf("companies", to);
  return [{ field, from: null, to: { kind: "companies", _id: to, name } }];
}

/** What an undo tells of the acts that it undoes, each by its id. */
interface UndoDetail {
  /** How many of its records were left as they were. */
  kept: Record<string, number>;
  /** The undo before, which undid a part of it. */
  earlier: Record<string, string>;
}

export function readUndoDetail({ detail }: Pick<ChangeRow, "detail">): UndoDetail {
  return { kept: {}, earlier: {}, ...JSON.parse(detail ?? "{}") };
}
