import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarEndpoints } from "../../shared/calendar.ts";
import { dashboardEndpoints, recentCount } from "../../shared/dashboard.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../shared/kinds/tasks.ts";
import { isOver } from "../../shared/outcomes.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { fillDemoAccount } from "../../tools/fill-demo.ts";
import { inTransaction } from "../db/engine/database.ts";
import { start, startWithAna } from "../test/harness.ts";
import { joinDesk } from "../test/people.ts";
import { giveAtRandom } from "../test/people-records.ts";
import type { AccountCopy } from "../test/recount/copy.ts";
import { sumOfMoney } from "../test/recount/days.ts";

const on = "2026-05-04";
const now = `${on}T10:00`;
const createdFrom = "2026-05-01T00:00:00.000Z";

function newestFirst(one: { createdAt: string; _id: string }, other: typeof one): number {
  const [a, b] = [one, other].map(({ createdAt, _id }) => createdAt + _id);
  return (a ?? "") < (b ?? "") ? 1 : -1;
}

/** The overview of some people, counted once more from the desk's copy. */
function recount(copy: AccountCopy, people: readonly string[]) {
  const companies = copy.companies.filter((one) => !one.private);
  const mine = companies.filter(({ responsible }) => people.includes(responsible ?? ""));
  const customers = copy.customers.filter(({ responsible }) => people.includes(responsible ?? ""));
  const share = (some: typeof customers) => ({
    customers: some.length,
    value: sumOfMoney(some.map(({ value }) => value)),
  });
  const isNew = ({ createdAt }: { createdAt: string }) => createdAt >= createdFrom;
  return {
    totals: {
      companies: mine.length,
      ...share(customers),
      newCompanies: mine.filter(isNew).length,
      newCustomers: customers.filter(isNew).length,
    },
    statuses: customerStatuses.map((status) => ({
      status,
      ...share(customers.filter((one) => one.status === status)),
    })),
    recent: customers
      .toSorted(newestFirst)
      .slice(0, recentCount)
      .map(({ _id }) => _id),
    desk: { companies: companies.length, ...share(copy.customers) },
  };
}

test("every figure of some people's overview is what the desk's copy and their lists say", async () => {
  const { ana, ...app } = await startWithAna({ timeZone: "UTC" });
  const others = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "owner")];
  const idle = await joinDesk(app, ana, "member");
  const ids = [ana, ...others].map(({ user }) => user._id);
  await inTransaction(app.db, ana.owner, async (tx) => {
    await fillDemoAccount(tx, ana.owner, on, start);
    await giveAtRandom(tx, ana.owner, ids);
  });
  const copy: AccountCopy = JSON.parse((await ana.download(exportEndpoints.everything)).text);
  const all = fc.subarray([...ids, idle.user._id], { minLength: 1 });
  for (const people of [ids, [idle.user._id], ...fc.sample(all, 8)]) {
    const who = people.join(",");
    const { data } = await ana.call(dashboardEndpoints.get, { query: { createdFrom, who } });
    const { recentCustomers, newBookings, ...counted } = data;
    expect(newBookings).toBe(0);
    expect({ ...counted, recent: recentCustomers.map(({ _id }) => _id) }).toEqual(
      recount(copy, people),
    );
    const list = await ana.call(customerEndpoints.list, { query: { who } });
    expect([list.total, list.totalValue]).toEqual([data.totals.customers, data.totals.value]);
    const asked = await ana.call(calendarEndpoints.toWrapUp, { query: { now, who } });
    expect(asked.data.every((one) => people.includes(one.host) && isOver(one, now))).toBe(true);
  }
  const asked = async (who: string[]) =>
    (await ana.call(calendarEndpoints.toWrapUp, { query: { now, who: who.join(",") } })).total;
  const each = await Promise.all(ids.map((id) => asked([id])));
  expect(each.reduce((sum, one) => sum + one)).toBe(await asked(ids));

  const { data: rows } = await ana.call(dashboardEndpoints.people, { query: { on } });
  expect(rows.map(({ person }) => person)).toEqual(ids.toSorted());
  for (const { person, customers, value, due, late } of rows) {
    const { totals } = recount(copy, [person]);
    expect({ customers, value }).toEqual({ customers: totals.customers, value: totals.value });
    const tasks = { who: person, done: "false" as const };
    const until = async (dueTo: string) =>
      (await ana.call(taskEndpoints.list, { query: { ...tasks, dueTo } })).total;
    expect([due, late]).toEqual([await until(on), await until("2026-05-03")]);
  }
});
