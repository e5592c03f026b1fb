import { expect, test } from "vitest";
import { followUpEndpoints } from "../../shared/follow-up.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { attentionDays, never } from "../../shared/statuses.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { startWithAna } from "../test/harness.ts";
import { addCompany, addCustomer } from "../test/records.ts";

const on = "2026-05-04";

async function start() {
  const { ana, ...app } = await startWithAna({ timeZone: "UTC" });
  const company = await addCompany(ana);
  const add = (name: string, customer: Partial<Parameters<typeof addCustomer>[2]> = {}) =>
    addCustomer(ana, company._id, { name, ...customer });
  const read = async () => (await ana.call(followUpEndpoints.get, { query: { on } })).data;
  const set = async (days: object) =>
    (await ana.call(followUpEndpoints.update, { query: { on }, body: { days } })).data;
  /** By the filter and by the older parameter, which must agree, and by what is counted. */
  const listNames = async (which: "needed" | "snoozed") => {
    const query = { filter: `attention:is:${which}` };
    const { data, total, totalValue } = await ana.call(customerEndpoints.list, { query });
    expect(total).toBe(data.length);
    expect(totalValue).toBe(data.reduce((sum, { value }) => sum + value, 0));
    if (which === "needed") {
      const older = await ana.call(customerEndpoints.list, { query: { neglectedOn: on } });
      expect(older).toMatchObject({ data, total, totalValue });
      expect(await read()).toMatchObject({ customers: total, value: totalValue });
    } else {
      expect((await read()).snoozed).toBe(total);
    }
    return data.map(({ name }) => name);
  };
  return { ...app, ana, add, read, set, listNames };
}

test("who needs attention depends on the user's own days, which begin as suggested", async () => {
  const { add, read, set, listNames, signUp } = await start();
  await add("Active, 31 days", { lastContact: "2026-04-03", value: 10 });
  await add("Active, 30 days", { lastContact: "2026-04-04", value: 20 });
  await add("Pending, 8 days", { status: "Pending", lastContact: "2026-04-26", value: 30 });
  expect(await read()).toEqual({
    days: attentionDays,
    neglected: expect.objectContaining({ Active: 1, Pending: 1, "Deal Closed": 0 }),
    customers: 2,
    value: 40,
    snoozed: 0,
  });
  expect(await listNames("needed")).toEqual(["Active, 31 days", "Pending, 8 days"]);
  const changed = await set({ Active: 29, Pending: null });
  expect(changed.days).toEqual({ ...attentionDays, Active: 29, Pending: null });
  expect(changed.neglected).toMatchObject({ Active: 2, Pending: 0 });
  expect(await listNames("needed")).toEqual(["Active, 30 days", "Active, 31 days"]);
  await set(Object.fromEntries(Object.keys(attentionDays).map((status) => [status, null])));
  expect(await listNames("needed")).toEqual([]);
  const ben = await signUp();
  const other = await ben.call(followUpEndpoints.get, { query: { on } });
  expect(other.data.days).toEqual(attentionDays);
});

test.each([0, 731, 1.5, "7"])("%s days are refused with a sentence", async (days) => {
  const { ana } = await start();
  const answer = await ana.send(followUpEndpoints.update, {
    query: { on },
    body: { days: { Active: days } },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().msg).toBe("Enter 1 to 730 days.");
});

test("who is snoozed needs no attention before that day, and then does again", async () => {
  const { ana, add, listNames } = await start();
  const old = { lastContact: "2026-01-01" };
  const bo = await add("Bo", { ...old, value: 5 });
  await add("Al", { ...old, snoozedUntil: "2026-05-05", value: 7 });
  await add("Cy", { ...old, snoozedUntil: on });
  await add("Di", { ...old, snoozedUntil: never });
  await add("Ed", { lastContact: "2026-05-01", snoozedUntil: never });
  expect(await listNames("needed")).toEqual(["Bo", "Cy"]);
  expect(await listNames("snoozed")).toEqual(["Al", "Di"]);
  const query = { filter: "attention:is:needed;attention:is:snoozed" };
  expect((await ana.call(customerEndpoints.list, { query })).data).toEqual([]);

  const params = { id: bo._id };
  const snooze = { params, body: { snoozedUntil: "2026-06-01" } };
  const answer = await ana.send(customerEndpoints.update, snooze);
  expect(await listNames("needed")).toEqual(["Cy"]);
  const id = String(answer.headers[changeIdHeader.toLowerCase()]);
  const { data } = await ana.call(historyEndpoints.get, { params: { id } });
  expect(data.fields).toEqual([{ field: "snoozedUntil", from: null, to: "2026-06-01" }]);
  await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect(await listNames("needed")).toEqual(["Bo", "Cy"]);
});

test("the days are in the copy of the account", async () => {
  const { ana, set } = await start();
  await set({ Active: 45 });
  const copy = (await ana.send(exportEndpoints.everything, {})).json();
  expect(copy.followUp).toEqual({ ...attentionDays, Active: 45 });
  expect(copy.user).not.toHaveProperty("followUp");
});
