import { z } from "zod";
import { wallClockMeta } from "../../shared/dates/date-fields.ts";
import { describeField } from "../../shared/kinds/field.ts";
import type { Column } from "./csv.ts";

interface DatedRecord {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/**
 * What was entered, then what the program has added; a new field of the schema comes by itself. What
 * a record belongs to comes first, by its name, and last by its id: two may share a name.
 */
export function columnsOf<Row extends DatedRecord>(
  input: z.ZodObject,
  timeZone: string | null,
  { parents = [], added = [], instants = [], people }: Rest<Row> = {},
): Column<Row>[] {
  const formatInstant = instantFormat(timeZone);
  return [
    ...parents.map(({ title, name }) => ({ title, read: name })),
    ...Object.entries(input.shape)
      .filter(([name, field]) => people || describeField(name, field).holds !== "person")
      .map(([name, field]) => toColumn<Row>(name, field, people)),
    ...added,
    ...[...instants, ...stamps].map(({ title, read }) => ({
      title,
      read: (row: Row) => formatInstant(read(row)),
    })),
    { title: "ID", read: ({ _id }) => _id },
    ...parents.map(({ title, id }) => ({ title: `${title} ID`, read: id })),
  ];
}

/** Instants in the user's own time, written so that every spreadsheet knows them as dates. */
export function instantFormat(timeZone: string | null): (at: string | null) => string {
  // sv-SE writes 2026-05-04 15:00.
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: timeZone ?? "UTC",
    dateStyle: "short",
    timeStyle: "short",
  });
  return (at) => (at === null ? "" : format.format(new Date(at)));
}

interface Rest<Row> {
  /** Who is on the desk, by id; absent where that is one, of whom no column speaks. */
  people?: ReadonlyMap<string, string> | undefined;
  parents?: Parent<Row>[];
  added?: Column<Row>[];
  instants?: Instant<Row>[];
}

interface Instant<Row> {
  title: string;
  read: (row: Row) => string | null;
}

const stamps: readonly Instant<DatedRecord>[] = [
  { title: "Created", read: ({ createdAt }) => createdAt },
  { title: "Updated", read: ({ updatedAt }) => updatedAt },
];

interface Parent<Row> {
  title: string;
  name: (row: Row) => string;
  id: (row: Row) => string;
}

interface Named {
  name: string;
}

/** Titled as the form labels the field. A wall-clock time is written as the others are. */
function toColumn<Row>(
  name: string,
  field: unknown,
  people: ReadonlyMap<string, string> = new Map(),
): Column<Row> {
  const { pattern } = (field instanceof z.ZodType && field.meta()) || {};
  const { title, holds } = describeField(name, field);
  const isTime = pattern === wallClockMeta.pattern;
  return {
    title,
    ...(holds === "phone" && { holds }),
    read: (row) => {
      // as: rows have the fields of their schema, of these types.
      const value = (row as Record<string, string | number | boolean | Named[] | null>)[name] ?? "";
      if (holds === "person") return people.get(String(value)) ?? "";
      if (typeof value === "boolean") return value ? "Yes" : "No";
      if (Array.isArray(value)) return value.map((one) => one.name).join(", ");
      return isTime ? String(value).replace("T", " ").slice(0, 16) : value;
    },
  };
}
