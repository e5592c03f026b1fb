import { unitOf } from "../../../shared/reports/report-periods.ts";
import type { ContactReport } from "../../../shared/reports/reports.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readRows, readTogether } from "../../db/query/prepared.ts";
import { attentionStarts } from "../../filters/attention.ts";
import { toPeople } from "../../filters/people.ts";
import { type Asked, type Span, toDay, toSpans } from "../asked.ts";
import { firstAdded } from "../states/queries.ts";
import type { Touch } from "./count.ts";
import { countOf, readEnded } from "./kept.ts";
import { laterContacts, presentContacts } from "./queries.ts";

export async function readContact(
  db: Db,
  owner: Owner,
  asked: Asked,
  now: Date,
): Promise<ContactReport> {
  const { period, followUp, zone } = asked;
  const of = { owner, ...toPeople(asked.people) };
  const unit = unitOf(period);
  const columns = toSpans(period, unit, asked);
  const all = [...columns, ...toSpans(period.before, unit, asked)];
  const ended = all.filter(({ end }) => end <= now.toISOString());
  const [first] = await readRows(db, owner, firstAdded(of));
  const touches = new Map<Span, Touch>();
  for (const [place, touch] of (await readOver()).entries()) {
    const column = ended[place];
    if (column) touches.set(column, touch);
  }
  for (const column of all) {
    if (!touches.has(column)) touches.set(column, await countPresent(column));
  }
  const told = all.map((column) => {
    const { customers, kept } = touches.get(column) ?? { customers: 0, kept: 0 };
    return { from: column.from, to: column.to, customers, kept };
  });
  return {
    since: toDay(first?.at, zone),
    unit,
    columns: told.slice(0, columns.length),
    before: told.slice(columns.length),
  };

  /** What was counted once is kept of everyone and of one person: of several there are too many sets. */
  async function readOver(): Promise<Touch[]> {
    const { people } = of;
    if (people && asked.people?.length !== 1)
      return countOf(db, { owner, people }, ended, followUp);
    return readEnded(db, of, ended, followUp);
  }

  /** When a day ends that is not over, customers are what they are now. */
  async function countPresent({ to }: Span): Promise<Touch> {
    const starts = attentionStarts(followUp, to);
    const [totals, later] = await readTogether(db, owner, [
      presentContacts(of),
      laterContacts({ ...of, day: to }),
    ]);
    const touch = { customers: 0, kept: 0 };
    for (const row of [...totals.filter(({ lastContact }) => lastContact <= to), ...later]) {
      const start = starts.get(row.status);
      if (start === undefined) continue;
      touch.customers += row.customers;
      if ((row.lastContact ?? "") >= start) touch.kept += row.customers;
    }
    return touch;
  }
}
