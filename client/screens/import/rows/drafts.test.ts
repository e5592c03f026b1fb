import { describe, expect, test } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { guessMatch } from "../match/guess.ts";
import type { Source } from "../read/source.ts";
import { actionOf } from "./actions.ts";
import { changesTo, toValues } from "./compare.ts";
import type { Here } from "./draft.ts";
import { buildDrafts, editDraft } from "./drafts.ts";
import { forecast } from "./forecast.ts";
import type { Known } from "./named.ts";
import { toPlan } from "./plan.ts";

const { formats } = defaultSettings;
const rule = { changed: "update", identical: "skip", replace: [] } as const;

function sourceOf(text: string): Source {
  const [headings = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()));
  return {
    name: "list.csv",
    format: "csv",
    program: null,
    encoding: "utf-8",
    delimiter: "|",
    sheets: [],
    sheet: null,
    firstRow: "headings",
    kind: null,
    columns: headings.map((heading) => ({ heading })),
    rows: rows.map((cells, place) => ({ number: place + 2, cells })),
    notes: [],
  };
}

async function check(text: string, kind: ImportKind = "customers") {
  const source = sourceOf(text);
  const match = await guessMatch(source, kind, formats);
  const known: Known = {
    companies: new Map(),
    tags: new Map(),
    newTags: new Set(),
    customers: new Map(),
  };
  return { source, match, known, drafts: await buildDrafts(source, match, known) };
}

describe("from a file to what is sent", () => {
  test("first and last names join, further emails go to the notes, companies are made once", async () => {
    const { drafts, match, known } = await check(`
First Name | Last Name | Email | Email 2 | Organization | Hobby
Anna       | Berg      | anna@berg.example | a@b.example | Berg & Co | Chess
Bo         | Berg      | bo@berg.example   |             | berg & co |`);
    const { rows } = await toPlan(drafts, rule, match, known);
    const [company, anna, bo] = rows;
    expect(company).toMatchObject({ kind: "companies", values: { name: "Berg & Co" } });
    const id = company && "_id" in company ? company._id : "";
    expect(anna?.values).toEqual({
      name: "Anna Berg",
      email: "anna@berg.example",
      notes: "Email: a@b.example\nHobby: Chess",
      company: id,
      status: match.status,
    });
    expect(bo?.values).toMatchObject({ company: id });
    expect(forecast(drafts, rule, "customers")).toMatchObject({ created: 2, newCompanies: 1 });
  });

  test("a problem has its repair, and what is not repaired goes to the notes", async () => {
    const { drafts, match, known } = await check(`
Name | Email | Value
Siobhán | siobhan@@bakkerij.example | 12k-ish`);
    const [draft] = drafts;
    if (!draft) throw new Error("no draft");
    expect(draft.cells.email?.problem).toEqual({
      text: "Two @ signs",
      fix: { label: "Use one", text: "siobhan@bakkerij.example" },
    });
    expect(draft.cells.value?.problem).toMatchObject({ fix: { label: "Use 12,000" } });
    const fixed = editDraft(draft, "email", "siobhan@bakkerij.example", match, known);
    const { rows, unread } = await toPlan([fixed], rule, match, known);
    expect(unread).toBe(1);
    expect(rows.at(-1)?.values).toMatchObject({
      email: "siobhan@bakkerij.example",
      notes: "Value: 12k-ish",
    });
  });

  test("a row without a name is skipped and has no choice", async () => {
    const { drafts } = await check("Name | Email\n | anna@berg.example");
    expect(forecast(drafts, rule, "customers")).toMatchObject({ created: 0, skipped: 1 });
    expect(drafts.map((draft) => actionOf(draft, rule))).toEqual([null]);
  });

  test("rows without a status get the one that is chosen for all of them, those with one keep it", async () => {
    const { drafts, match, known } = await check(`
Name | Status | Last contact
Anna | Active |
Bo   |        | 2026-05-01`);
    expect(forecast(drafts, rule, "customers")).toMatchObject({ created: 2, withoutStatus: 1 });
    const { rows } = await toPlan(drafts, rule, { ...match, status: "Pending" }, known);
    const [anna, bo] = rows.filter(({ kind }) => kind === "customers");
    expect(anna?.values).toMatchObject({ status: "Active" });
    expect(anna?.values).not.toHaveProperty("lastContact");
    expect(bo?.values).toMatchObject({ status: "Pending", lastContact: "2026-05-01" });
  });

  test("a row of a customer who was never contacted brings the contact, and no status", async () => {
    const { drafts, match, known } = await check(`
Name | Status | Last contact
Anna |        | 2026-05-01`);
    const record = { _id: "1", name: "Anna", updatedAt: "", status: "Active", lastContact: null };
    const [draft] = drafts;
    if (!draft) throw new Error("no draft");
    const changes = Object.keys(changesTo(toValues(record), draft, match));
    const here: Here = { record, reason: "id", isSure: true, against: [], changes, differs: [] };
    const chosen = { ...match, status: "Pending" } as const;
    const { rows } = await toPlan([{ ...draft, here }], rule, chosen, known);
    expect(rows.map(({ values }) => values)).toEqual([{ lastContact: "2026-05-01" }]);
  });
});
