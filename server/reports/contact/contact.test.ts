import fc from "fast-check";
import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { addDays, todayIn } from "../../../shared/dates/dates.ts";
import { followUpEndpoints } from "../../../shared/follow-up.ts";
import { changeIdHeader, historyEndpoints } from "../../../shared/history/history.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { scaled } from "../../../tools/random.ts";
import { endOfDay } from "../../filters/moment.ts";
import { type Caller, newPerson, startApp } from "../../test/harness.ts";
import { importRows, toRow } from "../../test/imports.ts";
import { addCompany, addCustomer } from "../../test/records.ts";

const zone = "America/St_Johns";

interface Copy {
  followUp: Record<string, number | null>;
  customers: { _id: string }[];
  history: {
    statuses: { customer: string; at: string; toStatus: string }[];
    contacts: { customer: string; day: string; withdrawnAt: string | null }[];
  };
}

/** Whom the file says to have been contacted in time when a day ended, and who had not been. */
function recount({ followUp, customers, history }: Copy, day: string) {
  const end = endOfDay(zone, day);
  const touched: string[] = [];
  const others: string[] = [];
  for (const { _id } of customers) {
    const was = history.statuses.filter(({ customer, at }) => customer === _id && at < end).at(-1);
    const most = was && followUp[was.toStatus];
    if (typeof most !== "number") continue;
    const isTouched = history.contacts.some(
      (one) =>
        one.customer === _id &&
        one.withdrawnAt === null &&
        one.day <= day &&
        one.day >= addDays(day, -most),
    );
    (isTouched ? touched : others).push(_id);
  }
  return { touched: touched.sort(), others: others.sort() };
}

async function readCopy(person: Caller): Promise<Copy> {
  return JSON.parse((await person.download(exportEndpoints.everything)).text);
}

async function listIds(person: Caller, filter: string) {
  const { data, total } = await person.call(customerEndpoints.list, { query: { filter } });
  expect(total).toBe(data.length);
  return data.map(({ _id }) => _id).sort();
}

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ wait: fc.integer({ min: 1, max: 40 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      add: fc.constantFrom(...customerStatuses),
      ago: fc.option(fc.nat(20)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ contact: fc.nat(9), ago: fc.nat(12) }) },
  {
    weight: 2,
    arbitrary: fc.record({ turn: fc.nat(9), to: fc.constantFrom(...customerStatuses) }),
  },
  { weight: 1, arbitrary: fc.record({ remove: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ undo: fc.nat(4) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      follow: fc.constantFrom(...customerStatuses),
      days: fc.constantFrom(null, 3, 10, 60),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ look: fc.constantFrom("month", "90d", "year"), list: fc.nat(60) }),
  },
);

test("whatever is done, reports agree with a recount of the exported file, and so do their lists", async () => {
  const app = await startApp();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 25 }), async (steps) => {
      app.clock.set("2026-05-04T12:00:00.000Z");
      const person = await app.signUp({ timeZone: zone });
      let ana: Caller = person;
      const { _id: company } = await addCompany(ana);
      const ids: string[] = [];
      const acts: string[] = [];
      const today = () => todayIn(zone, app.clock.now());
      const note = (answer: { statusCode: number; headers: object }) => {
        const act = new Map(Object.entries(answer.headers)).get(changeIdHeader.toLowerCase());
        if (answer.statusCode < 300 && act) acts.push(String(act));
      };
      const update = async (place: number, body: object) => {
        const id = ids.at(-1 - place);
        if (id) note(await ana.send(customerEndpoints.update, { params: { id }, body }));
      };
      for (const one of [...steps, { look: "90d" as const, list: 3 }]) {
        app.clock.advance(1000);
        if ("wait" in one) {
          app.clock.advance(one.wait * 17 * 3_600_000);
          const body = { email: person.user.email, password: person.password };
          ana = app.withToken((await app.visitor.call(authEndpoints.login, { body })).token);
        } else if ("add" in one) {
          if (one.ago === null) {
            const row = toRow("customers", { name: "Never", company, status: one.add });
            await importRows(ana, [row]);
            ids.push(row._id);
            continue;
          }
          const lastContact = addDays(today(), -one.ago);
          ids.push((await addCustomer(ana, company, { status: one.add, lastContact }))._id);
        } else if ("contact" in one) {
          await update(one.contact, { lastContact: addDays(today(), -one.ago) });
        } else if ("turn" in one) {
          await update(one.turn, { status: one.to });
        } else if ("remove" in one) {
          const id = ids.at(-1 - one.remove);
          if (id) note(await ana.send(customerEndpoints.remove, { params: { id } }));
        } else if ("undo" in one) {
          const id = acts.at(-1 - one.undo);
          if (id) note(await ana.send(historyEndpoints.undo, { params: { id }, body: {} }));
        } else if ("follow" in one) {
          const body = { days: { [one.follow]: one.days } };
          await ana.call(followUpEndpoints.update, { query: { on: today() }, body });
        } else {
          const copy = await readCopy(ana);
          const query = { period: one.look, on: today() };
          const { data } = await ana.call(reportEndpoints.contact, { query });
          for (const { to, customers, kept } of [...data.columns, ...data.before]) {
            const { touched, others } = recount(copy, to);
            expect([to, kept, customers]).toEqual([
              to,
              touched.length,
              touched.length + others.length,
            ]);
          }
          const { to } = data.columns.at(one.list % data.columns.length) ?? { to: today() };
          const { touched, others } = recount(copy, to);
          expect(await listIds(ana, `inTouch:is:${to}`)).toEqual(touched);
          expect(await listIds(ana, `inTouch:isNot:${to}`)).toEqual(others);
        }
      }
    }),
    { numRuns: scaled(25) },
  );
}, 120_000);

test("an account without customers has zeros", async () => {
  const ana = await newPerson();
  const query = { period: "2026-05-03..2026-05-04", on: "2026-05-04" };
  const { data } = await ana.call(reportEndpoints.contact, { query });
  const none = { customers: 0, kept: 0 };
  expect(data).toEqual({
    since: null,
    unit: "day",
    columns: [
      { from: "2026-05-03", to: "2026-05-03", ...none },
      { from: "2026-05-04", to: "2026-05-04", ...none },
    ],
    before: [
      { from: "2026-05-01", to: "2026-05-01", ...none },
      { from: "2026-05-02", to: "2026-05-02", ...none },
    ],
  });
});

test("what was counted of days that are over changes with the past of a customer, and only then", async () => {
  const { db, clock, signUp, visitor, withToken } = await startApp();
  const person = await signUp();
  let ana: Caller = person;
  const { _id: company } = await addCompany(ana);
  const days = { Active: 3 };
  await ana.call(followUpEndpoints.update, { query: { on: "2026-05-04" }, body: { days } });
  const { _id: id } = await addCustomer(ana, company, {
    status: "Active",
    lastContact: "2026-04-20",
  });
  clock.advance(5 * 86_400_000);
  const login = { email: person.user.email, password: person.password };
  ana = withToken((await visitor.call(authEndpoints.login, { body: login })).token);
  const read = async () => {
    const query = { period: "2026-05-04..2026-05-09", on: "2026-05-09" };
    const { data } = await ana.call(reportEndpoints.contact, { query });
    return data.columns.map(({ customers, kept }) => `${kept} of ${customers}`).join(", ");
  };
  const countKept = async () =>
    (
      await db
        .selectFrom("contactColumns")
        .where("customers", "is not", null)
        .select("day")
        .execute()
    ).length;
  const undo = async (answer: { headers: object }) => {
    clock.advance(1000);
    const act = String(new Map(Object.entries(answer.headers)).get(changeIdHeader.toLowerCase()));
    await ana.call(historyEndpoints.undo, { params: { id: act }, body: {} });
  };
  const change = (body: object) => {
    clock.advance(1000);
    return ana.send(customerEndpoints.update, { params: { id }, body });
  };
  const untouched = "0 of 1, 0 of 1, 0 of 1, 0 of 1, 0 of 1, 0 of 1";
  expect(await read()).toBe(untouched);
  const all = await countKept();
  await change({ status: "Pending", value: 7 });
  await change({ status: "Active" });
  expect(await countKept()).toBe(all);

  const contact = await change({ lastContact: "2026-05-05" });
  expect(await countKept()).toBeLessThan(all);
  const touched = "0 of 1, 1 of 1, 1 of 1, 1 of 1, 1 of 1, 0 of 1";
  expect(await read()).toBe(touched);
  await undo(contact);
  expect(await read()).toBe(untouched);
  await change({ lastContact: "2026-05-05" });
  expect(await read()).toBe(touched);

  const removal = await ana.send(customerEndpoints.remove, { params: { id } });
  expect(await read()).toBe("0 of 0, 0 of 0, 0 of 0, 0 of 0, 0 of 0, 0 of 0");
  expect(await countKept()).toBe(all);
  await undo(removal);
  expect(await read()).toBe(touched);
});
