import { expect, test } from "vitest";
import { historyEndpoints } from "../../shared/history/history.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { tagEndpoints } from "../../shared/kinds/tags.ts";
import { startWithAna } from "../test/harness.ts";
import { importRows } from "../test/imports.ts";
import { addCompany, addCustomer } from "../test/records.ts";

test("an update fills what is empty and adds to notes and tags, and replaces only the fields that it names", async () => {
  const { ana, clock } = await startWithAna();
  const [acme, berg] = [await addCompany(ana), await addCompany(ana, { name: "Berg" })];
  const [vip, cold] = await Promise.all(
    ["VIP", "Cold"].map(
      async (name) => (await ana.call(tagEndpoints.create, { body: { name } })).data._id,
    ),
  );
  const bo = await addCustomer(ana, acme._id, {
    name: "Bo",
    email: "bo@acme.example",
    phone: "",
    value: 0,
    notes: "Plays chess",
    tags: [vip!],
  });
  clock.advance(1000);
  const { _id } = bo;
  const find = async () => (await ana.call(customerEndpoints.get, { params: { id: _id } })).data;
  const update = (updatedAt: string, values: object, replace?: string[]) =>
    importRows(ana, [
      { kind: "customers", act: "update", _id, updatedAt, values, ...(replace && { replace }) },
    ]);

  const values = {
    name: "Bo Berg",
    email: "bo@berg.example",
    status: "Deal Closed",
    company: berg._id,
    lastContact: "2001-01-01",
    phone: "030 5550142",
    value: 7.5,
    notes: "Plays chess\nSails",
    tags: [vip!, cold!],
  };
  const first = await update(bo.updatedAt, values);
  expect(first).toMatchObject({ state: "done", updated: { customers: 1 }, stale: 0 });
  const filled = await find();
  const { name, email, status, lastContact, companyName } = bo;
  expect(filled).toMatchObject({ name, email, status, lastContact, companyName });
  expect(filled).toMatchObject({ phone: "030 5550142", value: 7.5, notes: "Plays chess\nSails" });
  expect(filled.tags.map((tag) => tag.name).sort()).toEqual(["Cold", "VIP"]);

  clock.advance(1000);
  const lost = { phone: "1", value: 9, notes: "Gone", tags: [cold!] };
  await update(filled.updatedAt, lost);
  const { updatedAt: _one, ...kept } = await find();
  const { updatedAt: _other, ...before } = filled;
  expect(kept).toEqual(before);

  clock.advance(1000);
  const { updatedAt } = await find();
  const { change } = await update(updatedAt, values, ["email", "status"]);
  expect(await find()).toMatchObject({ name, email: "bo@berg.example", status: "Deal Closed" });
  await ana.call(historyEndpoints.undo, { params: { id: change ?? "" }, body: {} });
  expect(await find()).toMatchObject({ name, email, status, phone: "030 5550142" });
});
