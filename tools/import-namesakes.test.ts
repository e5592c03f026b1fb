import fc from "fast-check";
import { expect, test } from "vitest";
import { sourceOf } from "../client/screens/import/read/files/source-of.ts";
import { readBytes } from "../client/screens/import/read/read.ts";
import { inTransaction } from "../server/db/engine/database.ts";
import { type Person, start, startApp } from "../server/test/harness.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import type { ImportKind } from "../shared/transfer/import-kinds.ts";
import { browseAs, check, rule, write } from "./checked-import.ts";
import { fillDemoAccount } from "./fill-demo.ts";

const listed = { query: { limit: 200, sort: "createdAt" } } as const;
const lists = {
  customers: async (person: Person) => (await person.call(customerEndpoints.list, listed)).data,
  companies: async (person: Person) => (await person.call(companyEndpoints.list, listed)).data,
};

const people = ["Name", "Email", "Phone", "Company", "Status", "Notes"];
const firms = ["Company", "Email", "Phone", "Website", "Address", "Notes"];

type Row = readonly string[];
interface Pair {
  what: string;
  kind: ImportKind & ("customers" | "companies");
  one: Row;
  other: Row;
}

const customers = (what: string, one: Row, other: Row): Pair => ({
  ...{ what, kind: "customers", one, other },
});
const companies = (what: string, one: Row, other: Row): Pair => ({
  ...{ what, kind: "companies", one, other },
});

/** Two who only look alike; a row is what the headings above say. */
const namesakes: Pair[] = [
  customers(
    "John Smith of Denver without an email, and of Atlanta",
    ["John Smith", "", "", "", "Active", "Denver"],
    ["John Smith", "john@atlanta.example", "404 555 0101", "", "", "Atlanta"],
  ),
  customers(
    "John Smith twice at one company",
    ["John Smith", "john.smith@acme.example", "212 555 0119", "Acme", "", "Sales"],
    ["John Smith", "jsmith2@acme.example", "", "Acme", "", "Stores"],
  ),
  customers(
    "two with the placeholder of a program as their email",
    ["Hugo None", "none@none.com", "", "", "", ""],
    ["Zoe Two", "none@none.com", "", "", "", ""],
  ),
  customers(
    "two of one name with a placeholder",
    ["Hugo None", "none@none.com", "000 0000", "", "", "Denver"],
    ["Hugo None", "none@none.com", "000 0000", "", "", "Atlanta"],
  ),
  customers(
    "a family and one of it",
    ["Family Brandl", "brandl@home.example", "030 5550142", "", "", ""],
    ["Anna Brandl", "brandl@home.example", "030 5550142", "", "Active", "The daughter"],
  ),
  customers(
    "father and son in one house",
    ["Frank Miller Sr.", "miller@home.example", "212 555 0119", "", "", ""],
    ["Frank Miller Jr.", "miller@home.example", "212 555 0119", "", "Active", ""],
  ),
  customers(
    "the third of his name",
    ["Frank Miller", "", "212 555 0119", "Acme", "", ""],
    ["Frank Miller III", "", "212 555 0119", "Acme", "Active", ""],
  ),
  customers(
    "Mr. and Mrs.",
    ["Mr. Berg", "bergs@home.example", "", "", "", "He"],
    ["Mrs. Berg", "bergs@home.example", "", "", "", "She"],
  ),
  customers(
    "colleagues at the office's phone",
    ["A. Berg", "", "030 5550142", "Acme", "", "Anna"],
    ["Arne Berg", "", "030 5550142", "Acme", "", ""],
  ),
  customers(
    "another number of the same name at the same company",
    ["Anna Berg", "", "030 5550142", "Acme", "", ""],
    ["Anna Berg", "", "030 5550199", "Acme", "Active", ""],
  ),
  companies(
    "Jackson Inc. and Jackson PLC",
    ["Jackson Inc", "hello@jackson.example", "212 555 0119", "jackson.example", "1 Main St", ""],
    ["Jackson PLC", "", "020 7946 0018", "jackson-plc.example", "9 High St, London", "Other"],
  ),
  companies(
    "the same site, another form",
    ["Jackson GmbH", "", "", "jackson.example", "", ""],
    ["Jackson Ltd", "", "", "jackson.example", "", "Another"],
  ),
  companies(
    "two below a shared host",
    ["Berg", "", "", "berg.wordpress.com", "", ""],
    ["Berg", "", "", "berg-berlin.wordpress.com", "", "Berlin"],
  ),
  companies(
    "two pages of one host",
    ["Berg", "", "", "https://berg.github.io/one", "", ""],
    ["Berg", "", "", "https://berg.github.io/two", "", "Two"],
  ),
  companies(
    "branches of a chain",
    ["Star Coffee", "", "", "star.example", "12 Main St, Denver", ""],
    ["Star Coffee", "", "", "star.example", "44 Peach Rd, Atlanta", "Second"],
  ),
  companies(
    "the same name and nothing else",
    ["Berg", "", "030 5550142", "", "", ""],
    ["Berg", "", "", "", "", "Somebody's"],
  ),
];

const headingsOf = (kind: Pair["kind"]) => (kind === "customers" ? people : firms);
const turned = namesakes.map((pair) => ({
  ...pair,
  one: pair.other,
  other: pair.one,
  what: `${pair.what}, the other way round`,
}));

/** Without what tells when. */
function asTold(records: readonly object[]) {
  return records.map((record) =>
    JSON.stringify(record, (key, value) => (key === "updatedAt" ? "" : value)),
  );
}

test("two rows of a file that only look alike are both added", async () => {
  const place = await startApp();
  for (const { what, kind, one, other } of [...namesakes, ...turned]) {
    const ana = await place.signUp();
    browseAs(place, ana);
    const checked = await check(sourceOf(headingsOf(kind), [one, other]), kind);
    const { foreseen } = await write(ana, checked, rule);
    expect(foreseen, what).toMatchObject({ created: 2, updated: 0, skipped: 0 });
    const names = (await lists[kind](ana)).map(({ name }) => name);
    expect(names.sort(), what).toEqual([one[0], other[0]].sort());
  }
}, 60_000);

test("who only looks like somebody who is here is added, and nobody who is here changes", async () => {
  const place = await startApp();
  for (const { what, kind, one, other } of [...namesakes, ...turned]) {
    const ana = await place.signUp();
    browseAs(place, ana);
    const headings = headingsOf(kind);
    await write(ana, await check(sourceOf(headings, [one]), kind), rule);
    const before = asTold(await lists[kind](ana));
    const checked = await check(sourceOf(headings, [other]), kind);
    const { foreseen } = await write(ana, checked, rule);
    expect(foreseen, what).toMatchObject({ created: 1, updated: 0, skipped: 0, replacing: 0 });
    const after = asTold(await lists[kind](ana));
    expect(after, what).toHaveLength(2);
    expect(after, what).toEqual(expect.arrayContaining(before));
  }
}, 60_000);

test("the demo's own customers.csv brings all of them into an empty account, and nothing into its own", async () => {
  const place = await startApp();
  const ana = await place.signUp();
  const today = start.toISOString().slice(0, 10);
  await inTransaction(place.db, ana.owner, (tx) => fillDemoAccount(tx, ana.owner, today, start));
  const csv = await ana.send(exportEndpoints.customers, {} as never);
  const source = await readBytes(csv.rawPayload, "customers.csv");
  const all = source.rows.length;
  expect(all).toBeGreaterThanOrEqual(300);

  browseAs(place, ana);
  const again = await check(source, "customers");
  const own = await write(ana, again, rule);
  expect(own.foreseen).toMatchObject({ created: 0, updated: 0, skipped: all, rows: all });

  const bea = await place.signUp();
  browseAs(place, bea);
  const { foreseen, job } = await write(bea, await check(source, "customers"), rule);
  expect(foreseen).toMatchObject({ created: all, updated: 0, skipped: 0, rows: all });
  expect(job.created).toMatchObject({ customers: all });
}, 60_000);

const text = (...texts: string[]) => fc.constantFrom(...texts, "");
const anyRow = fc.tuple(
  fc.constantFrom(
    ...["John Smith", "Smith, John", "J. Smith", "John B. Smith", "Frank Miller Sr", "Smith"],
    ...["Frank Miller Jr", "Family Smith", "Zoe Two"],
  ),
  text("john@smith.example", "js@acme.example", "none@none.com", "info@acme.example"),
  text("212 555 0119", "+1 (212) 555-0119", "030 5550142", "000 0000"),
  text("Acme Inc", "Acme PLC", "Acme"),
  text("Active", "Pending"),
  text("Denver", "Atlanta"),
);

test("no list changes what somebody has, or loses a row, unless the user wants it", async () => {
  const place = await startApp();
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyRow, { maxLength: 8 }),
      fc.array(anyRow, { minLength: 1, maxLength: 8 }),
      async (first, rows) => {
        const ana = await place.signUp();
        browseAs(place, ana);
        await write(ana, await check(sourceOf(people, first), "customers"), rule);
        const before = await lists.customers(ana);
        const checked = await check(sourceOf(people, rows), "customers");
        const { foreseen } = await write(ana, checked, rule);
        const after = await lists.customers(ana);
        expect(after).toHaveLength(before.length + foreseen.created);
        const byId = new Map(after.map((one) => [one._id, one]));
        for (const old of before) {
          const now = byId.get(old._id);
          for (const field of [
            "name",
            "email",
            "phone",
            "status",
            "companyName",
            "lastContact",
          ] as const) {
            if (old[field]) expect(now?.[field], field).toBe(old[field]);
          }
          expect(now?.notes.startsWith(old.notes)).toBe(true);
        }
        const texts = after.map((one) => Object.values(one).join("\n").toLowerCase());
        for (const { cells, here } of checked.drafts) {
          const told: string[] = here?.differs.map(({ field }) => field) ?? [];
          // What a row says is in one record, unless the check has told that the record keeps its own.
          const own = ["name", "email", "notes", "status"].flatMap((field) => {
            const value = cells[field as "name"]?.value;
            return value && !told.includes(field) ? [String(value).toLowerCase()] : [];
          });
          expect(
            texts.some((one) => own.every((part) => one.includes(part))),
            own.join(),
          ).toBe(true);
        }
      },
    ),
    { numRuns: 40 },
  );
}, 120_000);
