import { sql } from "kysely";
import { expect, test } from "vitest";
import { openTestDatabase } from "../../test/harness.ts";
import { listTables } from "./catalog.ts";

test("a table counts as data whatever its name begins with; the search index does not", async () => {
  const db = await openTestDatabase();
  await sql`CREATE TABLE "searchPresets" ("owner" text NOT NULL PRIMARY KEY)`.execute(db);
  const names = (await listTables(db)).map(({ name }) => name);
  expect(names).toContain("searchPresets");
  expect(names).toContain("customers");
  expect(names.filter((name) => name.startsWith("search"))).toEqual(["searchPresets"]);
});
