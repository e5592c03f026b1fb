import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { defaultSettings } from "../../../../shared/account/settings.ts";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { fixtureNames, readFixture } from "../read/files/fixtures.ts";
import type { Source } from "../read/source.ts";
import type { Draft } from "../rows/draft.ts";
import { buildDrafts } from "../rows/drafts.ts";
import firstRows from "./first-rows.json" with { type: "json" };
import { guessMatch } from "./guess.ts";

function kindOf({ kind, name }: Source): ImportKind {
  if (name === "hubspot-companies.csv" || name === "salesforce-accounts.csv") return "companies";
  return kind ?? (name === "outlook-calendar.csv" ? "appointments" : "customers");
}

async function readDrafts(name: string): Promise<Draft[]> {
  const source = await readFixture(name);
  const match = await guessMatch(source, kindOf(source), defaultSettings.formats);
  return buildDrafts(source, match, {
    companies: new Map(),
    tags: new Map(),
    newTags: new Set(),
    customers: new Map(),
  });
}

/** The values of a row, what is wrong with it, and the lines that go to the notes. */
function told({ cells, extra }: Draft) {
  const values = Object.entries(cells)
    .filter(([target]) => target !== "notes")
    .map(([target, { value, problem }]) => [target, problem?.text ?? value] as const)
    .filter(([, value]) => value !== null);
  return { ...Object.fromEntries(values), more: extra };
}

// The files tell of days until November 2026; a later one is no last contact.
beforeEach(() => void vi.setSystemTime("2026-11-22T12:00:00Z"));
afterEach(() => void vi.useRealTimers());

test.each(fixtureNames)("%s is matched without set-up", async (name) => {
  const [draft] = await readDrafts(name);
  expect(draft && told(draft)).toEqual(
    Object.entries(firstRows).find(([file]) => file === name)?.[1],
  );
});
