import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "../../db/engine/database.ts";
import { engine, openTestDatabase } from "../harness.ts";
import { rules } from "../sql/owner-rules.ts";
import { findUnowned } from "../sql/sql-owners.ts";

test("of every table it is known whose its rows are", async () => {
  const db = await openTestDatabase();
  const known = [...Object.keys(rules.owners), ...Object.keys(rules.ownerless)];
  for (const table of await listTables(db)) expect(known, table).toContain(table);
});

async function listTables(db: Db): Promise<string[]> {
  const tables = await (engine === "sqlite"
    ? sql<{ name: string }>`SELECT name FROM pragma_table_list
        WHERE schema = 'main' AND type <> 'shadow' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' `
    : sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
  ).execute(db);
  return tables.rows.map(({ name }) => name);
}

const list = 'select * from "customers"';
test.each([
  [list, ["customers"]],
  [`${list} where "owner" = ?`, []],
  [`${list} where "customers"."owner" = $1 and "_id" = $2`, []],
  [`${list} where "owner" = $1::text limit 1`, []],
  [`${list} where ("owner" = ?) and ("a" = ? or "b" = ?)`, []],
  [`${list} where "owner" = ? or "_id" = ?`, ["customers"]],
  [`${list} where not ("owner" = ?)`, ["customers"]],
  [`${list} where ("owner" = ? or "x" = ?) and "_id" = ?`, ["customers"]],
  [`${list} where "owner" <> ?`, ["customers"]],
  [`${list} where "owner" = "_id"`, ["customers"]],
  [`${list} where case when "owner" = ? then 1 else 0 end = 1`, ["customers"]],
  [
    `${list} inner join "companies" on "companies"."_id" = "customers"."company" where "customers"."owner" = ?`,
    ["companies"],
  ],
  [
    `${list} inner join "companies" on "companies"."owner" = "customers"."owner" where "customers"."owner" = ?`,
    [],
  ],
  [`${list} as "c", "companies" as "d" where "c"."owner" = ? and "d"."owner" = "c"."owner"`, []],
  [
    `${list} where "owner" = ? and exists (select 1 from "appointments" where "appointments"."customer" = "customers"."_id")`,
    ["appointments"],
  ],
  [
    `${list} where "owner" = ? and exists (select 1 from "appointments" where "appointments"."owner" = "customers"."owner")`,
    [],
  ],
  [`${list} where "owner" = ? union all select * from "companies"`, ["companies"]],
  [`with "x" as (select * from "companies") select * from "x"`, ["companies"]],
  [
    `with "x" as (select * from "companies" where "owner" = ?) select * from "x" where "x"."a" = 1`,
    [],
  ],
  [`select (select count(*) from "companies") as "n"`, ["companies"]],
  ['insert into "companies" ("owner", "_id") values (?, ?)', []],
  ['insert into "companies" ("_id") values (?)', ["companies"]],
  [
    'insert into "companies" ("owner", "_id") select "owner", "_id" from "customers"',
    ["customers"],
  ],
  [
    'insert into "companies" ("owner") values (?) returning *, (select 1 from "customers" where "customers"."owner" = "companies"."owner")',
    [],
  ],
  [
    'insert into "companies" ("owner") values (?) returning *, (select 1 from "customers" where "customers"."company" = "companies"."_id")',
    ["customers"],
  ],
  [
    'select * from "searchPlaces" where "block" = (select "block" from "searchBlocks" where "owner" = ?)',
    [],
  ],
  [
    'select * from "searchPlaces" where "block" = (select "block" from "searchBlocks" where "kind" = ?)',
    ["searchPlaces", "searchBlocks"],
  ],
  [`${list} where "owner" = ? and not ("a" = ?) and "b" = ?`, []],
  [`${list} where not "owner" = ? and "b" = ?`, ["customers"]],
  ['update "companies" set "owner" = ? where "_id" = ?', ["companies"]],
  ['update "companies" set "name" = ? where "owner" = ? and "_id" = ?', []],
  ['delete from "companies" where "_id" = ? returning "_id"', ["companies"]],
  ['delete from "companies" where "owner" = ? returning "_id"', []],
  [
    'select * from "sessions" inner join "users" on "users"."_id" = "sessions"."user" where "sessions"."tokenHash" = ?',
    [],
  ],
  [
    'select * from "sessions" inner join "users" on "users"."name" = "sessions"."user" where "sessions"."tokenHash" = ?',
    ["users"],
  ],
  ['select * from "elsewhere" where "owner" = ?', ["elsewhere"]],
])("%s leaves open: %j", (statement, unowned) => {
  expect(findUnowned(statement, rules)).toEqual(unowned);
});
