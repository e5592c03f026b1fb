import { areTwoFirms, readFirmName } from "../../../../shared/matching/firm-name.ts";
import { toEmailKey } from "../../../../shared/matching/match-keys.ts";
import { toPhoneKey } from "../../../../shared/matching/phone-key.ts";
import { tagLimits } from "../../../../shared/tag-limits.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import type { Match } from "../match/column-match.ts";
import { comparedFields, isOfUs, wordOf } from "../match/targets.ts";
import { tagKey } from "../names.ts";
import type { Difference, Draft } from "./draft.ts";
import type { Named } from "./named.ts";

/**
 * Fields as they are stored, but for the company and the tags, which are by name, and who attends: ids with commas
 * between them.
 */
export interface Values {
  [field: string]: string | number | string[] | null;
}

/** The field that holds what has no field of its own. */
export function notesFieldOf(kind: ImportKind): "notes" | "description" {
  return kind === "companies" ? "description" : "notes";
}

/** What a row becomes as a new record. */
export function valuesOf(draft: Draft, match: Match): Values {
  const values: Values = {};
  for (const field of comparedFields[match.kind]) {
    const value = draft.cells[field]?.value;
    if (value !== null && value !== undefined) values[field] = value;
  }
  const notes = toNotes(notesOf(draft, match));
  if (notes !== "") values[notesFieldOf(match.kind)] = notes;
  const tags = draft.cells.tags?.value;
  if (Array.isArray(tags)) values.tags = tags;
  if (match.kind !== "companies" && draft.company) values.company = draft.company.name;
  return values;
}

/** What of a row goes to the notes: its own, what has no field, and what could not be read. */
export function notesOf(draft: Draft, match: Match): string[] {
  const own = draft.cells.notes?.value;
  return [...(typeof own === "string" ? [own] : []), ...draft.extra, ...unreadOf(draft, match)];
}

/** Maybe longer than notes may be: whoever writes them cuts them, and tells. */
export function toNotes(lines: readonly string[]): string {
  return lines.filter(Boolean).join("\n").replaceAll("\0", "").toWellFormed();
}

/** What could not be read, with the heading of its column. */
export function unreadOf({ cells }: Draft, { columns }: Match): string[] {
  return Object.entries(cells).flatMap(([target, { text, problem }]) => {
    const heading = columns.find(({ becomes }) => becomes === target)?.heading;
    return problem && text !== "" ? [heading ? imports.named(heading, text) : text] : [];
  });
}

/** A record as it is answered, in the shape of a row. */
export function toValues(record: Record<string, unknown>): Values {
  // as: a record's tags, by the schema; the other fields that are compared are texts and numbers.
  const tags = ((record.tags ?? []) as Named[]).map(({ name }) => name);
  const people = Array.isArray(record.attending) && { attending: record.attending.join() };
  return { ...(record as Values), ...people, tags, company: String(record.companyName ?? "") };
}

/** Of ids with commas between them. */
function namesOf(ids: string): string {
  return ids.split(",").map(nameOfPerson).join("; ");
}

/**
 * What a row changes of the record that it is. Nothing is emptied, and what is filled is replaced only
 * in the fields that the user has chosen; notes and tags are added to. Another way to reach somebody is
 * kept in the notes.
 */
export function changesTo(
  record: Values,
  draft: Draft,
  match: Match,
  replaced: readonly string[] = [],
): Values {
  const changes: Values = {};
  const values = valuesOf(draft, match);
  for (const field of comparedFields[match.kind]) {
    const value = values[field];
    const has = record[field];
    if (value !== undefined && value !== has && isEmpty(field, has)) changes[field] = value;
  }
  const lines: string[] = [];
  for (const { field, own } of differencesTo(record, draft, match)) {
    if (replaced.includes(field)) changes[field] = own;
    else if (isContact(field)) lines.push(imports.named(wordOf(field), String(own)));
  }
  lines.push(...takeClash(record, changes));
  return {
    ...changes,
    ...addedTo(record, [...notesOf(draft, match), ...lines], values.tags, match),
  };
}

/** What both have, each another one. */
export function differencesTo(record: Values, draft: Draft, match: Match): Difference[] {
  const values = valuesOf(draft, match);
  const differences: Difference[] = comparedFields[match.kind].flatMap((field) => {
    const old = record[field] ?? null;
    const own = values[field] ?? null;
    if (own === null || isEmpty(field, old) || isSame(field, old, own)) return [];
    return { field, old, own };
  });
  // One that the row does not name is that of its record.
  const isNamed = match.kind === "customers" && draft.cells.company?.value;
  const [old, own] = [String(record.company), String(values.company)];
  if (isNamed && areTwoFirms(readFirmName(old), readFirmName(own))) {
    differences.push({ field: "company", old, own });
  }
  return differences;
}

const contacts = ["email", "phone", "website", "address"] as const;

function isContact(field: string): field is (typeof contacts)[number] {
  return contacts.some((one) => one === field);
}

/** Zero is the amount of whoever has none. */
function isEmpty(field: string, value: Values[string] | undefined): boolean {
  return (
    value === undefined || value === null || value === "" || (field === "value" && value === 0)
  );
}

/** However it is written. */
function isSame(field: string, one: Values[string], other: Values[string]): boolean {
  if (one === other) return true;
  const toKey = { email: toEmailKey, phone: toPhoneKey }[field];
  const key = toKey?.(String(one));
  return key !== undefined && key !== "" && key === toKey?.(String(other));
}

/** What a row adds to an earlier one that is the same: what differs goes to the notes. */
export function additionsTo(earlier: Values, draft: Draft, match: Match): Values {
  const changes: Values = {};
  const lines: string[] = [];
  const values = valuesOf(draft, match);
  if (match.kind !== "customers" || !draft.cells.company?.value) delete values.company;
  for (const field of [...comparedFields[match.kind], "company"] as const) {
    const value = values[field];
    const has = earlier[field];
    if (value === undefined || value === has) continue;
    if (isEmpty(field, has)) changes[field] = value;
    else if (!isSameText(value, has ?? null)) {
      lines.push(
        imports.named(wordOf(field), String(isOfUs(field) ? namesOf(String(value)) : value)),
      );
    }
  }
  const added = [...notesOf(draft, match), ...lines, ...takeClash(earlier, changes)];
  return { ...changes, ...addedTo(earlier, added, values.tags, match) };
}

/** Takes out of the changes what the record cannot have with what it has, as lines of its notes. */
function takeClash(record: Values, changes: Values): string[] {
  const { repeat, outcome } = { ...record, ...changes };
  if (!repeat || !outcome) return [];
  const clashing = (["repeat", "outcome"] as const).filter((field) => changes[field]);
  return clashing.map((field) => {
    const line = imports.named(wordOf(field), String(changes[field]));
    delete changes[field];
    return line;
  });
}

/** Whether lines stand in a text as they are: `Fax: 555-12` does not in `Fax: 555-1234`. */
function hasLines(text: string, lines: string): boolean {
  return `\n${text}\n`.includes(`\n${lines}\n`);
}

function isSameText(value: Values[string], other: Values[string]): boolean {
  return tagKey(String(value)) === tagKey(String(other));
}

/**
 * The notes with the lines that are not in them, and the tags with those that are not among them; a
 * line of the notes has those for which the record has no room.
 */
function addedTo(
  record: Values,
  lines: readonly string[],
  tags: Values[string] | undefined,
  { kind }: Match,
): Values {
  const field = notesFieldOf(kind);
  const notes = String(record[field] ?? "");
  const has = Array.isArray(record.tags) ? record.tags : [];
  const keys = new Set(has.map(tagKey));
  const more = Array.isArray(tags) ? tags.filter((tag) => !keys.has(tagKey(tag))) : [];
  const room = Math.max(0, tagLimits.each - has.length);
  const left = more.slice(room);
  const all = left.length > 0 ? [...lines, imports.named(wordOf("tags"), left.join(", "))] : lines;
  const added = all.filter((line) => !hasLines(notes, line));
  return {
    ...(added.length > 0 && { [field]: toNotes([notes, ...added]) }),
    ...(more.length > 0 && room > 0 && { tags: [...has, ...more.slice(0, room)] }),
  };
}
