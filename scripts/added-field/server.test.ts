import { expect, test } from "vitest";
import { startApp } from "../../server/test/harness.ts";
import { importRows, toRow } from "../../server/test/imports.ts";
import { addCompany, addCustomer } from "../../server/test/records.ts";
import { restoreAccount } from "../../server/test/restore-account.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { mergeEndpoints } from "../../shared/matching/merging.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";

// Runs in a copy of the product whose companies and customers have a nickname.

/** Not in the types of the product itself. */
const nicknamed = (nickname: string) => ({ nickname }) as object;
const everyKind = [
  { name: "companies", endpoints: companyEndpoints, merge: mergeEndpoints.mergeCompanies },
  { name: "customers", endpoints: customerEndpoints, merge: mergeEndpoints.mergeCustomers },
] as const;

test("a nickname is kept from its creation to the undo of a merge, and in files", async () => {
  const app = await startApp();
  const ana = await app.signUp();
  const acme = await addCompany(ana, nicknamed("Coyote"));
  const bo = await addCustomer(ana, acme._id, nicknamed("Bobby"));
  expect([acme, bo]).toMatchObject([{ nickname: "Coyote" }, { nickname: "Bobby" }]);

  for (const { name, endpoints, merge } of everyKind) {
    const { _id: id } = name === "companies" ? acme : bo;
    const params = { id };
    app.clock.advance(1000);
    const updated = await ana.send(endpoints.update, { params, body: { nickname: "Zorro" } });
    expect(updated.json().data, name).toMatchObject({ nickname: "Zorro" });
    const change = String(updated.headers[changeIdHeader.toLowerCase()]);
    const { data: told } = await ana.call(historyEndpoints.get, { params: { id: change } });
    expect(told.fields).toMatchObject([{ field: "nickname", to: "Zorro" }]);

    const found = await ana.send(endpoints.list, { query: { search: "zorro" } });
    expect(found.json().data, name).toMatchObject([{ _id: id, nickname: "Zorro" }]);

    app.clock.advance(1000);
    const twin =
      name === "companies"
        ? await addCompany(ana, { name: "Twin" })
        : await addCustomer(ana, acme._id, { name: "Twin" });
    const others = [updated.json().data].map(({ _id, updatedAt }) => ({ _id, updatedAt }));
    const body = { updatedAt: twin.updatedAt, others, values: {} };
    const merged = await ana.send(merge, { params: { id: twin._id }, body });
    expect(merged.json().data, name).toMatchObject({ _id: twin._id, nickname: "Zorro" });
    const act = String(merged.headers[changeIdHeader.toLowerCase()]);
    app.clock.advance(1000);
    await ana.call(historyEndpoints.undo, { params: { id: act }, body: {} });
    const after = await ana.send(endpoints.get, { params: { id: twin._id } });
    expect(after.json().data, name).toMatchObject({ nickname: "" });

    app.clock.advance(1000);
    await ana.call(historyEndpoints.undo, { params: { id: change }, body: {} });
    const undone = await ana.send(endpoints.get, { params });
    expect(undone.json().data.nickname, name).toMatch(/^(?:Coyote|Bobby)$/);
  }

  const firm = toRow("companies", { name: "Imported", ...nicknamed("Gizmo") });
  const person = toRow("customers", { name: "Ivy", company: firm._id, ...nicknamed("Poison") });
  await importRows(ana, [firm, person]);
  const imported = await ana.send(customerEndpoints.list, { query: { search: "poison" } });
  expect(imported.json().data).toMatchObject([{ name: "Ivy", nickname: "Poison" }]);

  const { body: table } = await ana.send(exportEndpoints.companies);
  expect(table).toMatch(/Nickname[\s\S]*Gizmo/);
  const { body: file } = await ana.send(exportEndpoints.everything);
  const ben = await app.signUp();
  await restoreAccount(ben, file);
  const restored = await ben.send(customerEndpoints.list, { query: { search: "poison" } });
  expect(restored.json().data).toMatchObject([{ name: "Ivy", nickname: "Poison" }]);
});
