import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { companyInput } from "../../../shared/kinds/companies.ts";
import { customerInput } from "../../../shared/kinds/customers.ts";
import { listCompanies } from "../../companies/lists.ts";
import { createCompany, findCompany } from "../../companies/queries.ts";
import { listCustomers } from "../../customers/lists.ts";
import { createCustomer, findCustomer } from "../../customers/queries.ts";
import { makeAccount } from "../../test/accounts.ts";
import { engine, openTestDatabase, start } from "../../test/harness.ts";
import { beginAct } from "../acts/act.ts";
import { statusTotals, sum } from "../derived/totals.ts";
import type { Db, Owner } from "../engine/database.ts";
import type { Placeholders } from "./placeholders.ts";
import { prepared, readRows, readTogether } from "./prepared.ts";

/** Another act at each call. */
const newAct = () => beginAct("create", start);
const at = () => ({ act: newAct(), today: "2026-05-04" });
const page = { search: "", limit: 50, sort: "name" as const };

async function startDesk() {
  const db = await openTestDatabase();
  const { owner } = await makeAccount(db);
  const { _id: company } = await createCompany(
    db,
    owner,
    companyInput.parse({ name: "Acme" }),
    newAct(),
  );
  return { db, owner, company };
}

function addCustomer(db: Db, owner: Owner, company: string, name = "Bo") {
  const input = customerInput.parse({ name, email: "bo@example.com", value: 10 });
  return createCustomer(db, owner, company, input, at());
}

test("a prepared query answers each call by its own values and shape", async () => {
  const { db, owner, company } = await startDesk();
  for (const name of ["Al", "Bo", "Cy"]) await addCustomer(db, owner, company, name);
  const named = prepared(
    (on, { name, limit }: Placeholders<{ name?: string; limit: number }>, direction) => {
      const rows = on
        .selectFrom("customers")
        .where("owner", "=", owner)
        .select("name")
        .orderBy("name", direction === "desc" ? "desc" : "asc")
        .limit(limit);
      return name === undefined ? rows : rows.where("name", ">", name);
    },
  );
  const read = async (...call: Parameters<typeof named>) =>
    (await readRows(db, owner, named(...call))).map(({ name }) => name);
  expect(await read({ limit: 5 })).toEqual(["Al", "Bo", "Cy"]);
  expect(await read({ limit: 2 })).toEqual(["Al", "Bo"]);
  expect(await read({ limit: 2 }, "desc")).toEqual(["Cy", "Bo"]);
  expect(await read({ limit: 5, name: "Al" })).toEqual(["Bo", "Cy"]);
  expect(await read({ limit: 5, name: "Bo" })).toEqual(["Cy"]);
  expect(await read({ limit: 5, name: undefined })).toEqual(["Al", "Bo", "Cy"]);
});

test("reads together see one state of the database while others write", async () => {
  const { db, owner, company } = await startDesk();
  const counted = prepared((on, { owner }: Placeholders<{ owner: Owner }>) =>
    on
      .selectFrom("customers")
      .where("owner", "=", owner)
      .select(({ fn }) => fn.countAll<number>().as("n")),
  );
  // SQLite reads without a pause; PostgreSQL is given one in which others can write.
  const pause = prepared((on) =>
    on.selectNoFrom((engine === "postgres" ? sql`pg_sleep(0.1)` : sql`1`).as("paused")),
  );
  let isWriting = true;
  const write = async () => {
    for (let n = 0; n < 40; n += 1) await addCustomer(db, owner, company);
  };
  const writing = Promise.all([write(), write(), write()]).finally(() => {
    isWriting = false;
  });
  while (isWriting) {
    const [totals, , [rows]] = await readTogether(db, owner, [
      statusTotals({ owner }),
      pause({}),
      counted({ owner }),
    ]);
    expect(rows?.n).toBe(sum(totals).customers);
    await yieldToEventLoop();
  }
  await writing;
  expect((await listCompanies(db, owner, page)).clientCount).toBe(120);
});

test("a write that fails takes nothing of those beside it along", async () => {
  const { db, owner, company } = await startDesk();
  const companies = Array.from({ length: 30 }, (_, n) => (n % 3 ? company : "nowhere"));
  const outcomes = await Promise.allSettled(
    companies.map((place, n) => addCustomer(db, owner, place, `Bo ${n}`)),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(
    companies.map((place) => (place === company ? "fulfilled" : "rejected")),
  );
  const { data, total } = await listCustomers(db, owner, { ...page, company });
  expect([data.length, total]).toEqual([20, 20]);
  for (const outcome of outcomes) {
    if (outcome.status === "rejected") expect(outcome.reason).toMatchObject({ statusCode: 404 });
    else expect(await findCustomer(db, owner, outcome.value._id)).toEqual(outcome.value);
  }
});

test("queries go on when another process adds a column to their tables", async () => {
  const { db, owner, company } = await startDesk();
  const before = await findCompany(db, owner, company);
  await sql`ALTER TABLE "companies" ADD COLUMN "rating" bigint DEFAULT 7`.execute(db);
  expect(await findCompany(db, owner, company)).toMatchObject(before);
  const { data } = await listCompanies(db, owner, page);
  expect(data.map(({ name }) => name)).toEqual(["Acme"]);
  expect(await addCustomer(db, owner, company)).toMatchObject({ companyName: "Acme" });
});

test("the same query may be read twice together, before and after it is known", async () => {
  const { db, owner } = await startDesk();
  const named = prepared((on, { name }: Placeholders<{ name: string }>) =>
    on.selectFrom("companies").where("owner", "=", owner).where("name", "=", name).select("name"),
  );
  const read = () => readTogether(db, owner, [named({ name: "Acme" }), named({ name: "Nobody" })]);
  expect(await read()).toEqual([[{ name: "Acme" }], []]);
  expect(await read()).toEqual([[{ name: "Acme" }], []]);
});

test("a statement's name says its text, so that two processes behind one pooler never mean different ones", async () => {
  const { db } = await startDesk();
  const nameOf = (column: "name" | "email") =>
    prepared((on) => on.selectFrom("companies").select(column))({}).compile(db).name;
  expect(nameOf("name")).toBe(nameOf("name"));
  expect(nameOf("name")).not.toBe(nameOf("email"));
});

test("of a query with more forms than are kept, those used last are not built again", async () => {
  const { db, owner, company } = await startDesk();
  let built = 0;
  const rounded = prepared((on, { owner }: Placeholders<{ owner: Owner }>, shape) => {
    built += 1;
    return on
      .selectFrom("companies")
      .where("owner", "=", owner)
      .select(["_id", sql<number>`CAST(${sql.lit(Number(shape))} AS bigint)`.as("shape")]);
  });
  const read = async (shape: number) => {
    expect(await readRows(db, owner, rounded({ owner }, String(shape)))).toEqual([
      { _id: company, shape },
    ]);
  };
  for (let shape = 0; shape < 250; shape += 1) {
    await read(shape);
    await read(-1);
  }
  expect(built).toBe(251);
  for (let shape = 240; shape < 250; shape += 1) await read(shape);
  expect(built).toBe(251);
  await read(0);
  expect(built).toBe(252);
});

test.runIf(engine === "postgres")(
  "no connection keeps more than so many statements, however many there were",
  async () => {
    const { db, owner } = await startDesk();
    const numbered = prepared(
      (_on, _values: Placeholders<object>, shape) =>
        sql<{ kept: number }>`SELECT count(*) AS "kept", ${sql.lit(shape)} AS "shape"
        FROM pg_catalog.pg_prepared_statements`,
    );
    let most = 0;
    for (let shape = 0; shape < 400; shape += 1) {
      const [found] = await readRows(db, owner, numbered({}, String(shape)));
      most = Math.max(most, found?.kept ?? 0);
    }
    expect(most).toBeGreaterThan(100);
    expect(most).toBeLessThan(300);
  },
);

test("a placeholder can be handed on, but nothing can be reckoned with it", async () => {
  const { db } = await startDesk();
  const wrong = prepared((on, { limit }: Placeholders<{ limit: number }>) =>
    on
      .selectFrom("companies")
      .select("_id")
      // @ts-expect-error: the number is not known while the query is compiled.
      .limit(limit + 1),
  );
  expect(() => wrong({ limit: 1 }).compile(db)).toThrow("The value of limit is not known");
  // @ts-expect-error: a query is built of placeholders alone.
  prepared((on, { limit }: { limit: number }) => on.selectFrom("companies").limit(limit));
});
