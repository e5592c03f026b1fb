import type { Days } from "../../../shared/reports/report-periods.ts";
import { toSpan } from "../../appointments/filter.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readRows } from "../../db/query/prepared.ts";
import type { Moment } from "../../filters/moment.ts";
import { toOpen } from "../../filters/narrowing.ts";
import { membersOf } from "./queries.ts";

/** Who is on a desk or was, in order of joining; only some of them. */
export async function readMembers(db: Db, owner: Owner, people: readonly string[] | undefined) {
  const members = await readRows(db, owner, membersOf({ owner }));
  return members.filter(({ person }) => !people || people.includes(person));
}

/** What a list of the appointments held in some days is narrowed by. */
export function toHeld(period: Days, moment: Pick<Moment, "today" | "wallTime">) {
  const { begin, end } = toSpan(period.from, period.to);
  return { firstDay: begin, last: end, outcome: "held", ...toOpen(moment) };
}
