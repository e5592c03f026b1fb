import { expect, test } from "vitest";
import { sourceOf } from "../client/screens/import/read/files/source-of.ts";
import { type Person, startApp } from "../server/test/harness.ts";
import type { DuplicateKind } from "../shared/matching/duplicate-kinds.ts";
import { duplicateEndpoints } from "../shared/matching/duplicates.ts";
import { browseAs, check, rule, write } from "./checked-import.ts";
import { otherCompanies, sameCompanies } from "./duplicate-companies.ts";
import { otherCustomers, sameCustomers } from "./duplicate-customers.ts";
import type { Pair } from "./pairs.ts";

const headings = {
  customers: ["Name", "Email", "Phone", "Company"],
  companies: ["Company", "Email", "Phone", "Website"],
};
type Row = readonly string[];
const toText = (row: Row) => row.slice(0, 3).join("|");

/** How many pairs stand in one group of the page of duplicates. */
async function countFound(person: Person, kind: DuplicateKind, pairs: readonly Pair<Row>[]) {
  const { data } = await person.call(duplicateEndpoints.list, { query: { kind, limit: 200 } });
  const groups = data.map(
    ({ records }) => new Set(records.map(({ name, email, phone }) => toText([name, email, phone]))),
  );
  const missing = pairs.filter(
    ({ one, other }) => !groups.some((group) => group.has(toText(one)) && group.has(toText(other))),
  );
  return pairs.length - missing.length;
}

test("of forty pairs of duplicates at least 36 are on the page, of forty that look alike at most 6, and an import acts on none of these", async () => {
  const place = await startApp();
  const ana = await place.signUp();
  browseAs(place, ana);
  const counts = { found: 0, wrong: 0 };
  for (const [kind, same, other] of [
    ["customers", sameCustomers, otherCustomers],
    ["companies", sameCompanies, otherCompanies],
  ] as const) {
    const all: Pair<Row>[] = [...same, ...other];
    expect(all).toHaveLength(40);
    const add = (rows: readonly Row[]) => check(sourceOf(headings[kind], rows), kind);
    const only = { ...rule, changed: "add", identical: "add" } as const;
    await write(ana, await add(all.map(({ one }) => one)), only);
    const rows = await add(other.map((pair) => pair.other));
    expect(rows.drafts.map(({ here, sameAs }) => here?.isSure || sameAs?.isSure || false)).toEqual(
      other.map(() => false),
    );
    await write(ana, await add(all.map((pair) => pair.other)), only);
    counts.found += await countFound(ana, kind, same);
    counts.wrong += await countFound(ana, kind, other);
  }
  expect(counts.found).toBeGreaterThanOrEqual(36);
  expect(counts.wrong).toBeLessThanOrEqual(6);
}, 60_000);
