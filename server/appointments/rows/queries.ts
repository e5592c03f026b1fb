import { sql } from "kysely";
import { type AppointmentInput, appointment } from "../../../shared/kinds/appointments.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import type { OrPlaceholder } from "../../db/query/placeholders.ts";
import { nameOf } from "../../db/query/related.ts";
import { storeOf } from "../../db/records/store.ts";

/** What is answered of a row, besides the names of whom it is with. */
const columns = appointment.keyof().options.map((name) => `appointments.${name}` as const);
const names = [nameOf("appointments", "customer"), nameOf("appointments", "company")] as const;

/** The rule that a time with facts of its own is by; null where that is gone, and for all others. */
const seriesRepeat = sql<string | null>`CASE WHEN "appointments"."series" IS NULL THEN NULL ELSE (
  SELECT "s"."repeat" FROM "appointments" AS "s"
  WHERE "s"."owner" = "appointments"."owner" AND "s"."_id" = "appointments"."series") END`.as(
  "seriesRepeat",
);
const shown = [...columns, ...names, seriesRepeat] as const;

export const appointmentStore = storeOf("appointments", shown);
export type AppointmentRow = NonNullable<Awaited<ReturnType<typeof appointmentStore.find>>>;

/** The owner's appointments as they are read, see toAppointment. */
export function selectAppointments(db: Db, owner: OrPlaceholder<Owner>) {
  return db.selectFrom("appointments").where("appointments.owner", "=", owner).select(shown);
}

/** What is entered, as columns have it. */
export type AppointmentColumns = Omit<AppointmentInput, "attending"> & {
  attending?: string | undefined;
};

/** Each of who attends is named once. */
export function toColumns<Entered extends Pick<AppointmentInput, "attending">>({
  attending,
  ...others
}: Entered) {
  const list = attending && JSON.stringify([...new Set(attending)].sort());
  return { ...others, ...(list && { attending: list }) };
}

function readAttending(list: string): string[] {
  return list === "[]" ? [] : JSON.parse(list);
}

interface Named {
  company: string;
  companyName: string;
  customer: string;
  customerName: string;
}

/**
 * A row with whom it is with as that is answered: by id and name. What no answer has stays in, for
 * nothing else that goes through thousands of rows takes longer than leaving fields out.
 */
export function toNamed<Row extends Named>(row: Row) {
  return {
    ...row,
    company: { _id: row.company, name: row.companyName },
    customer: { _id: row.customer, name: row.customerName },
  };
}

/** The same with who attends, as a list. */
export function toStored<Row extends Named & { attending: string }>(row: Row) {
  return { ...toNamed(row), attending: readAttending(row.attending) };
}

interface Timed {
  repeat: string;
  series: string | null;
  original: string | null;
  seriesRepeat: string | null;
  attending: string;
}

/**
 * An appointment as it is answered. A time says by which rule it is; where that is gone, it is a plain
 * appointment.
 */
export function toAppointment<Row extends Named & Timed>(row: Row) {
  const named = toStored(row);
  if (row.series === null) return named;
  if (!row.seriesRepeat) return { ...named, series: null, original: null };
  return { ...named, repeat: row.seriesRepeat };
}
