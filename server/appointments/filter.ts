import { type ExpressionBuilder, sql } from "kysely";
import type { AppointmentQuery } from "../../shared/appointments.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { findCandidates, isOneOf } from "../db/query/candidates.ts";
import { matches } from "../db/query/text-matching.ts";
import type { Tables } from "../db/schema.ts";

/** The condition that a query sets. Where a search leaves only a few of all, these are named. */
export async function findMatching(db: Db, owner: Owner, query: AppointmentQuery) {
  const { search, startDate, endDate, company, customer } = query;
  const isOfOne = company !== undefined || customer !== undefined;
  const ids =
    search && !isOfOne ? await findCandidates(db, owner, "appointments", search) : undefined;
  return (eb: ExpressionBuilder<Tables, "appointments">) =>
    eb.and([
      isWithin({ startDate, endDate })(eb),
      ...(search ? [matches(db, "appointments", search)] : []),
      ...(company ? [eb("appointments.company", "=", company)] : []),
      ...(customer ? [eb("appointments.customer", "=", customer)] : []),
      ...(ids ? [isOneOf(db, "appointments._id", ids)] : []),
    ]);
}

/** Both bounds inclusive, each a date or a wall-clock time; an absent one leaves that side open. */
export interface DateRange {
  startDate?: string | undefined;
  endDate?: string | undefined;
}

const midnight = "T00:00:00.000Z";
const plainDateLength = 10;
/** Follows every time of a day, for texts are compared by code point. */
const afterAnyTime = "T~";

/** The day that an appointment is on. */
export const dayOf = sql<string>`substr(${sql.ref("appointments.date")}, 1, ${sql.lit(plainDateLength)})`;

/** The first and the last text that a date or time within whole days can have. */
export function toSpan(firstDay: string, lastDay: string): { begin: string; end: string } {
  return { begin: firstDay, end: lastDay + afterAnyTime };
}

/**
 * Appointments within a range. A plain bound means its whole day. An appointment without a time
 * belongs to its day, so it is within when any part of the day is.
 */
function isWithin({ startDate, endDate }: DateRange) {
  return (eb: ExpressionBuilder<Tables, "appointments">) => {
    const conditions = [];
    if (startDate !== undefined) {
      const day = startDate.slice(0, plainDateLength);
      // The plain date sorts before every time of its day, so this alone is right for whole days,
      // and with a time it still lets the index do the work.
      conditions.push(eb("appointments.date", ">=", day));
      if (startDate !== day && startDate !== day + midnight) {
        const hasNoTime = eb(eb.fn("length", ["appointments.date"]), "=", plainDateLength);
        conditions.push(eb.or([eb("appointments.date", ">=", startDate), hasNoTime]));
      }
    }
    if (endDate !== undefined) {
      const isPlain = endDate.length === plainDateLength;
      conditions.push(eb("appointments.date", "<=", isPlain ? endDate + afterAnyTime : endDate));
    }
    return eb.and(conditions);
  };
}
