import type { Appointment } from "../../../shared/appointments.ts";
import { messages } from "../../../shared/messages.ts";
import { isTimeOn } from "../../../shared/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { notFound } from "../../errors.ts";
import { seekAppointment, toAppointment } from "../queries.ts";
import { readTimeName, toTime } from "./times.ts";

/** The row of a repeating appointment with the day of one of its times. */
type Row = NonNullable<Awaited<ReturnType<typeof seekAppointment>>>;

/** What an id names: a row, or a time that has none; undefined when it names nothing. */
export type Named = { row: Row; day?: undefined } | { series: Row; day: string } | undefined;

export async function seekNamed(db: Db, owner: Owner, id: string): Promise<Named> {
  const row = await seekAppointment(db, owner, id);
  if (row) return { row };
  const name = readTimeName(id);
  if (!name) return undefined;
  const series = await seekAppointment(db, owner, name.series);
  if (!series?.repeat || series.except.includes(name.day)) return undefined;
  if (!isTimeOn(series.repeat, series.date, name.day)) return undefined;
  return { series, day: name.day };
}

/** An appointment or a time of a repeating one. Throws the 404 when the owner has none of such a name. */
export async function findAppointment(db: Db, owner: Owner, id: string): Promise<Appointment> {
  const named = await seekNamed(db, owner, id);
  if (!named) throw notFound(messages.appointments.notFound);
  if (named.day === undefined) return toAppointment(named.row);
  return toTime(named.series, named.day + named.series.date.slice(10));
}
