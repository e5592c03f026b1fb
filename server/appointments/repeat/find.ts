import type { Appointment } from "../../../shared/kinds/appointments.ts";
import { messages } from "../../../shared/messages.ts";
import { readTimeName } from "../../../shared/repeat/time-names.ts";
import { isTimeOn } from "../../../shared/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { notFound } from "../../errors.ts";
import { type AppointmentRow, appointmentStore, toAppointment } from "../rows/queries.ts";
import { toTime } from "./times.ts";

/** What an id names: a row, or a time that has none; undefined when it names nothing. */
export type Named =
  | { row: AppointmentRow; day?: undefined }
  | { series: AppointmentRow; day: string }
  | undefined;

export async function findNamed(db: Db, owner: Owner, id: string): Promise<Named> {
  const row = await appointmentStore.find(db, owner, id);
  if (row) return { row };
  const name = readTimeName(id);
  if (!name) return undefined;
  const series = await appointmentStore.find(db, owner, name.series);
  if (!series?.repeat || series.except.includes(name.day)) return undefined;
  if (!isTimeOn(series.repeat, series.date, name.day)) return undefined;
  return { series, day: name.day };
}

/** An appointment or a time of a repeating one. Throws the 404 when the owner has none of such a name. */
export async function findAppointment(db: Db, owner: Owner, id: string): Promise<Appointment> {
  const named = await findNamed(db, owner, id);
  if (!named) throw notFound(messages.appointments.notFound);
  if (named.day === undefined) return toAppointment(named.row);
  return toTime(named.series, named.day + named.series.date.slice(10));
}
