import { randomUUIDv7 } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, todayIn } from "../../shared/dates/dates.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import {
  customerEndpoints,
  customerSorts,
  type ListedCustomer,
} from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import {
  type Condition,
  filterWords,
  linkedFields,
  printFilter,
} from "../../shared/lists/filters.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { scaled } from "../../tools/random.ts";
import type { Db } from "../db/engine/database.ts";
import { recordKeys } from "../db/records/keys.ts";
import { newPerson, type Person, startApp, startWithAna } from "../test/harness.ts";
import { readCsv } from "../test/read-files.ts";
import { addAppointment, addCompany, addCustomer, readPages } from "../test/records.ts";

const zone = "America/St_Johns";
/** By that zone's clock, half past seven in the morning. */
const today = "2026-05-04";
const wallTime = "2026-05-04T07:30:00.000Z";

/** More than are ever named one by one. */
const many = 1500;

test(
  "whatever the filter, a list has what meets all of its conditions, in the same order",
  async () => {
    const { ana, db } = await startWithAna({ timeZone: zone });
    const companies = [];
    for (let n = 0; n < 5; n++) companies.push((await addCompany(ana, { name: `C${n}` }))._id);
    const tags = [];
    for (const name of ["VIP", "Net 30", "Trade"]) {
      tags.push((await ana.call(tagEndpoints.create, { body: { name } })).data._id);
    }
    await fill(db, ana, companies, tags);
    const others = db.updateTable("customers").set({ responsible: "somebody" });
    await others.where("name", "like", "%a%").execute();
    const own = db.updateTable("customers").set({ responsible: ana.person });
    await own.where("responsible", "=", "").execute();
    const { text } = await ana.download(exportEndpoints.everything);
    const all: Copy & { tasks: { customer: { _id: string } | null; done: boolean }[] } =
      JSON.parse(text);
    const openTasks = new Map<string, number>();
    for (const { customer, done } of all.tasks) {
      if (customer && !done) openTasks.set(customer._id, (openTasks.get(customer._id) ?? 0) + 1);
    }
    const copy = { ...all, openTasks };
    const sorted = new Map<string, ListedCustomer[]>();
    for (const sort of customerSorts) sorted.set(sort, await readAll(ana, { sort }));

    const filter = fc.array(conditionOf(companies, tags), { minLength: 1, maxLength: 4 });
    const search = fc.constantFrom(undefined, undefined, undefined, "a", "hall", "555");
    await fc.assert(
      fc.asyncProperty(
        filter,
        fc.constantFrom(...customerSorts),
        search,
        async (all, sort, typed) => {
          const found =
            typed === undefined ? undefined : await readAll(ana, { sort, search: typed });
          const base = found ?? sorted.get(sort) ?? [];
          const expected = base.filter((row) => all.every((one) => meets(row, one, copy)));
          const query = { filter: printFilter(all), sort, limit: 200, search: typed };
          const page = await ana.call(customerEndpoints.list, { query });
          expect(page.total).toBe(expected.length);
          expect(Math.round(page.totalValue * 100)).toBe(
            Math.round(expected.reduce((sum, { value }) => sum + value * 100, 0)),
          );
          expect(page.data.map(({ _id }) => _id)).toEqual(
            expected.slice(0, 200).map(({ _id }) => _id),
          );
          if (page.nextCursor === null) return;
          const next = await ana.call(customerEndpoints.list, {
            query: { ...query, cursor: page.nextCursor },
          });
          expect(next.data.map(({ _id }) => _id)).toEqual(
            expected.slice(200, 400).map(({ _id }) => _id),
          );
        },
      ),
      { numRuns: scaled(300) },
    );
  },
  scaled(240_000),
);

function readAll(ana: Person, query: { sort: (typeof customerSorts)[number]; search?: string }) {
  return readPages((cursor) =>
    ana.call(customerEndpoints.list, { query: { ...query, limit: 200, cursor } }),
  );
}

const day = fc.integer({ min: -120, max: 60 }).map((days) => addDays(today, days));
const amount = fc.integer({ min: 0, max: 50 }).map((dollars) => String(dollars * 10));

function conditionOf(
  companies: readonly string[],
  tags: readonly string[],
): fc.Arbitrary<Condition> {
  const words = Object.entries(filterWords).flatMap(([field, all]) =>
    ["attention", "closed", "industry", ...linkedFields].includes(field)
      ? []
      : all.map((word) => [field, word] as const),
  );
  const some = (all: readonly string[]) => fc.subarray([...all], { minLength: 1 });
  return fc.constantFrom(...words).chain(([field, word]) => {
    const one = field === "value" ? amount : day;
    const values =
      field === "contact"
        ? fc.constantFrom(["email"], ["phone"])
        : word === "isEmpty"
          ? fc.constant([])
          : field === "status"
            ? some(customerStatuses)
            : field === "company"
              ? some([...companies, "none"])
              : field === "responsible"
                ? some(["me", "somebody", "nobody"])
                : field === "tag"
                  ? some([...tags, "none"])
                  : field === "openTasks"
                    ? fc.constantFrom(["0"], ["1"], ["2"])
                    : word === "daysAgo"
                      ? fc.integer({ min: 0, max: 130 }).map((days) => [String(days)])
                      : word === "between"
                        ? fc.tuple(one, one).map((two) => two.toSorted(compare))
                        : fc.tuple(one);
    // as: field and word come from the same line.
    return values.map((list) => ({ field, word, values: list }) as Condition);
  });
}

/** Amounts as numbers, days as texts. */
function compare(a: string, b: string): number {
  return a.includes("-") ? (a < b ? -1 : 1) : Number(a) - Number(b);
}

interface Copy {
  openTasks: Map<string, number>;
  appointments: { customer: { _id: string }; date: string; duration: number }[];
}

function meets(row: ListedCustomer, { field, word, values }: Condition, copy: Copy): boolean {
  const [first = "", second = ""] = values;
  const isWithin = (on: string) => {
    if (word === "before") return on < first;
    if (word === "after") return on > first;
    if (word === "daysAgo") return on < addDays(today, -Number(first));
    return on >= first && on <= second;
  };
  switch (field) {
    case "status":
    case "company":
      return values.includes(row[field]) === (word === "is");
    case "value":
      if (word === "over") return row.value > Number(first);
      if (word === "under") return row.value < Number(first);
      return row.value >= Number(first) && row.value <= Number(second);
    case "lastContact":
      if (word === "isEmpty") return row.lastContact === null;
      return row.lastContact !== null && isWithin(row.lastContact);
    case "createdAt":
      return isWithin(todayIn(zone, new Date(row.createdAt)));
    case "tag": {
      const has = row.tags.some(({ _id }) => values.includes(_id));
      return word === "isEmpty" ? row.tags.length === 0 : has === (word === "is");
    }
    case "responsible": {
      // Somebody is not on the desk, and as good as nobody.
      const names = row.responsible === "somebody" ? ["somebody", "nobody"] : ["me"];
      const isOne = names.some((name) => values.includes(name));
      return isOne === (word === "is");
    }
    case "openTasks": {
      const open = copy.openTasks.get(row._id) ?? 0;
      if (word === "isEmpty") return open === 0;
      return word === "over" ? open > Number(first) : open < Number(first);
    }
    case "contact":
      return row[first === "email" ? "email" : "phone"] === "";
    case "nextAppointment": {
      const own = copy.appointments.filter(({ customer }) => customer._id === row._id);
      const [next] = own
        .filter(isOpen)
        .map(({ date }) => date)
        .sort();
      if (word === "isEmpty") return next === undefined;
      return next !== undefined && isWithin(next.slice(0, 10));
    }
    default:
      throw new Error(`${field} is not tried`);
  }
}

function isOpen({ date, duration }: Copy["appointments"][number]): boolean {
  if (date.length === 10) return date >= today;
  return Date.parse(date) + duration * 60_000 > Date.parse(wallTime);
}

/** Straight into the database: so many calls would take a minute. */
async function fill(
  db: Db,
  { owner }: Person,
  companies: readonly string[],
  tags: readonly string[],
) {
  const pick = <T>(all: readonly T[], n: number): T => {
    const one = all[n % all.length];
    if (one === undefined) throw new Error("Nothing to pick from");
    return one;
  };
  const random = fc.sample(fc.nat(1_000_000), many * 13);
  let turn = 0;
  const draw = () => pick(random, turn++);
  const rows = Array.from({ length: many }, () => {
    const texts = {
      name: pick(["Anna Hall", "Bo Berg", "Eva Marie", "Zoe"], draw()),
      email: pick(["bo@x.io", "x@x.io", "hall@x.io"], draw()),
      phone: pick(["", "555 01", "01"], draw()),
      notes: "",
    };
    const createdAt = new Date(Date.parse(`${today}T10:00:00Z`) - draw() * 10_000).toISOString();
    return {
      ...texts,
      ...recordKeys.customers.toKeys(texts),
      owner,
      _id: randomUUIDv7(),
      company: pick(companies, draw() % 7 === 0 ? draw() : 0),
      value: (draw() % 51) * 1000,
      status: pick(customerStatuses, draw()),
      lastContact: draw() % 8 === 0 ? "" : addDays(today, -(draw() % 130)),
      tags: JSON.stringify(tags.filter(() => draw() % 3 === 0).sort()),
      createdAt,
      updatedAt: createdAt,
    };
  });
  const times = ["", "T00:00:00.000Z", "T07:00:00.000Z", "T07:15:00.000Z", "T19:45:00.000Z"];
  const appointments = rows.slice(0, 700).map(({ _id, company }) => {
    const texts = { title: "Call", notes: "" };
    return {
      ...texts,
      ...recordKeys.appointments.toKeys(texts),
      owner,
      _id: randomUUIDv7(),
      company,
      customer: pick(
        [_id, pick(rows, 0)._id],
        draw() % 9 === 0 && company === rows[0]?.company ? 1 : 0,
      ),
      date: addDays(today, (draw() % 80) - 40) + pick(times, draw()),
      duration: pick([15, 30, 720], draw()),
      createdAt: `${today}T10:00:00.000Z`,
      updatedAt: `${today}T10:00:00.000Z`,
    };
  });
  const tasks = rows.slice(0, 900).map(({ _id, company }) => {
    const customer = rows[draw() % 400];
    const isLoose = customer === undefined || draw() % 3 === 0;
    return {
      text: "Call",
      ...recordKeys.tasks.toKeys({ text: "Call" }),
      owner,
      _id: randomUUIDv7(),
      company: isLoose ? company : customer.company,
      customer: isLoose ? _id : customer._id,
      due: null,
      time: null,
      doneAt: draw() % 2 === 0 ? null : `${today}T10:00:00.000Z`,
      createdAt: `${today}T10:00:00.000Z`,
      updatedAt: `${today}T10:00:00.000Z`,
    };
  });
  for (let place = 0; place < many; place += 100) {
    await db
      .insertInto("customers")
      .values(rows.slice(place, place + 100))
      .execute();
  }
  for (let place = 0; place < tasks.length; place += 100) {
    await db
      .insertInto("tasks")
      .values(tasks.slice(place, place + 100))
      .execute();
  }
  for (let place = 0; place < appointments.length; place += 100) {
    await db
      .insertInto("appointments")
      .values(appointments.slice(place, place + 100))
      .execute();
  }
}

test("a filter that can't be read is refused, and so is a field of another list", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const refusal = {
    status: 400,
    msg: "Unknown filter",
    errors: [{ path: "filter", msg: "Unknown filter" }],
  };
  const wrong = { query: { filter: "status:is:Lost" } };
  expect(await ana.refused(customerEndpoints.list, wrong)).toEqual(refusal);
  const ofCompany = { ...wrong, params: { id: company } };
  expect(await ana.refused(customerEndpoints.listOfCompany, ofCompany)).toEqual(refusal);
  const ofCustomers = { query: { filter: "status:is:Active" } };
  expect(await ana.refused(companyEndpoints.list, ofCustomers)).toEqual(refusal);
});

test("a filter narrows the customers of one company, and another company leaves none", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  const { _id: other } = await addCompany(ana);
  const dear = await addCustomer(ana, company, { value: 50 });
  await addCustomer(ana, company, { value: 5 });
  await addCustomer(ana, other, { value: 500 });
  const list = (filter: string) =>
    ana.call(customerEndpoints.listOfCompany, { params: { id: company }, query: { filter } });
  expect(await list("value:over:10")).toMatchObject({
    data: [{ _id: dear._id }],
    total: 1,
    totalValue: 50,
  });
  expect(await list(`company:is:${other}`)).toMatchObject({ data: [], total: 0, totalValue: 0 });
  expect(await list(`company:is:${other}|${company}`)).toMatchObject({ total: 2 });
});

test("companies are narrowed by their value and by the user's own days", async () => {
  const { signUp, clock } = await startApp();
  // There it is a quarter to midnight.
  clock.advance(8 * 3_600_000);
  const ana = await signUp({ timeZone: "Asia/Kathmandu" });
  const old = await addCompany(ana, { name: "Old" });
  await addCustomer(ana, old._id, { value: 100.01 });
  clock.advance(3_600_000);
  const young = await addCompany(ana, { name: "Young" });
  const names = async (filter: string) =>
    (await ana.call(companyEndpoints.list, { query: { filter } })).data.map(({ name }) => name);
  expect(await names("value:over:100")).toEqual([old.name]);
  expect(await names("value:over:100.01")).toEqual([]);
  expect(await names("createdAt:after:2026-05-04")).toEqual([young.name]);
  expect(await names("createdAt:before:2026-05-05")).toEqual([old.name]);
  expect(await names("createdAt:daysAgo:0;value:under:1")).toEqual([]);
  expect(await names("createdAt:daysAgo:0")).toEqual([old.name]);
});

test("an export has the rows of its list, or those that were chosen, in the same order", async () => {
  const ana = await newPerson();
  const { _id: company } = await addCompany(ana);
  for (const value of [5, 30, 10, 20]) {
    await addCustomer(ana, company, { name: `=${value % 20}`, value });
  }
  const query = { filter: "value:over:5", sort: "-value" as const, search: "0" };
  const { data } = await ana.call(customerEndpoints.list, { query });
  const file = await ana.send(exportEndpoints.customers, { query });
  expect(data).toHaveLength(3);
  expect(readCsv(file.body).map(({ ID }) => ID)).toEqual(data.map(({ _id }) => _id));
  const byName = await ana.send(exportEndpoints.customers, { query: { filter: "value:under:20" } });
  expect(readCsv(byName.body).map(({ Value }) => Value)).toEqual(["10", "5"]);

  const [one, , three] = data;
  const customers = [three?._id, "nobody", one?._id, three?._id];
  const chosen = await ana.send(bulkEndpoints.exportCustomers, { body: { customers } });
  expect(chosen.headers["content-disposition"]).toContain("client-desk-customers");
  expect(readCsv(chosen.body).map(({ ID }) => ID)).toEqual([three?._id, one?._id]);
  expect(chosen.body).not.toMatch(/(?:^|,)=/m);
  const wrong = { query: { filter: "status:is:Lost" } };
  expect(await ana.refused(exportEndpoints.customers, wrong)).toMatchObject({ status: 400 });
});

test("a page also answers the next appointments, when it is asked", async () => {
  const ana = await newPerson({ timeZone: zone });
  const { _id: company } = await addCompany(ana);
  const bo = await addCustomer(ana, company, { name: "Bo" });
  await addCustomer(ana, company, { name: "Cy" });
  for (const date of ["2026-05-04T06:00", "2026-05-04T07:00", "2026-05-09"]) {
    await addAppointment(ana, { company, customer: bo._id, date });
  }
  const { data } = await ana.call(customerEndpoints.list, {
    query: { columns: "nextAppointment" },
  });
  // What has begun within the hour that it takes is not over.
  expect(data.map((one) => one.nextAppointment)).toEqual(["2026-05-04T07:00:00.000Z", null]);
  const [plain] = (await ana.call(customerEndpoints.list, {})).data;
  expect(plain).not.toHaveProperty("nextAppointment");
  expect(await ana.refused(customerEndpoints.list, { query: { columns: "owner" } })).toMatchObject({
    status: 400,
  });
});
