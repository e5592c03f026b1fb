import { expect, test } from "vitest";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { readCustomers } from "../../customers/queries.ts";
import { startWithAna } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { readLastIds } from "./batches.ts";

test("rows that are written during a reading neither come twice nor break it", async () => {
  const { ana, db } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  const there: string[] = [];
  for (let n = 0; n < 410; n++) there.push((await addCustomer(ana, company))._id);
  // Ids of one millisecond have no order of their own.
  there.sort();

  const last = await readLastIds(db, ana.owner);
  const read: string[] = [];
  const lengths: number[] = [];
  for await (const batch of readCustomers(db, ana.owner, last.customers)) {
    read.push(...batch.map(({ _id }) => _id));
    lengths.push(batch.length);
    if (lengths.length > 1) continue;
    // One read already and one still to come are changed, one of each goes, and one comes.
    for (const id of [there[0]!, there[300]!]) {
      const body = { name: "Ann" };
      await ana.call(customerEndpoints.update, { params: { id }, body });
    }
    for (const id of [there[1]!, there[301]!]) {
      await ana.call(customerEndpoints.remove, { params: { id } });
    }
    await addCustomer(ana, company);
  }
  expect(lengths).toEqual([100, 100, 100, 100, 9]);
  expect(read).toEqual(there.filter((id) => id !== there[301]));
});

test("between two batches whatever else waits gets its turn", async () => {
  const { ana, db } = await startWithAna();
  const { _id: company } = await addCompany(ana);
  for (let n = 0; n < 201; n++) await addCustomer(ana, company);
  const { customers } = await readLastIds(db, ana.owner);
  const events: string[] = [];
  for await (const batch of readCustomers(db, ana.owner, customers)) {
    events.push(`batch of ${batch.length}`);
    setImmediate(() => events.push("another request"));
  }
  expect(events.slice(0, 5)).toEqual([
    "batch of 100",
    "another request",
    "batch of 100",
    "another request",
    "batch of 1",
  ]);
});

test("a reading ends quietly when all that is left goes meanwhile", async () => {
  const { ana, db } = await startWithAna();
  const { _id: id } = await addCompany(ana);
  for (let n = 0; n < 101; n++) await addCustomer(ana, id);
  const { customers } = await readLastIds(db, ana.owner);
  let rows = 0;
  for await (const batch of readCustomers(db, ana.owner, customers)) {
    rows += batch.length;
    await ana.call(companyEndpoints.remove, { params: { id } });
  }
  expect(rows).toBe(100);
});
