import { sql } from "kysely";
import { expect, test } from "vitest";
import { companyInput } from "../../shared/companies.ts";
import { customerInput } from "../../shared/customers.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { createUser } from "../auth/queries.ts";
import { createCompany, deleteCompany, listCompanies } from "../companies/queries.ts";
import {
  createCustomer,
  deleteCustomer,
  listCustomers,
  updateCustomer,
} from "../customers/queries.ts";
import { openTestDatabase, start } from "../test/harness.ts";
import { type Db, type Owner, ownerOf } from "./database.ts";

const at = { now: start, today: "2026-05-04" };
const page = { search: "", limit: 200 };

/** The same numbers for the same seed, 0 up to `below`. (Park and Miller's generator.) */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

async function addUser(db: Db, name: string): Promise<Owner> {
  const owner = ownerOf({ _id: name });
  const account = { name, email: `${name}@example.com`, passwordHash: "", timeZone: null };
  await createUser(db, owner, account, start);
  return owner;
}

function addRandomCustomer(db: Db, owner: Owner, company: string, random: (n: number) => number) {
  const status = customerStatuses[random(5)];
  const value = random(100_000) / 100;
  const input = customerInput.parse({ name: "Bo", email: "bo@example.com", status, value });
  return createCustomer(db, owner, company, input, at);
}

const addCompanyOf = (db: Db, owner: Owner) =>
  createCompany(db, owner, companyInput.parse({ name: "Acme" }), start);

/** One random change by one of the ways in which rows change. */
async function changeSomething(db: Db, owner: Owner, random: (n: number) => number) {
  const companies = await db
    .selectFrom("companies")
    .where("owner", "=", owner)
    .select("_id")
    .execute();
  const customers = await db
    .selectFrom("customers")
    .where("owner", "=", owner)
    .select("_id")
    .execute();
  const company = companies[random(companies.length || 1)]?._id;
  const customer = customers[random(customers.length || 1)]?._id;
  const kind = random(20);
  if (kind < 3 || !company) return void (await addCompanyOf(db, owner));
  if (kind < 10 || !customer) return void (await addRandomCustomer(db, owner, company, random));
  if (kind < 12)
    return updateCustomer(db, owner, customer, { value: random(9999) / 100 }, { now: start });
  if (kind < 14)
    return updateCustomer(
      db,
      owner,
      customer,
      { status: customerStatuses[random(5)] },
      { now: start },
    );
  if (kind < 15) return updateCustomer(db, owner, customer, { name: "Cy" }, { now: start });
  if (kind < 17) return deleteCustomer(db, owner, customer);
  if (kind < 18) return deleteCompany(db, owner, company);
  if (kind < 19) {
    // Many rows at once, as an import or a repair by hand would do.
    const raise = { value: sql<number>`"value" + 1`, status: customerStatuses[random(5)] };
    return db.updateTable("customers").set(raise).where("owner", "=", owner).execute();
  }
  const moved = db.updateTable("customers").set({ company }).where("owner", "=", owner);
  return moved.where("_id", "=", customer).execute();
}

async function expectExactCounters(db: Db) {
  const byCompany = await sql`
    SELECT c."owner", c."_id", c."clientCount", c."totalValue" FROM "companies" c
    WHERE c."clientCount" <> (SELECT count(*) FROM "customers" u WHERE u."owner" = c."owner" AND u."company" = c."_id")
      OR c."totalValue" <> (SELECT coalesce(sum(u."value"), 0) FROM "customers" u WHERE u."owner" = c."owner" AND u."company" = c."_id")
  `.execute(db);
  expect(byCompany.rows).toEqual([]);

  const customers = await db.selectFrom("customers").selectAll().execute();
  const counted = await db.selectFrom("statusTotals").selectAll().execute();
  for (const total of counted) {
    const rows = customers.filter(
      ({ owner, status }) => owner === total.owner && status === total.status,
    );
    expect(total).toMatchObject({
      customers: rows.length,
      value: rows.reduce((sum, { value }) => sum + value, 0),
    });
  }
  expect(counted.reduce((sum, total) => sum + total.customers, 0)).toBe(customers.length);

  const companies = await db.selectFrom("companies").select("owner").execute();
  const owners = await db.selectFrom("ownerTotals").selectAll().execute();
  for (const total of owners) {
    expect(total.companies).toBe(companies.filter(({ owner }) => owner === total.owner).length);
  }
  expect(owners.reduce((sum, total) => sum + total.companies, 0)).toBe(companies.length);
}

test.each([1, 2, 3])("after any changes the counters equal a recount (seed %i)", async (seed) => {
  const db = await openTestDatabase();
  const random = createRandom(seed);
  const owners = [await addUser(db, "ana"), await addUser(db, "ben")];
  for (let change = 0; change < 150; change += 1) {
    await changeSomething(db, owners[random(2)]!, random);
    if (change % 25 === 0) await expectExactCounters(db);
  }
  await expectExactCounters(db);
  // What the lists say without counting is what there is to count.
  for (const owner of owners) {
    const customers = await listCustomers(db, owner, { ...page, sort: "name" });
    expect(customers.total).toBe(customers.data.length);
    const cents = customers.data.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
    expect(Math.round(customers.totalValue * 100)).toBe(cents);
    const companies = await listCompanies(db, owner, { ...page, sort: "name" });
    expect(companies).toMatchObject({
      total: companies.data.length,
      clientCount: customers.total,
      totalValue: customers.totalValue,
    });
  }
});

test("deleting a user takes everything of theirs along and nothing of another's", async () => {
  const db = await openTestDatabase();
  const random = createRandom(4);
  const [ana, ben] = [await addUser(db, "ana"), await addUser(db, "ben")];
  for (let change = 0; change < 40; change += 1) {
    await changeSomething(db, change % 2 ? ana : ben, random);
  }
  const readCustomers = () => db.selectFrom("customers").selectAll().orderBy("_id").execute();
  const ofBen = (await readCustomers()).filter(({ owner }) => owner === ben);
  await db.deleteFrom("users").where("_id", "=", ana).execute();
  expect(await readCustomers()).toEqual(ofBen);
  for (const table of ["companies", "ownerTotals", "statusTotals"] as const) {
    const rows = await db.selectFrom(table).select("owner").execute();
    expect(
      rows.every(({ owner }) => owner === ben),
      table,
    ).toBe(true);
  }
  await expectExactCounters(db);
});

test("writes of one user at the same moment neither fail nor miscount", async () => {
  const db = await openTestDatabase();
  const random = createRandom(5);
  const owner = await addUser(db, "ana");
  const kept = await addCompanyOf(db, owner);
  const gone = await addCompanyOf(db, owner);
  const customers = [];
  for (let n = 0; n < 6; n += 1) {
    customers.push(await addRandomCustomer(db, owner, n % 2 ? kept._id : gone._id, random));
  }
  const outcomes = await Promise.allSettled([
    ...customers.map(({ _id }, n) => updateCustomer(db, owner, _id, { value: n }, { now: start })),
    deleteCompany(db, owner, gone._id),
    ...customers.map((_, n) => addRandomCustomer(db, owner, n % 2 ? kept._id : gone._id, random)),
    ...customers.slice(0, 2).map(({ _id }) => deleteCustomer(db, owner, _id)),
  ]);
  const reasons = outcomes.flatMap((end) =>
    end.status === "rejected" ? [String(end.reason)] : [],
  );
  expect(reasons.filter((reason) => !reason.endsWith("not found"))).toEqual([]);
  await expectExactCounters(db);
});
