import type { FollowUp, FollowUpDays } from "../../shared/follow-up.ts";
import { toDollars } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { neglectOf } from "../customers/totals.ts";
import { sum } from "../db/derived/totals.ts";
import { type Db, inTransaction, type Owner } from "../db/engine/database.ts";
import { readTogether } from "../db/query/prepared.ts";
import { readFollowUp } from "../filters/attention.ts";
import type { Moment } from "../filters/moment.ts";

/** The days, and how many customers need attention on one. */
export async function readNeglect(
  db: Db,
  owner: Owner,
  moment: Pick<Moment, "days" | "zone">,
  on: string,
): Promise<FollowUp> {
  const { statements, toNeglect } = neglectOf(owner, moment, on);
  const all = toNeglect(...(await readTogether(db, owner, statements)));
  const of = (status: string) => all.filter((one) => one.status === status);
  const needed = sum(all.map((one) => one.needed));
  return {
    days: moment.days,
    // as: one of each status.
    neglected: Object.fromEntries(
      customerStatuses.map((status) => [
        status,
        sum(of(status).map((one) => one.needed)).customers,
      ]),
    ) as FollowUp["neglected"],
    customers: needed.customers,
    value: toDollars(needed.value),
    snoozed: sum(all.map((one) => one.snoozed)).customers,
  };
}

/** Sets the days of some statuses, and answers those of all. */
export function changeFollowUp(
  db: Db,
  owner: Owner,
  changes: Partial<FollowUpDays>,
): Promise<FollowUpDays> {
  return inTransaction(db, owner, async (tx) => {
    const desks = tx.selectFrom("desks").where("_id", "=", owner);
    const { followUp } = await desks.select("followUp").executeTakeFirstOrThrow();
    const days = { ...readFollowUp(followUp), ...changes };
    await tx
      .updateTable("desks")
      .set({ followUp: JSON.stringify(days) })
      .where("_id", "=", owner)
      .execute();
    return days;
  });
}
