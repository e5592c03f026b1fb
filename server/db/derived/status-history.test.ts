import { expect, test } from "vitest";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { type Person, start, startWithAna } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import type { Db } from "../engine/database.ts";

async function readHistory(db: Db, customer: string) {
  return db
    .selectFrom("statusChanges")
    .where("customer", "=", customer)
    .orderBy("at")
    .select(["at", "fromStatus", "fromValue", "toStatus", "toValue"])
    .execute();
}

function change(person: Person, id: string, body: object) {
  return person.send(customerEndpoints.update, { params: { id }, body });
}

const begun = { at: start.toISOString(), fromStatus: null, fromValue: null };

test("a customer's history begins with what it was made as, and goes on with each change of status or value", async () => {
  const { ana, db, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id } = await addCustomer(ana, company, { status: "Pending", value: 5 });
  clock.advance(1000);
  await change(ana, _id, { name: "Bo Berg", status: "Pending" });
  clock.advance(1000);
  await change(ana, _id, { status: "Deal Closed" });
  clock.advance(1000);
  await change(ana, _id, { value: 7.5, notes: "Signed" });

  expect(await readHistory(db, _id)).toEqual([
    { ...begun, toStatus: "Pending", toValue: 500 },
    {
      at: "2026-05-04T10:00:02.000Z",
      fromStatus: "Pending",
      fromValue: 500,
      toStatus: "Deal Closed",
      toValue: 500,
    },
    {
      at: "2026-05-04T10:00:03.000Z",
      fromStatus: "Deal Closed",
      fromValue: 500,
      toStatus: "Deal Closed",
      toValue: 750,
    },
  ]);
});

test("it outlives its customer, who comes back to it without a new entry", async () => {
  const { ana, db, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id } = await addCustomer(ana, company, { status: "Active", value: 5 });
  const row = await db
    .selectFrom("customers")
    .where("_id", "=", _id)
    .selectAll()
    .executeTakeFirstOrThrow();
  await ana.call(customerEndpoints.remove, { params: { id: _id } });
  const before = await readHistory(db, _id);
  expect(before).toEqual([{ ...begun, toStatus: "Active", toValue: 500 }]);

  clock.advance(1000);
  const updatedAt = clock.now().toISOString();
  await db
    .insertInto("customers")
    .values({ ...row, updatedAt })
    .execute();
  expect(await readHistory(db, _id)).toEqual(before);
});

test("what a refused change would have made is not in it", async () => {
  const { ana, db, clock } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const { _id } = await addCustomer(ana, company, { status: "Active" });
  clock.advance(1000);
  const stale = { "if-match": '"2020-01-01T00:00:00.000Z"' };
  const body = { status: "Pending" };
  const refused = await ana.refused(customerEndpoints.update, {
    params: { id: _id },
    body,
    headers: stale,
  });
  expect(refused.status).toBe(409);
  expect(await readHistory(db, _id)).toHaveLength(1);
});
