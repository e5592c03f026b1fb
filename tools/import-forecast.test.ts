import fc from "fast-check";
import { expect, test } from "vitest";
import { sourceOf } from "../client/screens/import/read/files/source-of.ts";
import { actionsOf } from "../client/screens/import/rows/actions.ts";
import type { Action } from "../client/screens/import/rows/draft.ts";
import { forecast } from "../client/screens/import/rows/forecast.ts";
import { toPlan } from "../client/screens/import/rows/plan.ts";
import { startApp } from "../server/test/harness.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { browseAs, check, rule, write } from "./checked-import.ts";
import { scaled } from "./random.ts";

/** What no list should have, and some have. */
const odd = [
  "\u0000",
  "\u0001\u0007",
  "\ud800 half \udc00",
  "\u200b",
  "\u2800",
  "'",
  "=1+1",
  "😀".repeat(60),
  "x".repeat(201),
  "ß".repeat(10_001),
];
const rare = fc.constantFrom(...odd);
/** Mostly one of these, now and then something odd. */
const oneOf = (...texts: string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: rare });
const name = oneOf(
  "Anna Berg",
  "anna berg",
  "A. Berg",
  "Bo Lind",
  "Jürgen Jäger",
  "Jaeger, Juergen",
  "",
);
const email = oneOf(
  "anna@berg.example",
  "ANNA@berg.example",
  "bo@lind.example",
  "info@berg.example",
  "a@@b.example",
  `${"a".repeat(250)}@berg.example`,
  "Anna <anna@berg.example>",
  "ann\u0000a@b\ud800erg.example",
  "none",
  "",
);
const phone = oneOf(
  "+49 30 555 0142",
  "030 5550142",
  "(212) 555-0119",
  "1.5155E+10",
  `tel:${"5".repeat(60)}`,
  "ask Anna",
  "",
);
const company = oneOf("Berg & Co", "berg und co GmbH", "Lind AB", "", "");
const status = oneOf("lead", "Active", "on hold?", "");
const value = oneOf("12.500,00", "0,50", "12k-ish", "-5", "1E+99", "9".repeat(400), "0.000001", "");
const day = oneOf(
  "03/11/2025",
  "21/10/2025",
  "31/02/2025",
  "5. März 2025",
  "01/01/0000",
  "01/01/10000",
  "31/12/9999",
  "01/01/0001",
  "",
);
const tagsTo = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => `Tag ${from + place}`).join("; ");
const tags = oneOf(
  "VIP",
  "vip; Berlin",
  tagsTo(0, 20),
  tagsTo(20, 40),
  tagsTo(0, 31),
  "#; \u200b",
  "",
);
const more = oneOf("plays chess", "y".repeat(6000), "z".repeat(9990), "", "");
const repeat = oneOf(
  "FREQ=DAILY",
  "rrule:freq=weekly;count=3",
  "FREQ=HOURLY",
  "every week",
  "",
  "",
);
const outcome = oneOf("held", "no-show", "", "");
const title = oneOf("Review", "Fitting", "");
const time = oneOf("3:00 PM", "09:30", "noon", "");
const website = oneOf(
  "berg.example",
  "https://www.berg.example/about",
  `berg.example/${"a".repeat(1980)}`,
  "http://",
  "not a website",
  "",
);

const files = {
  customers: {
    headings: [
      "Name",
      "Email",
      "Phone",
      "Company",
      "Stage",
      "Value",
      "Last contact",
      "Tags",
      "Hobby",
    ],
    row: fc.tuple(name, email, phone, company, status, value, day, tags, more),
  },
  companies: {
    headings: ["Company", "Email", "Phone", "Website", "Tags", "Hobby"],
    row: fc.tuple(company, email, phone, website, tags, more),
  },
  appointments: {
    headings: [
      "Subject",
      "Start Date",
      "Start Time",
      "Customer",
      "Email",
      "Company",
      "Description",
      "Repeat",
      "Outcome",
    ],
    row: fc.tuple(title, day, time, name, email, company, more, repeat, outcome),
  },
} as const;

const replaceable = ["name", "phone", "status", "company", "website", "lastContact", "outcome"];

const action: fc.Arbitrary<Action | null> = fc.constantFrom(
  "update",
  "skip",
  "add",
  null,
  null,
  null,
);

test.each(["customers", "companies", "appointments"] as const)(
  "what is foreseen of %s is what is then done",
  async (kind) => {
    const place = await startApp();
    const { headings, row } = files[kind];
    const rows = fc.array(row as fc.Arbitrary<readonly string[]>, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(
        rows,
        rows,
        fc.array(action, { minLength: 12, maxLength: 12 }),
        fc.record({
          changed: fc.constantFrom<Action>("update", "skip", "add"),
          identical: fc.constantFrom<Action>("update", "skip", "add"),
          replace: fc.subarray(replaceable),
        }),
        async (before, after, actions, by) => {
          const ana = await place.signUp();
          browseAs(place, ana);
          // What is there already came by an import, too.
          await write(ana, await check(sourceOf(headings, before), kind), rule);
          const checked = await check(sourceOf(headings, after), kind);
          const drafts = checked.drafts.map((draft, at) => {
            const chosen = actions[at];
            return chosen && actionsOf(draft).includes(chosen)
              ? { ...draft, action: chosen }
              : draft;
          });
          const { foreseen, job } = await write(ana, { ...checked, drafts }, by);
          const { created = 0, updated = 0, newCompanies, newCustomers } = foreseen;
          expect({
            created: { companies: 0, customers: 0, ...job.created },
            updated: { [kind]: 0, ...job.updated },
          }).toMatchObject({
            created: {
              ...(kind !== "companies" && { companies: newCompanies }),
              ...(kind === "appointments" && { customers: newCustomers }),
              ...(created > 0 && { [kind]: created }),
            },
            updated: { [kind]: updated },
          });
        },
      ),
      { numRuns: scaled(25) },
    );
  },
  scaled(120_000),
);

test("a file that was imported brings nothing new the second time", async () => {
  const place = await startApp();
  const ana = await place.signUp();
  browseAs(place, ana);
  const { headings } = files.customers;
  const rows = [
    [
      "Anna Berg",
      "anna@berg.example",
      "+49 30 555 0142",
      "Berg & Co",
      "lead",
      "12.500,00",
      "03/11/2025",
      "VIP",
      "plays chess",
    ],
    ["Bo Lind", "", "ask Bo", "", "Active", "12k-ish", "31/02/2025", "vip; Berlin", ""],
  ];
  const first = await check(sourceOf(headings, rows), "customers");
  const { foreseen } = await write(ana, first, rule);
  expect(foreseen).toMatchObject({ created: 2, newCompanies: 1, problems: 3 });
  const second = await check(sourceOf(headings, rows), "customers");
  expect(second.drafts.map(({ here }) => here?.changes)).toEqual([[], []]);
  const again = forecast(second.drafts, rule, "customers");
  expect(again).toMatchObject({ created: 0, updated: 0, skipped: 2, here: 2 });
});

test("two appointments of one name and time with customers of two companies are two", async () => {
  const place = await startApp();
  const ana = await place.signUp();
  browseAs(place, ana);
  const { headings } = files.appointments;
  const daily = ["plays chess", "FREQ=DAILY"];
  const who = ["A. Berg", "anna@berg.example"];
  const rows = [
    ["Fitting", "31/12/9999", "", ...who, "\u0000", ...daily, "held"],
    ["Fitting", "31/12/9999", "noon", ...who, "Berg & Co", ...daily, "no-show"],
  ];
  const checked = await check(sourceOf(headings, rows), "appointments");
  const { foreseen, job } = await write(ana, checked, rule);
  // Who is named without a company is private, and a private company is none.
  expect(foreseen).toMatchObject({ created: 2, newCompanies: 1, newCustomers: 2 });
  expect(job.created).toEqual({ appointments: 2, companies: 1, customers: 2 });
  const book = async (title: string) => {
    const row = [title, "30/12/9999", "noon", "Bo Lind", "bo@lind.example", "", "", "", ""];
    return write(ana, await check(sourceOf(headings, [row]), "appointments"), rule);
  };
  const first = await book("Review");
  expect(first.foreseen).toMatchObject({ newCompanies: 0, knownCompanies: 0, newCustomers: 1 });
  const second = await book("Fitting");
  expect(second.foreseen).toMatchObject({ newCompanies: 0, knownCompanies: 0, newCustomers: 0 });
});

test("an update adds to notes and tags and fills what is empty, and replaces a field only as chosen", async () => {
  const place = await startApp();
  const ana = await place.signUp();
  browseAs(place, ana);
  const headings = ["Name", "Email", "Phone", "Company", "Last contact", "Tags", "Hobby"];
  const row = ["Anna Berg", "anna@berg.example", "", "Berg & Co", "2025-11-03", "VIP", "chess"];
  await write(ana, await check(sourceOf(headings, [row]), "customers"), rule);
  const later = [
    "Anna Berg",
    "anna@berg.example",
    "030 5550142",
    "Lind AB",
    "2025-12-01",
    "Berlin",
    "go",
  ];
  // The same person again: it only adds.
  const same = ["Anna Berg", "anna@berg.example", "", "", "2025-12-24", "", "sailing"];
  // Another number: maybe somebody else.
  const other = ["Anna Berg", "anna@berg.example", "030 5550199", "", "", "", ""];
  const checked = await check(sourceOf(headings, [later, same, other]), "customers");
  const [draft, , maybe] = checked.drafts;
  expect(draft?.here).toMatchObject({
    isSure: true,
    changes: ["phone", "notes", "tags"],
    differs: [
      { field: "lastContact", old: "2025-11-03", own: "2025-12-01" },
      { field: "company", old: "Berg & Co", own: "Lind AB" },
    ],
  });
  expect(maybe?.sameAs).toMatchObject({ isSure: false, against: ["phone"] });
  const kept = { ...checked, drafts: checked.drafts.slice(0, 2) };
  const { foreseen } = await write(ana, kept, rule);
  expect(foreseen).toMatchObject({ created: 0, updated: 2, newCompanies: 0, replacing: 0 });
  const find = async () => (await ana.call(customerEndpoints.list, {})).data;
  expect(await find()).toMatchObject([
    {
      name: "Anna Berg",
      phone: "030 5550142",
      companyName: "Berg & Co",
      lastContact: "2025-11-03",
      notes: "Hobby: chess\nHobby: go\nHobby: sailing\nLast contact: 2025-12-24",
      tags: [{ name: "Berlin" }, { name: "VIP" }],
    },
  ]);

  const again = await check(sourceOf(headings, [later]), "customers");
  const chosen = again.drafts.map((one) => ({ ...one, replace: { lastContact: false } }));
  const by = { ...rule, replace: ["company", "lastContact"] };
  const replaced = await write(ana, { ...again, drafts: chosen }, by);
  expect(replaced.foreseen).toMatchObject({ updated: 1, newCompanies: 1, replacing: 1 });
  expect(await find()).toMatchObject([{ companyName: "Lind AB", lastContact: "2025-11-03" }]);
});

test("what a record or the account has no room for is told, and tags are kept in the notes", async () => {
  const place = await startApp();
  const ana = await place.signUp();
  browseAs(place, ana);
  const headings = ["Name", "Email", "Tags", "Hobby"];
  const first = ["Anna Berg", "anna@berg.example", tagsTo(0, 29), "x".repeat(9990)];
  await write(ana, await check(sourceOf(headings, [first]), "customers"), rule);
  const more = ["Anna Berg", "anna@berg.example", tagsTo(29, 32), "y".repeat(10_000)];
  const added = await check(sourceOf(headings, [more]), "customers");
  const { moreTags, cut } = await toPlan(added.drafts, rule, added.match, added.known);
  expect(moreTags).toEqual([{ row: 2, name: "Anna Berg", column: "Tags", text: "Tag 30, Tag 31" }]);
  expect(cut).toMatchObject([{ row: 2, column: "About" }]);

  const many = Array.from({ length: 17 }, (_, at) => [
    `P ${at}`,
    "",
    tagsTo(at * 30, at * 30 + 30),
    "",
  ]);
  const full = await check(
    sourceOf(headings, [...many, ["Q", "", "Tag 0", "z".repeat(9999)]]),
    "customers",
  );
  expect(full.drafts.map(({ cells }) => cells.tags?.problem?.text).filter(Boolean)).toEqual([
    "An account has at most 500 tags",
  ]);
  expect(full.drafts.at(16)?.cells.tags?.problem?.fix?.label).toBe("Use 20 of 30");
  expect(full.drafts.at(17)?.cells.notes?.problem?.text).toBe(
    "With what is added, longer than 10,000 characters",
  );
  await write(ana, full, rule);
  const { data } = await ana.call(customerEndpoints.list, { query: { search: "P 16" } });
  expect(data).toMatchObject([{ tags: [], notes: `Tags: ${tagsTo(480, 510)}` }]);
});
