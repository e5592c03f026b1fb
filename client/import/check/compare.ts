import type { Draft, ImportKind, Match, Named } from "../types.ts";
import { nameKey } from "./names.ts";

/** What a row has for the fields of its record. The company and the tags are by name. */
export interface Values {
  [field: string]: string | number | string[] | null;
}

const fieldsOf = {
  customers: ["name", "email", "phone", "status", "value", "lastContact"],
  companies: ["name", "email", "phone", "website", "address", "industry"],
  appointments: ["title", "date", "duration", "outcome", "repeat"],
} as const;

/** The field that holds what has no field of its own. */
export function notesFieldOf(kind: ImportKind): "notes" | "description" {
  return kind === "companies" ? "description" : "notes";
}

/** The values of a row that has any, as they are stored. */
export function valuesOf(draft: Draft, { kind }: Match): Values {
  const values: Values = {};
  for (const field of fieldsOf[kind]) {
    const value = draft.cells[field]?.value;
    if (value !== null && value !== undefined) values[field] = value;
  }
  return values;
}

/** What of a row goes to the notes: its own, what has no field, and what could not be read. */
export function notesOf(draft: Draft, match: Match): string[] {
  const own = draft.cells.notes?.value;
  return [...(typeof own === "string" ? [own] : []), ...draft.extra, ...unreadOf(draft, match)];
}

/** What could not be read, by the name of its column. */
export function unreadOf({ cells }: Draft, { columns }: Match): string[] {
  return Object.entries(cells).flatMap(([target, { text, problem }]) => {
    const heading = columns.find(({ becomes }) => becomes === target)?.heading;
    return problem && text !== "" ? [heading ? `${heading}: ${text}` : text] : [];
  });
}

/** What a row would change of the record that it is: nothing is emptied, and notes and tags are added to. */
export function changesTo(record: Record<string, unknown>, draft: Draft, match: Match): Values {
  const changes: Values = {};
  for (const [field, value] of Object.entries(valuesOf(draft, match))) {
    // An older contact is nothing new.
    const isOlder = field === "lastContact" && String(value) <= String(record[field]);
    if (!isOlder && value !== record[field]) changes[field] = value;
  }
  const field = notesFieldOf(match.kind);
  const notes = String(record[field] ?? "");
  const added = notesOf(draft, match).filter((line) => !notes.includes(line));
  if (added.length > 0) changes[field] = [notes, ...added].filter(Boolean).join("\n");
  const tags = addedTags(record.tags, draft);
  if (tags.length > 0) changes.tags = tags;
  const { company } = draft;
  if (match.kind === "customers" && draft.cells.company?.value && company) {
    const same = company._id ? company._id === record.company : false;
    if (!same && nameKey(company.name) !== nameKey(String(record.companyName ?? ""))) {
      changes.company = company.name;
    }
  }
  return changes;
}

/** The names of all tags, if there are some that the record does not have. */
function addedTags(tags: unknown, { cells }: Draft): string[] {
  const given = cells.tags?.value;
  if (!Array.isArray(given)) return [];
  // as: a record's tags, by the schema.
  const names = ((tags ?? []) as Named[]).map(({ name }) => name);
  const has = new Set(names.map(nameKey));
  const added = given.filter((name) => !has.has(nameKey(name)));
  return added.length > 0 ? [...names, ...added] : [];
}
