import type { Role } from "../../shared/account/roles.ts";
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
import type { Db, Whose as DeskAndPerson } from "../db/engine/database.ts";
import { readFollowUp } from "../filters/attention.ts";
import { momentOf } from "../filters/moment.ts";
import { readAppointmentReport } from "../reports/appointments/report.ts";
import { readContact } from "../reports/contact/contact.ts";
import { readShares } from "../reports/shares/report.ts";
import { readGrowth } from "../reports/states/growth.ts";
import { readValue } from "../reports/states/value.ts";

/** On a desk of several: members get their own figures, who runs the desk or only reads there everyone's. */
type Whose = "mine" | "everyone" | undefined;

/** What the reports say of a month, compared with the one before it. */
export interface Month {
  whose: Whose;
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
  role: Role;
  isAlone: boolean;
}

function whoseOf({ role, isAlone }: Pick<Recipient, "role" | "isAlone">): Whose {
  if (isAlone) return undefined;
  return role === "member" ? "mine" : "everyone";
}

/** The month that begins on this day. Undefined while there was neither a customer nor an appointment. */
export async function readMonth(
  db: Db,
  { owner, person }: Required<DeskAndPerson>,
  recipient: Recipient,
  first: string,
  now: Date,
): Promise<Month | undefined> {
  const { timeZone, settings, followUp } = recipient;
  const whose = whoseOf(recipient);
  const { zone, today, wallTime } = momentOf({ user: { timeZone }, followUp }, now);
  const last = addDays(addMonths(first, 1), -1);
  const period = readPeriod(`${first}..${last}`, today);
  if (!period) throw new Error("A month that is over is a period");
  const { weekStart } = settings.formats;
  const people = whose === "mine" ? [person] : undefined;
  const asked = { period, today, zone, weekStart, followUp: readFollowUp(followUp), people };
  const growth = await readGrowth(db, owner, asked);
  const appointments = await readAppointmentReport(db, owner, asked, wallTime);
  const isEmpty = [growth, appointments].every(({ since }) => since === null || since > last);
  if (isEmpty) return undefined;
  return {
    whose,
    period,
    growth,
    appointments,
    value: await readValue(db, owner, asked),
    contact: await readContact(db, owner, asked, now),
    shares: await readShares(db, owner, asked),
  };
}
