import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { endpoints } from "../../../shared/api/api.ts";
import { nameOf } from "../../../shared/api/endpoint-name.ts";
import { startApp } from "../../test/harness.ts";
import { beginning, step } from "../../test/model/sequences.ts";
import { createWorld, playStep, type Successes } from "../../test/model/steps.ts";
import { watchStatements } from "../../test/sql/statements.ts";
import { recordTables } from "./records.ts";

/** The text of every statement that came by the write path; isolated, for other tests load it too. */
const passed = vi.hoisted(() => new Set<string>());

vi.mock(import("./write-path.ts"), async (load) => {
  const path = await load();
  return {
    ...path,
    writeRecords: (db, authority, writings, ...log) => {
      for (const { statement } of writings) passed.add(statement.compile(db).sql);
      return path.writeRecords(db, authority, writings, ...log);
    },
  };
});

const names = recordTables.join("|");
const writing = new RegExp(
  `\\b(?:INSERT INTO|REPLACE INTO|UPDATE|DELETE FROM|MERGE INTO)\\s+"(?:${names})"`,
  "i",
);

test("whatever a user asks for, tables of records are written by the write path alone", async () => {
  const app = await startApp();
  const seen = watchStatements();
  const world = createWorld(app);
  const successes: Successes = new Map();
  for (const one of [...beginning, ...fc.sample(step, { seed: 8, numRuns: 5000 })]) {
    await playStep(world, one, successes, () => {});
  }
  const written = new Set(seen.map(({ sql }) => sql).filter((sql) => writing.test(sql)));
  expect([...written].filter((sql) => !passed.has(sql))).toEqual([]);
  // An insertion, changes and deletions of each kind were among them.
  expect(written.size).toBeGreaterThanOrEqual(3 * recordTables.length);
  const unplayed = endpoints
    .filter(({ url, method }) => method !== "GET" && new RegExp(`^/api/(?:${names})\\b`).test(url))
    .map(nameOf)
    // Invitations to appointments are bookings, and no records.
    .filter((name) => !successes.has(name) && !/\/(?:invitation|missed)$/.test(name));
  expect(unplayed).toEqual([]);
}, 240_000);

/** Where a statement may write a table of records, or one that the text does not name. */
const writers: Record<string, string> = {
  "server/db/records/store.ts": "the write path: one record",
  "server/db/records/belongings.ts": "the write path: what belongs to a deleted record",
  "server/db/acts/moves.ts": "the write path: records that get another parent",
  "server/db/acts/steps.ts": "the write path: records that an undo restores, changes or deletes",
  "server/db/acts/restored.ts": "the write path: an empty account becomes what it was",
  "server/db/derived/counter-triggers.ts": "derived triggers: counters of companies",
  "server/db/derived/search-triggers.ts": "derived triggers: the search index",
  "server/db/derived/status-history.ts": "derived triggers: of which company a customer was told",
  "server/imports/past/queries.ts": "what was told of records by an import that is taken back",
  "server/db/acts/past.ts": "what was told of records whose time in the trash is over",
  "server/db/maintenance/recounts.ts": "doctor --repair: the same counters",
  "server/db/maintenance/key-rewrites.ts": "keys of another version, nothing that a user sees",
  "server/db/maintenance/table-rows.ts": "move-to: whole tables",
  "server/letters/queries.ts": "letters and mails about bookings, whichever wait",
  "server/db/migrations/0062-responsible.sql": "whose records are that were one user's",
  "server/db/migrations/0063-host-and-author.sql": "the same of appointments and entries",
  "server/db/migrations/0068-editor.sql": "who has written on entries last",
  "server/db/migrations/0073-givers.sql": "who gave tasks",
  "server/db/migrations/0015-tasks.sql": "activities of a company itself: the table built anew",
  "tools/fill-past.ts": "the same as fill.ts, with what was before",
  "tools/fill-repeats.ts": "the same as fill.ts, with what repeats",
  "tools/fill-stories.ts": "the same as fill.ts, with what is said and done",
  "tools/fill.ts": "the demo and the benchmarks fill an account that is empty",
};

test("no other source file has a statement that could write a table of records", () => {
  const root = join(import.meta.dirname, "../../..");
  const files = globSync(["server/**/*.{ts,sql}", "demo/**/*.ts", "tools/**/*.ts"], { cwd: root });
  const found = files
    .filter((file) => !/\.test\.ts$|^server\/test\//.test(file))
    .filter((file) => writesRecords(readFileSync(join(root, file), "utf8")));
  expect(found.sort()).toEqual(Object.keys(writers).sort());
});

/** A name that is put in when the program runs may be that of any table. */
function writesRecords(text: string): boolean {
  const table = `(?:"(?:${names})"|"?\\$\\{|%)`;
  return (
    new RegExp(
      `\\.(?:insertInto|replaceInto|updateTable|deleteFrom|mergeInto)\\(\\s*(?:"(?:${names})"|[^"\\s])`,
    ).test(text) ||
    new RegExp(`\\b(?:INSERT INTO|REPLACE INTO|UPDATE|DELETE FROM|MERGE INTO)\\s+${table}`).test(
      text,
    )
  );
}

test.each([
  ['db.insertInto("customers").values(row)', true],
  ["db.deleteFrom(table)", true],
  ['sql`UPDATE "companies" SET "name" = ?`', true],
  [`DELETE FROM \${sql.table(name)}`, true],
  [`UPDATE "\${table}" SET`, true],
  ['db.deleteFrom("sessions")', false],
  ['sql`UPDATE "searchKeys" SET "value" = 0`', false],
])("the search for such statements knows %s", (text, expected) => {
  expect(writesRecords(text)).toBe(expected);
});
