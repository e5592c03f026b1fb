import type { User } from "../../shared/account/auth.ts";
import { todayIn } from "../../shared/dates/dates.ts";
import type { FollowUpDays } from "../../shared/follow-up.ts";
import { readWho } from "../../shared/lists/who.ts";
import {
  type ColumnUnit,
  columnsOf,
  type Days,
  type Period,
  readPeriod,
} from "../../shared/reports/report-periods.ts";
import type { ReportQuery } from "../../shared/reports/reports.ts";
import type { Instants } from "../db/query/spans.ts";
import { readFollowUp } from "../filters/attention.ts";
import { endOfDay, startOfDay } from "../filters/moment.ts";

/** What a section is asked for, and by whose clock and settings. */
export interface Asked {
  period: Period;
  /** The user's own. */
  today: string;
  zone: string;
  weekStart: User["settings"]["formats"]["weekStart"];
  followUp: FollowUpDays;
  /** Only of these; everyone without. */
  people?: readonly string[] | undefined;
}

interface Call {
  query: ReportQuery;
  user: Pick<User, "timeZone" | "settings">;
  session: { followUp: string | null };
  person: string;
}

export function toAsked({ query, user, session, person }: Call): Asked {
  const period = readPeriod(query.period, query.on);
  if (!period) throw new Error("The query was checked");
  return {
    period,
    today: query.on,
    zone: user.timeZone ?? "UTC",
    weekStart: user.settings.formats.weekStart,
    followUp: readFollowUp(session.followUp),
    people: readWho(query.who, person),
  };
}

/** Days, and the instants at which they begin and have ended. */
export type Span = Days & Instants;

export function toSpan({ from, to }: Days, zone: string): Span {
  return { from, to, begin: startOfDay(zone, from), end: endOfDay(zone, to) };
}

/** The columns of a chart that tells of these days. */
export function toSpans(days: Days, unit: ColumnUnit, { zone, weekStart }: Asked): Span[] {
  return columnsOf(days, unit, weekStart).map((column) => toSpan(column, zone));
}

/** The user's own day of an instant; null without one. */
export function toDay(instant: string | null | undefined, zone: string): string | null {
  return instant ? todayIn(zone, new Date(instant)) : null;
}
