import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { generateDemoCompanies } from "../../../demo/data.ts";
import { appointmentInput } from "../../../shared/kinds/appointments.ts";
import { companyInput } from "../../../shared/kinds/companies.ts";
import { customerInput } from "../../../shared/kinds/customers.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { fold } from "../../../shared/text/fold.ts";
import { fillAccount } from "../../../tools/fill.ts";
import { scaled } from "../../../tools/random.ts";
import { createAppointment, deleteAppointment } from "../../appointments/queries.ts";
import { closeAccount, deleteClosed } from "../../auth/account-deletion.ts";
import { listCompanies } from "../../companies/lists.ts";
import { createCompany, deleteCompany, updateCompany } from "../../companies/queries.ts";
import { listCustomers } from "../../customers/lists.ts";
import {
  createCustomer,
  deleteCustomer,
  findCustomer,
  updateCustomer,
} from "../../customers/queries.ts";
import { deleteDesk } from "../../desks/queries.ts";
import { makeAccount } from "../../test/accounts.ts";
import { openTestDatabase, start } from "../../test/harness.ts";
import { expectRightCounters } from "../../test/recount/counters.ts";
import { beginAct } from "../acts/act.ts";
import {
  type Db,
  inSnapshot,
  inTransaction,
  type Owner,
  ownerOf,
  personOf,
} from "../engine/database.ts";
import { findCandidates } from "../query/search/candidates.ts";
import { recordKinds } from "../records/records.ts";

const today = "2026-05-04";
/** Another act at each call. */
const newAct = () => beginAct("create", start);
const at = () => ({ act: newAct(), today });
const page = { search: "", limit: 200 };

async function addUser(db: Db, name: string): Promise<Owner> {
  return (await makeAccount(db, name)).owner;
}

const addCompanyOf = (db: Db, owner: Owner, name = "Acme") =>
  createCompany(db, owner, companyInput.parse({ name }), newAct());

interface Details {
  name: string;
  value: number;
  status: (typeof customerStatuses)[number];
  lastContact: string;
  tags: string;
  outcome: "held" | "no-show" | "canceled" | null;
}

function addCustomerOf(db: Db, owner: Owner, company: string, details: Partial<Details> = {}) {
  const { tags: _tags, outcome: _outcome, ...own } = details;
  const input = customerInput.parse({ name: "Bo", email: "bo@example.com", ...own });
  return createCustomer(db, owner, company, input, at());
}

/** So short a list that renaming brings old trigrams back. */
const names = ["Anna Bo", "Bo Anders", "Müller", "Muller-Bo", "Zoë", "Li"];
const details = fc.record({
  name: fc.constantFrom(...names),
  value: fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100),
  status: fc.constantFrom(...customerStatuses),
  lastContact: fc.constantFrom("2026-05-04", "2026-05-03", "2026-02-28"),
  tags: fc.constantFrom("[]", '["vip"]', '["net 30","vip"]'),
  outcome: fc.constantFrom(null, "held" as const, "no-show" as const, "canceled" as const),
});
/** The ways in which rows change; `place` says which of the owner's records is meant. */
const change = fc.record({
  user: fc.constantFrom("ana", "ben"),
  kind: fc.constantFrom(
    ...[
      "company",
      "company",
      "customer",
      "customer",
      "customer",
      "update",
      "contact",
      "never",
      "rename",
    ],
    ...["appointment", "outcome", "many at once", "tag", "move", "fill"],
    ...["delete appointment", "delete customer", "delete company", "delete account"],
  ),
  place: fc.nat(1000),
  details,
});
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

async function apply(db: Db, { user, kind, place, details }: Change) {
  const owner = ownerOf({ _id: user });
  const pick = async (table: "companies" | "customers" | "appointments") => {
    const rows = await db.selectFrom(table).where("owner", "=", owner).select("_id").execute();
    return rows[place % (rows.length || 1)]?._id;
  };
  const company = await pick("companies");
  if (kind === "company" || !company) return addCompanyOf(db, owner, details.name);
  const customer = await pick("customers");
  if (kind === "customer" || !customer) return addCustomerOf(db, owner, company, details);
  if (kind === "update") {
    const { name, value, status, lastContact } = details;
    return updateCustomer(db, owner, customer, { name, value, status, lastContact }, at());
  }
  if (kind === "contact") {
    const { lastContact } = details;
    return updateCustomer(db, owner, customer, { lastContact }, at());
  }
  if (kind === "never") {
    const update = db.updateTable("customers").set({ lastContact: "" }).where("owner", "=", owner);
    return update.where("_id", "=", customer).execute();
  }
  if (kind === "rename") return updateCompany(db, owner, company, { name: details.name }, at());
  if (kind === "appointment") return addAppointmentOf(db, owner, customer, details.name);
  if (kind === "fill") return fill(db, owner, place);
  if (kind === "delete customer") return deleteCustomer(db, owner, customer, newAct());
  if (kind === "delete company") return deleteCompany(db, owner, company, newAct());
  if (kind === "delete account") {
    await closeAccount(db, personOf({ _id: `${user}-herself` }), start);
    await deleteClosed(db, owner);
    return addUser(db, user);
  }
  if (kind === "delete appointment") {
    const appointment = await pick("appointments");
    return appointment && deleteAppointment(db, owner, appointment, newAct());
  }
  if (kind === "outcome") {
    const { outcome, lastContact } = details;
    const date = place % 2 === 0 ? lastContact : `${lastContact}T09:15:00.000Z`;
    const appointment = (await pick("appointments")) ?? "";
    const update = db.updateTable("appointments").set({ outcome, date }).where("owner", "=", owner);
    // One alone, or all of them.
    return place % 3 === 0 ? update.execute() : update.where("_id", "=", appointment).execute();
  }
  // Appointments keep their customer where it is.
  if (kind === "move") {
    await db.deleteFrom("appointments").where("customer", "=", customer).execute();
  }
  // Many rows at once, as a repair by hand would do, or one that goes to another company.
  const { status, tags } = details;
  const value = sql<number>`"value" + 1`;
  const some = kind === "tag" ? { value, tags } : { value, status };
  const update = db
    .updateTable("customers")
    .set(kind === "move" ? { company } : some)
    .where("owner", "=", owner);
  const isOne = kind === "move" || (kind === "tag" && place % 2 === 0);
  await (isOne ? update.where("_id", "=", customer) : update).execute();
}

async function addAppointmentOf(db: Db, owner: Owner, customer: string, title: string) {
  const { company } = await findCustomer(db, owner, customer);
  const date = "2026-05-04T15:00:00.000Z";
  const input = appointmentInput.parse({ title, date, company, customer });
  return createAppointment(db, owner, input, { act: newAct(), today });
}

function fill(db: Db, owner: Owner, seed: number) {
  const sizes = { companies: 2, customers: 5, appointments: 3 };
  const companies = generateDemoCompanies({ today: today, seed, ...sizes });
  return inTransaction(db, owner, (tx) => fillAccount(tx, owner, companies, start));
}

async function expectExactCounters(db: Db) {
  await expectRightCounters(db);
  // There is one for each day or person that ever was: the empty ones would only grow more.
  const empty = [
    db.selectFrom("personTotals").where("customers", "=", 0).selectAll(),
    db.selectFrom("contactTotals").where("customers", "=", 0).selectAll(),
    db.selectFrom("tagTotals").where("customers", "=", 0).selectAll(),
    db.selectFrom("appointmentTotals").where("appointments", "=", 0).selectAll(),
  ];
  for (const rows of empty) expect(await rows.execute()).toEqual([]);
}

/** What the index finds by each trigram is what comparing all rows finds. */
async function expectExactSearchIndex(db: Db, owner: Owner) {
  const keys = await readKeys(db, owner);
  // What it is found by, and whom it is with.
  for (const { table, parents } of recordKinds) {
    const rows: Row[] = await db.selectFrom(table).where("owner", "=", owner).selectAll().execute();
    const textsOf = (row: Row) => [
      row.textKey,
      ...Object.keys(parents).flatMap((column) => keys.get(String(row[column])) ?? []),
    ];
    const trigrams = names.map(fold).flatMap((name) => [name.slice(0, 3), name.slice(-3)]);
    for (const trigram of trigrams.filter((piece) => fold(piece).length === 3)) {
      const holding = rows.filter((row) => textsOf(row).some((text) => text.includes(trigram)));
      const found = await inSnapshot(db, owner, (tx) => findCandidates(tx, owner, table, trigram));
      expect(found?.toSorted(), trigram).toEqual(holding.map(({ _id }) => _id).sort());
    }
  }
}

type Row = { _id: string; textKey: string } & Record<string, unknown>;

/** The search keys of those by whose names others are found. */
async function readKeys(db: Db, owner: Owner): Promise<Map<string, string>> {
  const keys = new Map<string, string>();
  for (const { table } of recordKinds.filter(({ names }) => names)) {
    const rows = await db
      .selectFrom(table)
      .where("owner", "=", owner)
      .select(["_id", "searchKey"])
      .execute();
    for (const { _id, searchKey } of rows) keys.set(_id, searchKey);
  }
  return keys;
}

/** Whatever was asked for before: sums are remembered. */
async function expectExactSearches(db: Db, owner: Owner) {
  const keys = await readKeys(db, owner);
  for (const search of ["b", "bo", "and", "muller"]) {
    const found = await listCustomers(db, owner, { ...page, search, sort: "name" });
    const rows = await db
      .selectFrom("customers")
      .where("owner", "=", owner)
      .select(["searchKey", "textKey", "company", "value"])
      .execute();
    const matching = rows.filter(({ searchKey, textKey, company }) =>
      search.length < 3
        ? searchKey.includes(search)
        : [textKey, keys.get(company)].some((text) => text?.includes(search)),
    );
    const cents = matching.reduce((sum, { value }) => sum + value, 0);
    expect([found.total, Math.round(found.totalValue * 100)], search).toEqual([
      matching.length,
      cents,
    ]);
  }
}

/** What the lists say without counting is what there is to count. */
async function expectExactLists(db: Db, owner: Owner) {
  const everyone = await listCustomers(db, owner, { ...page, sort: "name" });
  const companies = await listCompanies(db, owner, { ...page, sort: "name" });
  expect(companies).toMatchObject({
    total: companies.data.length,
    clientCount: everyone.total,
    totalValue: everyone.totalValue,
  });
  const filters = [
    {},
    { status: "Active" as const },
    { lastContact: "2026-05-03" },
    { neglectedOn: "2026-05-04" },
    { neglectedOn: "2026-05-04", status: "Active" as const },
    { createdFrom: "2026-05-04T00:00:00.000Z" },
    { createdFrom: "2026-01-15T12:00:00.000Z" },
    { search: "bo" },
    { search: "muller" },
  ];
  for (const filter of filters) {
    const { data, total, totalValue } = await listCustomers(db, owner, {
      ...page,
      sort: "name",
      ...filter,
    });
    expect(total, JSON.stringify(filter)).toBe(data.length);
    const cents = data.reduce((sum, { value }) => sum + Math.round(value * 100), 0);
    expect(Math.round(totalValue * 100), JSON.stringify(filter)).toBe(cents);
  }
}

test(
  "after any changes counters, search index and lists equal a recount",
  async () => {
    const sequences = fc.array(change, { minLength: 5, maxLength: 30, size: "max" });
    const property = fc.asyncProperty(sequences, async (changes) => {
      const db = await openTestDatabase();
      const owners = [await addUser(db, "ana"), await addUser(db, "ben")];
      for (const one of changes) {
        await apply(db, one);
        await expectExactCounters(db);
        for (const owner of owners) await expectExactSearches(db, owner);
      }
      for (const owner of owners) {
        await expectExactSearchIndex(db, owner);
        await expectExactLists(db, owner);
      }
    });
    await fc.assert(property, { numRuns: scaled(12) });
  },
  scaled(120_000),
);

test("deleting a desk takes everything of it along and nothing of another's", async () => {
  const db = await openTestDatabase();
  const [ana, ben] = [await addUser(db, "ana"), await addUser(db, "ben")];
  for (const owner of [ana, ben]) await fill(db, owner, 1);
  const readCustomers = () => db.selectFrom("customers").selectAll().orderBy("_id").execute();
  const ofBen = (await readCustomers()).filter(({ owner }) => owner === ben);
  await deleteDesk(db, ana);
  expect(await readCustomers()).toEqual(ofBen);
  const counters = ["ownerTotals", "statusTotals", "contactTotals", "createdTotals"] as const;
  for (const table of ["companies", ...counters] as const) {
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
  const owner = await addUser(db, "ana");
  const kept = await addCompanyOf(db, owner);
  const gone = await addCompanyOf(db, owner);
  const customers = [];
  for (let n = 0; n < 6; n += 1) {
    customers.push(await addCustomerOf(db, owner, n % 2 ? kept._id : gone._id));
  }
  const outcomes = await Promise.allSettled([
    ...customers.map(({ _id }, n) => updateCustomer(db, owner, _id, { value: n }, at())),
    deleteCompany(db, owner, gone._id, newAct()),
    ...customers.map((_, n) => addCustomerOf(db, owner, n % 2 ? kept._id : gone._id)),
    ...customers.slice(0, 2).map(({ _id }) => deleteCustomer(db, owner, _id, newAct())),
  ]);
  const reasons = outcomes.flatMap((end) =>
    end.status === "rejected" ? [String(end.reason)] : [],
  );
  expect(reasons.filter((reason) => !reason.endsWith("NotFound"))).toEqual([]);
  await expectExactCounters(db);
});
