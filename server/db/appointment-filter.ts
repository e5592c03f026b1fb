import type { ExpressionBuilder } from "kysely";
import type { AppointmentQuery } from "../../shared/appointments.ts";
import { findCandidates, isOneOf } from "./candidates.ts";
import type { Db, Owner } from "./database.ts";
import { isWithin } from "./date-range.ts";
import type { Tables } from "./schema.ts";
import { matches } from "./text-matching.ts";

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
