import type { MeetingsReport, PeopleReport } from "../../../../shared/reports/reports.ts";
import { teamwork } from "../../../../shared/words/en/teamwork.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { formatPercent } from "../../../lib/format/numbers.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import type { Shown } from "../use-report.ts";

/** Whose customers hear too little: below this share of them. */
const enough = 0.75;

type Touched = Pick<PeopleReport["total"], "touched">;

export function isTooLittle({ touched: { customers, kept } }: Touched): boolean {
  return customers > 0 && kept / customers < enough;
}

function shareOf({ touched }: Touched): number {
  return touched.kept / touched.customers;
}

function inPercent({ touched: { kept, customers } }: Touched): string {
  return formatPercent(kept, customers);
}

/** "69% of Ben Okafor’s customers are up to date, of everyone else’s 80% or more." */
export function answerPeople({ report: { rows } }: Pick<Shown<PeopleReport>, "report">): string {
  const [last, next] = rows
    .filter(({ touched }) => touched.customers > 0)
    .sort((one, other) => shareOf(one) - shareOf(other));
  if (!last) return teamwork.noFollowUp;
  if (next && !isTooLittle(last)) return teamwork.everyone[orMore(last)](inPercent(last));
  const name = isolate(nameOfPerson(last.person));
  if (!next) return teamwork.one(inPercent(last), name);
  return teamwork.least[orMore(next)](inPercent(last), name, inPercent(next));
}

/** Nothing is more than all. */
function orMore(row: Touched): "all" | "more" {
  return shareOf(row) === 1 ? "all" : "more";
}

export function answerMeetings({ report: { people } }: Shown<MeetingsReport>): string {
  return people.length === 0 ? teamwork.noneHeld : teamwork.heldByCalendar;
}
