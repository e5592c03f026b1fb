import fc from "fast-check";
import { expect, test } from "vitest";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { type Condition, printFilter } from "../../../shared/lists/filters.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { type CustomerStatus, customerStatuses } from "../../../shared/statuses.ts";
import { findUntold } from "../../db/maintenance/check-history.ts";
import { type Person, startWithAna } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { expectRightCounters } from "../../test/recount/counters.ts";

const hour = 3_600_000;
/** There days begin at a quarter past six in the evening in UTC. */
const timeZone = "Asia/Kathmandu";
const offset = 5.75 * hour;

interface State {
  at: string;
  status: CustomerStatus;
  value: number;
}

/** Of each customer that is there: what it was, the first first. */
type Pasts = Map<string, State[]>;

const beginOf = (day: string) => new Date(Date.parse(day) - offset).toISOString();
const endOf = (day: string) => new Date(Date.parse(day) + 24 * hour - offset).toISOString();
const stateOn = (past: readonly State[], day: string) => past.findLast(({ at }) => at < endOf(day));

test("reports say what customers were, whatever happened to them, and lists have as many", async () => {
  const { ana, db, clock } = await startWithAna({ timeZone });
  const pasts: Pasts = new Map();
  const { _id: company } = await addCompany(ana);
  const { _id: other } = await addCompany(ana);
  const draws = fc.sample(fc.nat(1_000_000), 2000);
  let turn = 0;
  const draw = (below: number) => (draws[turn++ % draws.length] ?? 0) % below;
  const deleted: { change: string; id: string; past: State[] }[] = [];
  for (let n = 0; n < 160; n++) {
    clock.advance(draw(2) === 0 ? 60_000 + draw(hour) : 1);
    const at = new Date(clock.now()).toISOString();
    const ids = [...pasts.keys()];
    const id = ids[draw(Math.max(1, ids.length))];
    const state = { at, status: customerStatuses[draw(5)] ?? "Active", value: draw(50) };
    const kind = draw(10);
    if (id === undefined || kind < 3) {
      const { _id } = await addCustomer(ana, company, state);
      pasts.set(_id, [state]);
    } else if (kind < 8) {
      const body = kind === 3 ? { company: other } : kind === 4 ? { value: state.value } : state;
      const { at: _at, ...changes } = { at, ...body };
      await ana.call(customerEndpoints.update, { params: { id }, body: changes });
      const past = pasts.get(id) ?? [];
      const last = past.at(-1);
      if (last && "value" in changes) past.push({ ...last, ...changes, at });
    } else if (kind === 8) {
      const answer = await ana.send(customerEndpoints.remove, { params: { id } });
      const change = String(answer.headers["change-id"]);
      deleted.push({ change, id, past: pasts.get(id) ?? [] });
      pasts.delete(id);
    } else {
      const back = deleted.pop();
      if (!back) continue;
      await ana.call(historyEndpoints.undo, { params: { id: back.change }, body: {} });
      pasts.set(back.id, back.past);
    }
  }
  expect(await findUntold(db)).toEqual([]);
  await expectRightCounters(db);
  const periods = ["2026-05-03..2026-05-05", "2026-05-05..2026-05-05", "2026-05-04..2026-05-04"];
  for (const period of periods) await compare(ana, pasts, period);
  await ana.call(companyEndpoints.remove, { params: { id: other } });
  expect(await findUntold(db)).toEqual([]);
  await expectRightCounters(db);
}, 60_000);

async function compare(ana: Person, pasts: Pasts, period: string) {
  const query = { period, on: "2026-05-06" };
  const [from = "", to = ""] = period.split("..");
  const opening = new Date(Date.parse(from) - 24 * hour).toISOString().slice(0, 10);
  const all = [...pasts.values()];
  const count = (is: (past: State[]) => boolean) => all.filter(is).length;

  const { data: pipeline } = await ana.call(reportEndpoints.pipeline, { query });
  for (const status of customerStatuses) {
    expect(pipeline.opening[status]).toBe(count((p) => stateOn(p, opening)?.status === status));
    expect(pipeline.closing[status]).toBe(count((p) => stateOn(p, to)?.status === status));
    for (const before of [null, ...customerStatuses]) {
      const is = (past: State[]) =>
        (stateOn(past, opening)?.status ?? null) === before && stateOn(past, to)?.status === status;
      const move = pipeline.moves.find((one) => one.from === before && one.to === status);
      expect(move?.customers ?? 0, `${period}: ${before} to ${status}`).toBe(count(is));
      const was: Condition =
        before === null
          ? { field: "statusOn", word: "isNot", values: [opening, ...customerStatuses] }
          : { field: "statusOn", word: "is", values: [opening, before] };
      const is2: Condition = { field: "statusOn", word: "is", values: [to, status] };
      expect(await total(ana, [was, is2])).toBe(count(is));
    }
    expect(pipeline.medianDays[status]).toBe(medianDays(all, status, period));
  }
  const moved: Condition = { field: "moved", word: "between", values: [opening, to] };
  expect(await total(ana, [moved])).toBe(
    count((past) => stateOn(past, opening)?.status !== stateOn(past, to)?.status),
  );

  const { data: value } = await ana.call(reportEndpoints.value, { query });
  for (const { to: day, statuses } of value.columns) {
    for (const status of customerStatuses) {
      const states = all.map((past) => stateOn(past, day)).filter((one) => one?.status === status);
      expect(statuses[status]).toEqual({
        customers: states.length,
        value: states.reduce((sum, one) => sum + (one?.value ?? 0), 0),
      });
    }
  }

  const { data: growth } = await ana.call(reportEndpoints.growth, { query });
  for (const days of [...growth.columns, { from, to, ...growth.total }]) {
    const isWithin = ({ at }: State) => at >= beginOf(days.from) && at < endOf(days.to);
    const closed = count((past) =>
      past.some(
        (one, place) =>
          isWithin(one) &&
          one.status === "Deal Closed" &&
          past[place - 1]?.status !== "Deal Closed",
      ),
    );
    expect(days.closed).toBe(closed);
    expect(days.added).toBe(count(([first]) => first !== undefined && isWithin(first)));
    const closing: Condition = { field: "closed", word: "between", values: [days.from, days.to] };
    expect(await total(ana, [closing])).toBe(closed);
  }
}

async function total(ana: Person, conditions: Condition[]): Promise<number> {
  const query = { filter: printFilter(conditions), limit: 5 };
  return (await ana.call(customerEndpoints.list, { query })).total;
}

function medianDays(all: readonly State[][], status: CustomerStatus, period: string) {
  const [from = "", to = ""] = period.split("..");
  const days = all.flatMap((past) => {
    const moves = past.filter((one, place) => one.status !== past[place - 1]?.status);
    return moves.flatMap((one, place) => {
      const ended = moves[place + 1]?.at;
      const isWithin = ended !== undefined && ended >= beginOf(from) && ended < endOf(to);
      if (!isWithin || one.status !== status) return [];
      return [Math.floor((Date.parse(ended) - Date.parse(one.at)) / (24 * hour))];
    });
  });
  const sorted = days.sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}
