import { toCents } from "../../shared/money.ts";
import type { LoggedChange, LoggedRecord } from "../../shared/transfer/account-log.ts";
import type { RestoredChunk } from "../../shared/transfer/restore.ts";
import { refuseTooManyAbsences } from "../absences/queries.ts";
import {
  beginsTooEarly,
  refuseTooMany as refuseTooManySeries,
} from "../appointments/repeat/checks.ts";
import { listFollowed } from "../db/acts/followers.ts";
import { loggedKinds } from "../db/acts/logged-columns.ts";
import { restoreFacts, restoreRecords } from "../db/acts/restored.ts";
import { createState } from "../db/acts/state.ts";
import type { Row } from "../db/acts/touched.ts";
import type { Db, Owner, Whose } from "../db/engine/database.ts";
import { toSortKey } from "../db/query/search/text-keys.ts";
import { kindOf, shapeOf } from "../db/records/records.ts";
import type { RecordTable } from "../db/schema.ts";
import { listMembers } from "../desks/members.ts";
import { invalid } from "../errors.ts";
import { toBookingRow, toMailRows, toPageRow } from "../exports/kept-bookings.ts";
import { listParents } from "../history/fields.ts";
import { refuseTooManyTypes } from "../meeting-types/queries.ts";
import { serverMessages } from "../messages.ts";
import { refuseTooManyTags, toTagColumn } from "../tags/queries.ts";
import { refuseTooManyViews } from "../views/queries.ts";
import { areStored } from "./stored.ts";
import { toClockHere, toClocksHere } from "./times.ts";

/** What everybody has only so many of. */
const limits: Record<RecordTable, typeof refuseTooManyTags | null> = {
  tags: refuseTooManyTags,
  companies: null,
  customers: null,
  appointments: refuseTooManySeries,
  activities: null,
  tasks: null,
  absences: refuseTooManyAbsences,
  meetingTypes: refuseTooManyTypes,
  views: refuseTooManyViews,
};

/**
 * Writes the rows of a chunk, and answers how many of them are new. What is of somebody who is not on this
 * desk becomes that of whoever restores.
 */
export async function writeChunk(
  tx: Db,
  { owner, person }: Required<Whose>,
  chunk: RestoredChunk,
): Promise<number> {
  const zones = await listMembers(tx, owner);
  const members = new Set(zones.keys());
  const toHere: ToHere = (id) => (typeof id === "string" && members.has(id) ? id : person);
  switch (chunk.part) {
    case "statuses": {
      const rows = chunk.rows.map(({ fromValue, toValue, ...row }) => ({
        ...row,
        fromValue: fromValue === null ? null : toCents(fromValue),
        toValue: toCents(toValue),
      }));
      return restoreFacts(tx, owner, "statusChanges", rows);
    }
    case "responsible": {
      const rows = chunk.rows.map(({ kind, record, at, from, to }) => ({
        ...{ record, at, from: toHere(from), to: toHere(to) },
        // Of customers it is said when they are here.
        company: kind === "companies" ? record : null,
      }));
      return restoreFacts(tx, owner, "responsibleChanges", rows);
    }
    case "contacts":
      return restoreFacts(tx, owner, "contactDays", chunk.rows);
    case "reminders": {
      const rows = chunk.rows.map(({ user, isDone, isMailed, ...row }) => ({
        ...row,
        user: toHere(user),
        isDone: Number(isDone),
        isMailed: Number(isMailed),
      }));
      return restoreFacts(tx, owner, "reminders", rows);
    }
    case "dismissals": {
      const rows = chunk.rows.map(({ records, ...row }) => ({
        ...row,
        records: JSON.stringify(records),
      }));
      return restoreFacts(tx, owner, "dismissals", rows);
    }
    case "bookingPages": {
      const rows = chunk.rows.map((row) => toPageRow(row, toHere));
      return restoreFacts(tx, owner, "bookingPages", rows);
    }
    case "bookings": {
      const rows = chunk.rows.map((row) => toBookingRow(row, toHere));
      return restoreFacts(tx, owner, "bookings", rows);
    }
    case "bookingMails":
      return restoreFacts(tx, owner, "bookingMails", await toMailRows(tx, owner, chunk.rows));
    case "changes": {
      const told = await toClocksHere(tx, owner, chunk.rows, { zones, toHere });
      const rows = told.map(({ user, ...row }) => ({
        ...toChangeRow(row, toHere),
        user: user === null ? null : toHere(user),
      }));
      return restoreFacts(tx, owner, "changes", rows);
    }
    case "records": {
      const told = await toClocksHere(tx, owner, chunk.rows, { zones, toHere });
      const rows = told.map((row) => toRecordRow(row, toHere));
      return restoreFacts(tx, owner, "changeRecords", rows);
    }
    default: {
      const { part } = chunk;
      const { people, peopleOrNobody, groups, about } = kindOf(part);
      // Who was away from another desk is not away from this one.
      const isAlone = members.size === 1;
      const here = chunk.rows
        .map((row) => ({ row, kept: toRow(part, row) }))
        .filter(({ kept }) => about === undefined || isAlone || members.has(String(kept[about])));
      const rows = here.map(({ row, kept }) => {
        // Older files name only the first of them.
        const [first = ""] = people;
        const own = Object.fromEntries(
          people.map((name) => [name, toHere(kept[name] ?? kept[first])]),
        );
        const orNobody = peopleOrNobody.map((name) => [name, hereOrNobody(kept[name], toHere)]);
        const several = groups.map((name) => [name, toGroup(kept[name], members)]);
        const at = part === "appointments" ? toClockHere(kept, row, zones.get(own.host ?? "")) : {};
        return { ...kept, ...at, ...own, ...Object.fromEntries([...orNobody, ...several]) };
      });
      if (rows.some(beginsTooEarly)) throw invalid(serverMessages.restore.unfit);
      const written = await restoreRecords(tx, owner, part, await settle(tx, owner, part, rows));
      await limits[part]?.(tx, owner, 0);
      return written;
    }
  }
}

/** A record as its table has it: what it belongs to by id alone, money in cents. */
function toRow(table: RecordTable, record: object): Row {
  const { parents, mentions, groups, summed, blank, flags, json } = shapeOf(table);
  const values = new Map<string, unknown>(Object.entries(record));
  const columns = ["_id", ...loggedKinds[table].columns].map((column) => {
    const value = values.get(column);
    if (column in mentions) return [column, toTagColumn(readIds(value))];
    if (groups.includes(column)) return [column, JSON.stringify(value ?? [])];
    if (json.includes(column)) return [column, JSON.stringify(value ?? null)];
    if (column === summed) return [column, toCents(Number(value))];
    if (flags.includes(column)) return [column, Number(value)];
    if (blank.includes(column)) return [column, value ?? ""];
    return [column, column in parents ? readId(value) : value];
  });
  return Object.fromEntries(columns);
}

// What the schemas of the rows have checked.
function readIds(value: unknown): string[] {
  return Array.isArray(value) ? value.map(({ _id }) => _id) : [];
}

function readId(value: unknown): unknown {
  return value !== null && typeof value === "object" && "_id" in value ? value._id : value;
}

/**
 * Records whose parents are here. While a file was written its owner may have moved some of them, so
 * that each gets the company that its customer has.
 */
async function settle(tx: Db, owner: Owner, table: RecordTable, rows: readonly Row[]) {
  const state = createState(tx, owner);
  const parents = rows.flatMap((row) => listParents(table, row));
  for (const [kind, some] of Map.groupBy(parents, (parent) => parent.kind)) {
    await state.load(
      kind,
      some.map(({ record }) => record),
    );
  }
  const settled = rows.map((row) => ({ ...row, ...listFollowed(state, table, row) }));
  // The company of a customer who is here is here.
  return settled.filter((row) =>
    listParents(table, row)
      .slice(0, 1)
      .every(({ kind, record }) => state.get(kind, record)),
  );
}

/** Who of a list is on this desk: nobody else attends in their place. */
function toGroup(list: unknown, members: ReadonlySet<string>): string {
  // as: the schemas of the rows have checked it.
  const ids = (typeof list === "string" ? JSON.parse(list) : []) as string[];
  return JSON.stringify(ids.filter((id) => members.has(id)));
}

/** Whoever an id of the file is on this desk. */
type ToHere = (id: unknown) => string;

/** Nobody takes the place of who is not on this desk. */
function hereOrNobody(id: unknown, toHere: ToHere): string | null {
  const here = toHere(id);
  return here === id ? here : null;
}

function toChangeRow(row: LoggedChange, toHere: ToHere): Row {
  const { name, counts, isKept, detail, ...facts } = row;
  return {
    ...toRecordRow(facts, toHere),
    name,
    nameKey: toSortKey(name),
    counts: counts && JSON.stringify(counts),
    isKept: Number(isKept),
    detail: detail && JSON.stringify(detail),
  };
}

function toRecordRow<Logged extends Pick<LoggedRecord, "kind" | "before" | "after" | "clocks">>(
  row: Logged,
  toHere: ToHere,
) {
  refuseUnknown(row);
  const { kind, before, after, clocks: _clocks, ...facts } = row;
  const { people, peopleOrNobody } = kindOf(kind);
  const toText = (fields: LoggedRecord["before"]) => {
    if (!fields) return null;
    const isNamed = (name: string) => Boolean(fields[name]);
    const own = people.filter(isNamed).map((name) => [name, toHere(fields[name])]);
    const orNobody = peopleOrNobody
      .filter(isNamed)
      .map((name) => [name, hereOrNobody(fields[name], toHere)]);
    return JSON.stringify({ ...fields, ...Object.fromEntries([...own, ...orNobody]) });
  };
  return { ...facts, kind, before: toText(before), after: toText(after) };
}

/** Throws the 400 for what undo could not put back. */
function refuseUnknown({ kind, before, after }: Pick<LoggedRecord, "kind" | "before" | "after">) {
  if (areStored(kind, before) && areStored(kind, after)) return;
  throw invalid(serverMessages.restore.unknownFields);
}
