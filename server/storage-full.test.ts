import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { authEndpoints } from "../shared/account/auth.ts";
import { dashboardEndpoints } from "../shared/dashboard.ts";
import { companyEndpoints } from "../shared/kinds/companies.ts";
import { customerEndpoints } from "../shared/kinds/customers.ts";
import { exportEndpoints } from "../shared/transfer/exports.ts";
import type { Db } from "./db/engine/database.ts";
import { engine, startApp, startWithAna } from "./test/harness.ts";
import { addCompany, addCustomer } from "./test/records.ts";

/** Lets the database grow no further, and answers how to give it room again. */
async function fillDisk(db: Db) {
  if (engine === "sqlite") {
    await sql`PRAGMA max_page_count = 1`.execute(db);
    return () => sql`PRAGMA max_page_count = 1000000`.execute(db);
  }
  await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(
    db,
  );
  await sql`CREATE TRIGGER "full" BEFORE INSERT ON "customers"
    FOR EACH ROW EXECUTE FUNCTION fail()`.execute(db);
  await sql`CREATE TRIGGER "full" BEFORE UPDATE ON "sessions"
    FOR EACH ROW EXECUTE FUNCTION fail()`.execute(db);
  return () => sql`DROP FUNCTION fail CASCADE`.execute(db);
}

test("a full disk is said to who saves, nothing is lost, reads go on, and room helps at once", async () => {
  const { ana, db, clock, log } = await startWithAna();
  const { _id: id } = await addCompany(ana);
  const body = { name: "Bo", email: "bo@example.com", notes: "x".repeat(4000), value: 5 };
  const save = () => ana.send(customerEndpoints.create, { params: { id }, body });

  const makeRoom = await fillDisk(db);
  let saved = 0;
  // The pages that there are have some room left.
  let answer = await save();
  while (answer.statusCode === 201 && saved < 500) {
    saved += 1;
    answer = await save();
  }
  expect(answer.statusCode).toBe(507);
  expect(answer.json()).toEqual({
    msg: "The server is out of disk space. Nothing was changed.",
    requestId: expect.any(String),
  });
  expect(log.join("")).toContain("request failed");

  for (let time = 0; time < 3; time += 1) expect((await save()).statusCode).toBe(507);
  const counts = async () => {
    const { total } = await ana.call(customerEndpoints.list, {});
    const { data } = await ana.call(dashboardEndpoints.get, {});
    return { total, customers: data.totals.customers, value: data.totals.value };
  };
  // Late enough for the session to be written on.
  clock.advance(2 * 60_000);
  expect(await counts()).toEqual({ total: saved, customers: saved, value: saved * 5 });
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(1);

  await makeRoom();
  expect((await save()).statusCode).toBe(201);
  saved += 1;
  expect(await counts()).toEqual({ total: saved, customers: saved, value: saved * 5 });
});

test("on a disk that is nearly full nothing more is stored, but people sign in, download, delete", async () => {
  const gigabyte = 1024 ** 3;
  let free = gigabyte;
  const readDiskSpace = async () => ({ free, size: 100 * gigabyte });
  const { visitor, signUp } = await startApp({ readDiskSpace });
  const ana = await signUp();
  const { _id: id, name } = await addCompany(ana);

  free = 31 * 1024 ** 2;
  await vi.waitFor(async () => {
    const body = { name: "Zebra Labs" };
    expect(await ana.refused(companyEndpoints.create, { body })).toMatchObject({
      status: 507,
      msg: "The server is out of disk space. Nothing was changed.",
    });
  });
  const body = { email: ana.user.email, password: ana.password };
  const { token } = await visitor.call(authEndpoints.login, { body });
  expect(token).not.toBe(ana.token);
  const { text } = await ana.download(exportEndpoints.companies);
  expect(text).toContain(name);
  await ana.call(companyEndpoints.remove, { params: { id } });
  const { data } = await ana.call(companyEndpoints.list, {});
  expect(data.map((company) => company._id)).not.toContain(id);

  free = gigabyte;
  await vi.waitFor(() => addCompany(ana));
});

test("a small disk may be filled up to its last twentieth", async () => {
  const { signUp } = await startApp({ readDiskSpace: async () => ({ free: 6, size: 100 }) });
  await addCompany(await signUp());
});

test("where nobody tells how much room there is, nothing is refused", async () => {
  const { signUp } = await startApp({ readDiskSpace: () => Promise.reject(new Error("unknown")) });
  await addCompany(await signUp());
});

if (engine === "postgres") {
  test("a large deletion that finds no room deletes nothing, and can be tried again", async () => {
    const { ana, db } = await startWithAna();
    const { _id: id } = await addCompany(ana);
    for (let count = 0; count < 101; count += 1) await addCustomer(ana, id);
    await sql`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`.execute(
      db,
    );
    await sql`CREATE TRIGGER "full" BEFORE DELETE ON "companies"
      FOR EACH ROW EXECUTE FUNCTION fail()`.execute(db);
    expect(await ana.refused(companyEndpoints.remove, { params: { id } })).toMatchObject({
      status: 507,
      msg: "The server has run out of disk space. Anything not yet deleted is unchanged.",
    });
    expect((await ana.call(customerEndpoints.list, {})).total).toBe(101);
    await sql`DROP FUNCTION fail CASCADE`.execute(db);
    await ana.call(companyEndpoints.remove, { params: { id } });
    expect((await ana.call(customerEndpoints.list, {})).total).toBe(0);
  });
}
