import { expect, test } from "vitest";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { newPerson, type Person, startWithAna } from "../../test/harness.ts";
import { addCompany, addCustomer } from "../../test/records.ts";

async function read(person: Person, period: string, on: string) {
  return (await person.call(reportEndpoints.growth, { query: { period, on } })).data;
}

test("an account without customers has zeros, and nothing to compare with", async () => {
  const ana = await newPerson();
  const report = await read(ana, "2026-05-03..2026-05-04", "2026-05-04");
  const none = { added: 0, closed: 0 };
  expect(report).toEqual({
    since: null,
    unit: "day",
    columns: [
      { from: "2026-05-03", to: "2026-05-03", ...none },
      { from: "2026-05-04", to: "2026-05-04", ...none },
    ],
    total: none,
    before: null,
  });
});

test("who closes twice counts once in each column and once in all, and not once deleted", async () => {
  const { ana, clock } = await startWithAna({ timeZone: "Asia/Kathmandu" });
  const { _id: company } = await addCompany(ana);
  // There it is still May 4.
  clock.set("2026-05-04T18:14:59.999Z");
  const bo = await addCustomer(ana, company, { status: "Deal Closed" });
  const cy = await addCustomer(ana, company, { status: "Deal Closed" });
  const turn = async (at: string, status: string) => {
    clock.set(at);
    await ana.send(customerEndpoints.update, { params: { id: bo._id }, body: { status } });
  };
  await turn("2026-05-04T18:15:00.000Z", "Active");
  await turn("2026-05-05T01:00:00.000Z", "Deal Closed");
  await turn("2026-05-05T02:00:00.000Z", "Pending");
  await turn("2026-05-05T03:00:00.000Z", "Deal Closed");
  const both = await read(ana, "2026-05-04..2026-05-05", "2026-05-05");
  expect(both).toMatchObject({
    since: "2026-05-04",
    columns: [
      { from: "2026-05-04", added: 2, closed: 2 },
      { from: "2026-05-05", added: 0, closed: 1 },
    ],
    total: { added: 2, closed: 2 },
    before: null,
  });
  const later = await read(ana, "2026-05-05..2026-05-05", "2026-05-05");
  expect(later).toMatchObject({
    total: { added: 0, closed: 1 },
    before: { added: 2, closed: 2 },
  });
  await ana.call(customerEndpoints.remove, { params: { id: cy._id } });
  const { total } = await read(ana, "2026-05-04..2026-05-05", "2026-05-05");
  expect(total).toEqual({ added: 1, closed: 1 });
});
