import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { actionsOf } from "../client/import/check/actions.ts";
import { buildDrafts } from "../client/import/check/drafts.ts";
import { forecast } from "../client/import/check/forecast.ts";
import { findHere } from "../client/import/check/here.ts";
import { loadKnown } from "../client/import/check/known.ts";
import { toPlan } from "../client/import/check/plan.ts";
import { guessMatch } from "../client/import/match/guess.ts";
import { sourceOf } from "../client/import/read/files/source-of.ts";
import type { Action, ImportKind, Rule, Source } from "../client/import/types.ts";
import { type Person, startApp, type TestApp } from "../server/test/harness.ts";
import { importRows } from "../server/test/imports.ts";
import { customerEndpoints } from "../shared/customers.ts";
import { importLimits } from "../shared/imports.ts";
import { defaultSettings } from "../shared/settings.ts";

const rule: Rule = { changed: "update", identical: "skip" };
const { formats } = defaultSettings;

/** The browser's calls go to this server, as this person. */
function browseAs({ app }: TestApp, { token }: Person) {
  vi.stubGlobal("localStorage", { getItem: () => token });
  vi.stubGlobal("fetch", async (url: string, { method, headers, body }: RequestInit = {}) => {
    const answer = await app.inject({
      // as: those of the endpoints.
      method: method as "GET",
      url,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === "string" && { payload: body }),
    });
    // as: no header of an answer stands twice.
    const { statusCode: status, headers: given } = answer;
    return new Response(answer.body, { status, headers: given as Record<string, string> });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** A file as it is checked. */
async function check(source: Source, kind: ImportKind) {
  const match = await guessMatch(source, kind, formats);
  const known = await loadKnown();
  const drafts = await findHere(await buildDrafts(source, match, known), match, known);
  return { match, known, drafts };
}

type Checked = Awaited<ReturnType<typeof check>>;

/** What was foreseen of the rows, and what became of them. */
async function write(ana: Person, { match, known, drafts }: Checked, by: Rule) {
  const foreseen = forecast(drafts, by, match.kind);
  const plan = await toPlan(drafts, by, match, known);
  expect(plan.skipped).toHaveLength(foreseen.skipped);
  const chunks = [];
  for (let start = 0; start < plan.rows.length; start += importLimits.chunkRows) {
    chunks.push(plan.rows.slice(start, start + importLimits.chunkRows));
  }
  const nothing = { created: {}, updated: {}, stale: 0, failure: null };
  const job = chunks.length > 0 ? await importRows(ana, ...chunks) : nothing;
  expect(job).toMatchObject({ stale: 0, failure: null });
  return { foreseen, job };
}

const oneOf = (...texts: string[]) => fc.constantFrom(...texts);
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
  "none",
  "",
);
const phone = oneOf(
  "+49 30 555 0142",
  "030 5550142",
  "(212) 555-0119",
  "1.5155E+10",
  "ask Anna",
  "",
);
const company = oneOf("Berg & Co", "berg und co GmbH", "Lind AB", "", "");
const status = oneOf("lead", "Active", "on hold?", "");
const value = oneOf("12.500,00", "0,50", "12k-ish", "-5", "");
const day = oneOf("03/11/2025", "21/10/2025", "31/02/2025", "5. März 2025", "");
const tags = oneOf("VIP", "vip; Berlin", "", "");
const more = oneOf("plays chess", "", "");
const title = oneOf("Review", "Fitting", "");
const time = oneOf("3:00 PM", "09:30", "noon", "");
const website = oneOf("berg.example", "https://www.berg.example/about", "not a website", "");

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
    ],
    row: fc.tuple(title, day, time, name, email, company, more),
  },
} as const;

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
        fc.record<Rule>({
          changed: fc.constantFrom<Action>("update", "skip", "add"),
          identical: fc.constantFrom<Action>("update", "skip", "add"),
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
      { numRuns: 25 },
    );
  },
  120_000,
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
  expect(foreseen).toMatchObject({ created: 2, newCompanies: 2, problems: 3 });
  const second = await check(sourceOf(headings, rows), "customers");
  expect(second.drafts.map(({ here }) => here?.changes)).toEqual([[], []]);
  const again = forecast(second.drafts, rule, "customers");
  expect(again).toMatchObject({ created: 0, updated: 0, skipped: 2, here: 2 });
});

test("an update adds to notes and tags, keeps a later contact, and moves to a company that is new", async () => {
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
    "2025-10-01",
    "Berlin",
    "go",
  ];
  // The third row is the same person: it only adds.
  const same = ["Anna Berg", "anna@berg.example", "030 5550199", "", "", "", "sailing"];
  const checked = await check(sourceOf(headings, [later, same]), "customers");
  expect(checked.drafts[0]?.here?.changes).toEqual(["phone", "company", "notes", "tags"]);
  const { foreseen } = await write(ana, checked, rule);
  expect(foreseen).toMatchObject({ created: 0, updated: 2, newCompanies: 1 });
  const { data } = await ana.call(customerEndpoints.list, {});
  expect(data).toMatchObject([
    {
      name: "Anna Berg",
      phone: "030 5550142",
      companyName: "Lind AB",
      lastContact: "2025-11-03",
      notes: "Hobby: chess\nHobby: go\nHobby: sailing\nPhone: 030 5550199",
      tags: [{ name: "Berlin" }, { name: "VIP" }],
    },
  ]);
});
