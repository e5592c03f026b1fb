import { expect, test } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import { domainKey, idKey } from "../company-links.ts";
import { guessMatch } from "../match/guess.ts";
import { sourceOf } from "../read/files/source-of.ts";
import { buildDrafts } from "./drafts.ts";
import type { Known, NamedCompany } from "./named.ts";
import { toPlan } from "./plan.ts";

/** What is sent of people, where the account has these companies; their ids are as short as here. */
async function send(
  headings: string[],
  rows: string[][],
  companies: Record<string, NamedCompany> = {},
) {
  const source = sourceOf(headings, rows);
  const match = await guessMatch(source, "customers", defaultSettings.formats);
  const known: Known = {
    companies: new Map(Object.entries(companies)),
    tags: new Map(),
    newTags: new Set(),
    customers: new Map(),
  };
  const drafts = await buildDrafts(source, match, known);
  const rule = { changed: "update", identical: "skip", replace: [] } as const;
  const { rows: sent } = await toPlan(drafts, rule, match, known);
  const names = new Map(
    sent.flatMap((row) => (row.kind === "companies" && "_id" in row ? [[row._id, row]] : [])),
  );
  return {
    companies: [...names.values()].map(({ values }) => values),
    people: sent.flatMap(({ kind, values }) => {
      if (kind !== "customers") return [];
      const { name, notes, company = "" } = values;
      return [{ name, notes, company: names.get(company)?.values.name ?? company }];
    }),
  };
}

const headings = ["Name", "Company", "Website", "Business Street", "Business City"];

test("a new company gets the website and the address that its people have for it", async () => {
  const sent = await send(headings, [
    ["Anna", "Berg & Co", "", "", ""],
    ["Bo", "Berg & Co", "berg.example", "Hauptstraße 1", "Berlin"],
    ["Cy", "Berg & Co", "https://www.berg.example/", "Am Markt 2", "Ulm"],
  ]);
  expect(sent.companies).toEqual([
    { name: "Berg & Co", website: "https://berg.example", address: "Hauptstraße 1, Berlin" },
  ]);
  expect(sent.people).toEqual([
    { name: "Anna", company: "Berg & Co" },
    { name: "Bo", company: "Berg & Co" },
    { name: "Cy", company: "Berg & Co", notes: "Company address: Am Markt 2, Ulm" },
  ]);
});

test("a company that is here keeps what it has, and another address goes to the notes", async () => {
  const here = { _id: "c1", name: "Berg & Co", website: "https://berg.example" };
  const sent = await send(headings, [["Anna", "Berg & Co", "berg.example", "Am Markt 2", "Ulm"]], {
    berg: here,
  });
  expect(sent.companies).toEqual([]);
  expect(sent.people).toEqual([
    { name: "Anna", company: "c1", notes: "Company address: Am Markt 2, Ulm" },
  ]);
});

test("people find the company of another file by its id, or by the domain of their email", async () => {
  const sent = await send(
    ["Name", "AccountId", "Email"],
    [
      ["Rose", "0015g00000XyZabAAF", "rose@edge.example"],
      ["Tim", "0015g00000XyZab", "tim@mail.example"],
      ["John", "", "john@hotels.example"],
      ["Zoe", "", "zoe@gmail.com"],
      ["Kay", "0015g00000XyZzzAAF", ""],
    ],
    {
      [idKey("0015g00000XyZabAAF")]: { _id: "edge", name: "Edge" },
      [domainKey("hotels.example")]: { _id: "hotels", name: "Grand Hotels" },
      [domainKey("gmail.com")]: { _id: "google", name: "Google" },
    },
  );
  expect(sent.people).toEqual([
    { name: "Rose", company: "edge" },
    { name: "Tim", company: "edge" },
    { name: "John", company: "hotels" },
    { name: "Zoe", company: "Zoe" },
    { name: "Kay", company: "Kay", notes: "Company ID: 0015g00000XyZzzAAF" },
  ]);
});

test("two companies of one name stay two for those who name them by their ids", async () => {
  const sent = await send(
    ["Name", "Company", "Company ID"],
    [
      ["Anna", "Acme", "1"],
      ["Bo", "Acme", "2"],
      ["Cy", "Acme Holding", "2"],
    ],
    { [idKey("1")]: { _id: "one", name: "Acme" }, [idKey("2")]: { _id: "two", name: "Acme" } },
  );
  expect(sent.people).toEqual([
    { name: "Anna", company: "one" },
    { name: "Bo", company: "two" },
    { name: "Cy", company: "two", notes: "Company: Acme Holding" },
  ]);
});
