import { activityInput } from "../../shared/activities.ts";
import { appointmentInput } from "../../shared/appointments.ts";
import { companyInput } from "../../shared/companies.ts";
import { customerInput } from "../../shared/customers.ts";
import type { ImportRow } from "../../shared/imports.ts";
import type { RestoredPart } from "../../shared/restore-rows.ts";
import { tagInput } from "../../shared/tags.ts";
import { taskInput } from "../../shared/tasks.ts";
import { viewInput } from "../../shared/views.ts";

const inputs = {
  tags: Object.keys(tagInput.shape),
  companies: Object.keys(companyInput.shape),
  // Not `importedCustomer`: its module would bring zod's unions to every form.
  customers: [...Object.keys(customerInput.shape), "company"],
  appointments: Object.keys(appointmentInput.shape),
  activities: [...Object.keys(activityInput.shape), "company", "customer"],
  tasks: Object.keys(taskInput.shape),
  views: Object.keys(viewInput.shape),
} as const satisfies Partial<Record<RestoredPart, readonly string[]>>;

/** Lists of records, each after those that its records belong to. */
export type RecordPart = keyof typeof inputs;
export const recordParts = Object.keys(inputs) as RecordPart[]; // as: its own names.

export function isRecordPart(part: string): part is RecordPart {
  return part in inputs;
}

/** A record of a Client Desk file. */
export interface RecordRow {
  _id: string;
  updatedAt: string;
  [field: string]: unknown;
}

/** What can be given of a record, as the API takes it: what it belongs to by its id. */
export function toValues(
  part: RecordPart,
  row: RecordRow,
  tagIds: ReadonlyMap<string, string> = new Map(),
): Record<string, unknown> {
  const entries = inputs[part]
    .filter((name) => row[name] !== undefined)
    .map((name): [string, unknown] => {
      const value = row[name];
      if (!Array.isArray(value)) return [name, toId(value)];
      const ids = value.map(toId).map((id) => tagIds.get(String(id)) ?? id);
      return [name, [...new Set(ids)]];
    });
  return Object.fromEntries(entries);
}

function toId(value: unknown): unknown {
  return value !== null && typeof value === "object" && "_id" in value ? value._id : value;
}

/** As a row of an import; with a version it changes the record that is here. */
export function toImportRow(
  kind: RecordPart,
  row: RecordRow,
  tagIds: ReadonlyMap<string, string>,
  updatedAt?: string,
): ImportRow {
  const values = toValues(kind, row, tagIds);
  const act =
    updatedAt === undefined
      ? { act: "create" }
      : { act: "update", updatedAt, replace: Object.keys(values) };
  // as: a record of this kind; the server checks it.
  return { kind, ...act, _id: row._id, values } as ImportRow;
}
