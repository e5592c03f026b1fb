import type { Settings } from "../../shared/account/settings.ts";
import { addDays, addMonths } from "../../shared/dates/dates.ts";
import { type Period, readPeriod } from "../../shared/reports/report-periods.ts";
import type {
  AppointmentsReport,
  ContactReport,
  GrowthReport,
  SharesReport,
  ValueReport,
} from "../../shared/reports/reports.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readFollowUp } from "../filters/attention.ts";
import { momentOf } from "../filters/moment.ts";
import { readAppointmentReport } from "../reports/appointments/report.ts";
import { readContact } from "../reports/contact/contact.ts";
import { readShares } from "../reports/shares/report.ts";
import { readGrowth } from "../reports/states/growth.ts";
import { readValue } from "../reports/states/value.ts";

/** What the reports say of a month, compared with the one before it. */
export interface Month {
  period: Period;
  value: ValueReport;
  growth: GrowthReport;
  appointments: AppointmentsReport;
  contact: ContactReport;
  shares: SharesReport;
}

interface Recipient {
  timeZone: string | null;
  settings: Settings;
  followUp: string | null;
}

/** The month that begins on this day. Undefined while there was neither a customer nor an appointment. */
export async function readMonth(
  db: Db,
  owner: Owner,
  { timeZone, settings, followUp }: Recipient,
  first: string,
  now: Date,
): Promise<Month | undefined> {
  const { zone, today, wallTime } = momentOf({ user: { timeZone }, followUp }, now);
  const last = addDays(addMonths(first, 1), -1);
  const period = readPeriod(`${first}..${last}`, today);
  if (!period) throw new Error("A month that is over is a period");
  const { weekStart } = settings.formats;
  const asked = { period, today, zone, weekStart, followUp: readFollowUp(followUp) };
  const growth = await readGrowth(db, owner, asked);
  const appointments = await readAppointmentReport(db, owner, asked, wallTime);
  const isEmpty = [growth, appointments].every(({ since }) => since === null || since > last);
  if (isEmpty) return undefined;
  return {
    period,
    growth,
    appointments,
    value: await readValue(db, owner, asked),
    contact: await readContact(db, owner, asked, now),
    shares: await readShares(db, owner, asked),
  };
}
