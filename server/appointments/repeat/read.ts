import type { Appointment } from "../../../shared/kinds/appointments.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readTogether } from "../../db/query/prepared.ts";
import { isRuleOf, toSpan } from "../filter.ts";
import { ownTimesOfSpan, seriesOfSpan } from "./queries.ts";
import { readFirstTimes } from "./times.ts";

/** The times of repeating appointments between two days that have no row, the first so many of them. */
export async function readTimes(
  db: Db,
  owner: Owner,
  days: readonly [from: string, to: string],
  most: number,
  people?: readonly string[],
): Promise<Appointment[]> {
  const span = { owner, ...toSpan(...days) };
  const [all, ownTimes] = await readTogether(db, owner, [seriesOfSpan(span), ownTimesOfSpan(span)]);
  const series = all.filter((rule) => isRuleOf(rule, people));
  return series.length === 0 ? [] : (await readFirstTimes(series, ownTimes, days, most)).data;
}
