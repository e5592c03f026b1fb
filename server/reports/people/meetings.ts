import { type MeetingsReport, topCompanies } from "../../../shared/reports/reports.ts";
import { toDay } from "../../appointments/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import type { Moment } from "../../filters/moment.ts";
import { firstHour } from "../appointments/queries.ts";
import type { Asked } from "../asked.ts";
import { readMembers, toHeld } from "./asked.ts";
import { heldWith } from "./queries.ts";

/** Appointments held, by company and by whose calendar they were in. */
export async function readMeetings(
  db: Db,
  owner: Owner,
  { period, today, people }: Asked,
  moment: Pick<Moment, "today" | "wallTime">,
): Promise<MeetingsReport> {
  const members = await readMembers(db, owner, people);
  const ids = JSON.stringify(members.map(({ person }) => person));
  const [meetings, [first]] = await readWide(db, owner, [
    heldWith({ owner, people: ids, ...toHeld(period, moment) }),
    firstHour({ owner }),
  ]);
  const hosts = members
    .map(({ person }) => person)
    .filter((id) => meetings.some(({ person }) => person === id));
  const toHeldBy = (some: readonly { person: string; held: number }[]) =>
    hosts.map((host) =>
      some.filter(({ person }) => person === host).reduce((sum, { held }) => sum + held, 0),
    );
  const companies = [...Map.groupBy(meetings, ({ company }) => company)]
    .map(([_id, some]) => ({
      _id,
      name: some[0]?.name ?? "",
      held: toHeldBy(some),
      all: some.reduce((sum, { held }) => sum + held, 0),
    }))
    .sort((one, other) => other.all - one.all || (one._id < other._id ? 1 : -1));
  const named = companies.slice(0, topCompanies);
  const others = companies.slice(topCompanies).map(({ _id }) => _id);
  const isOther = new Set(others);
  const since = first && toDay(first.hour) <= today ? toDay(first.hour) : null;
  return {
    since,
    people: hosts,
    companies: named.map(({ all: _, ...company }) => company),
    others: {
      companies: others.length,
      held: toHeldBy(meetings.filter(({ company }) => isOther.has(company))),
    },
  };
}
