import { may } from "../../../shared/account/roles.ts";
import { toDollars } from "../../../shared/money.ts";
import type { PeopleReport } from "../../../shared/reports/reports.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readWide } from "../../db/query/prepared.ts";
import { attentionStarts } from "../../filters/attention.ts";
import type { Moment } from "../../filters/moment.ts";
import { type Asked, toDay, toSpan } from "../asked.ts";
import { firstAdded } from "../states/queries.ts";
import { readMembers, toHeld } from "./asked.ts";
import { addedBy, closedBy, heldBy, pastOf, presentOf } from "./queries.ts";

type Figures = PeopleReport["total"];

/** What each is responsible for today, when the period ended and in it; of appointments who hosts. */
export async function readPeople(
  db: Db,
  owner: Owner,
  { period, followUp, zone, people }: Asked,
  moment: Pick<Moment, "today" | "wallTime">,
): Promise<PeopleReport> {
  const { begin, end } = toSpan(period, zone);
  const isOver = period.to < moment.today;
  const starts = JSON.stringify(Object.fromEntries(attentionStarts(followUp, period.to)));
  const members = await readMembers(db, owner, people);
  const of = { owner, people: JSON.stringify(members.map(({ person }) => person)) };
  const touching = { ...of, day: period.to, starts };
  const [held, added, closed, hosted, [first]] = await readWide(db, owner, [
    isOver ? pastOf({ ...touching, end }) : presentOf(touching),
    addedBy({ ...of, begin, end }),
    closedBy({ ...of, begin, end }),
    heldBy({ ...of, ...toHeld(period, moment) }),
    firstAdded({ owner }),
  ]);
  const rowOf = <Row extends { person: string }>(rows: readonly Row[], id: string) =>
    rows.find(({ person }) => person === id);
  const figuresOf = (id: string): Figures => {
    const sums = rowOf(held, id);
    const host = rowOf(hosted, id);
    return {
      customers: sums?.customers ?? 0,
      value: toDollars(sums?.value ?? 0),
      held: host?.held ?? 0,
      minutes: host?.minutes ?? 0,
      added: rowOf(added, id)?.added ?? 0,
      closed: rowOf(closed, id)?.closed ?? 0,
      touched: { customers: sums?.touched ?? 0, kept: sums?.kept ?? 0 },
    };
  };
  const rows = members
    .map(({ person, role, leftAt }) => ({
      person,
      isWorking: leftAt === null && may(role, "write"),
      ...figuresOf(person),
    }))
    .filter((row) => people || row.isWorking || hasFigures(row))
    .map(({ isWorking: _, ...row }) => row);
  return { since: toDay(first?.at, zone), rows, total: sumUp(rows) };
}

function hasFigures({ customers, held, added, closed, touched }: Figures): boolean {
  return customers + held + added + closed + touched.customers > 0;
}

function sumUp(rows: readonly Figures[]): Figures {
  const sum = (read: (row: Figures) => number) => rows.reduce((all, row) => all + read(row), 0);
  return {
    customers: sum(({ customers }) => customers),
    // In cents, in which sums are exact.
    value: toDollars(sum(({ value }) => Math.round(value * 100))),
    held: sum(({ held }) => held),
    minutes: sum(({ minutes }) => minutes),
    added: sum(({ added }) => added),
    closed: sum(({ closed }) => closed),
    touched: {
      customers: sum(({ touched }) => touched.customers),
      kept: sum(({ touched }) => touched.kept),
    },
  };
}
