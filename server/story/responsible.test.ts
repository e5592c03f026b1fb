import { expect, test } from "vitest";
import { deskEndpoints } from "../../shared/account/desks.ts";
import { changeIdHeader, historyEndpoints } from "../../shared/history/history.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { handOverEndpoints } from "../../shared/lists/hand-over.ts";
import { mergeEndpoints } from "../../shared/matching/merging.ts";
import { type StoryEntry, storyEndpoints } from "../../shared/story.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { findUntold } from "../db/maintenance/check-history.ts";
import { type Person, startWithAna } from "../test/harness.ts";
import { importRows } from "../test/imports.ts";
import { joinDesk } from "../test/people.ts";
import { addCompany, addCustomer, readPages } from "../test/records.ts";
import { restoreAccount } from "../test/restore-account.ts";

async function startOffice() {
  const { ana, ...app } = await startWithAna({ name: "Ana", timeZone: "UTC" });
  const ben = await joinDesk(app, ana, "member", "UTC");
  const company = await addCompany(ana, { name: "Acme" });
  app.clock.advance(1000);
  const customer = await addCustomer(ana, company._id, { name: "Bo" });
  app.clock.advance(1000);
  const [me, him] = [ana.user._id, ben.user._id];
  const read = (query: object = {}) =>
    ana.call(storyEndpoints.ofCustomer, { params: { id: customer._id }, query });
  const readCompany = (query: object = {}) =>
    ana.call(storyEndpoints.ofCompany, { params: { id: company._id }, query });
  /** Changes the customer a second later, and answers the id of the act. */
  const give = async (who: Pick<Person, "send">, responsible: string, id = customer._id) => {
    app.clock.advance(1000);
    const body = { responsible };
    const answer = await who.send(customerEndpoints.update, { params: { id }, body });
    return String(answer.headers[changeIdHeader.toLowerCase()]);
  };
  return { app, ana, ben, company, customer, me, him, read, readCompany, give };
}

/** Who gave what to whom, the latest first. */
function givenIn(data: readonly StoryEntry[]) {
  return data.flatMap((entry) =>
    entry.type === "responsible"
      ? [[entry.author, entry.customer?.name ?? entry.company.name, entry.from, entry.to]]
      : [],
  );
}

test("a story says when somebody else became responsible, who gave the customer to whom, and takes it back with undo", async () => {
  const { app, ana, ben, me, him, read, give, company, customer } = await startOffice();
  const act = await give(ana, him);
  const [entry] = (await read()).data;
  expect(entry).toEqual({
    type: "responsible",
    at: "2026-05-04T10:00:03.000Z",
    author: me,
    customer: { _id: customer._id, name: "Bo" },
    company: { _id: company._id, name: "Acme" },
    from: me,
    to: him,
  });
  app.clock.advance(1000);
  await ben.call(historyEndpoints.undo, { params: { id: act }, body: {} });
  expect(givenIn((await read()).data)).toEqual([
    [him, "Bo", him, me],
    [me, "Bo", me, him],
  ]);
  // To the same is nothing.
  await give(ana, me);
  expect((await read()).counts.changes).toBe(3);
});

test("however it came about: among many, handed over, merged, imported", async () => {
  const { app, ana, ben, company, customer, me, him, read, readCompany } = await startOffice();
  const { clock } = app;
  const chosen = { customers: [{ _id: customer._id }] };
  await ana.call(bulkEndpoints.customers, { body: { chosen, what: { responsible: him } } });
  clock.advance(1000);
  await ben.call(handOverEndpoints.run, {
    body: { chosen: { company: company._id }, to: me, kinds: ["companies", "customers"] },
  });
  clock.advance(1000);
  const twin = await addCustomer(ana, company._id, { name: "Bob", responsible: him });
  const { data: now } = await ana.call(customerEndpoints.get, { params: { id: customer._id } });
  clock.advance(1000);
  await ana.call(mergeEndpoints.mergeCustomers, {
    params: { id: customer._id },
    body: {
      updatedAt: now.updatedAt,
      others: [{ _id: twin._id, updatedAt: twin.updatedAt }],
      values: { responsible: him },
    },
  });
  clock.advance(1000);
  const { data: merged } = await ana.call(customerEndpoints.get, { params: { id: customer._id } });
  await importRows(ana, [
    {
      ...({ kind: "customers", act: "update", replace: ["responsible"] } as const),
      ...{ _id: customer._id, updatedAt: merged.updatedAt, values: { responsible: me } },
    },
  ]);
  expect(givenIn((await read()).data)).toEqual([
    [me, "Bo", him, me],
    [me, "Bo", me, him],
    [him, "Bo", him, me],
    [me, "Bo", me, him],
  ]);
  const story = await readCompany();
  expect(givenIn(story.data)).toHaveLength(4);
  expect(story.counts.changes).toBe(story.data.length);
});

test("a company's story says it of itself and of its customers, also after one has moved, gone or come back", async () => {
  const { app, ana, company, customer, me, him, readCompany, give } = await startOffice();
  const params = { id: customer._id };
  app.clock.advance(1000);
  const ofCompany = { params: { id: company._id }, body: { responsible: him } };
  await ana.call(companyEndpoints.update, ofCompany);
  await give(ana, him);
  const both = [
    [me, "Bo", me, him],
    [me, "Acme", me, him],
  ];
  expect(givenIn((await readCompany()).data)).toEqual(both);
  const other = await addCompany(ana, { name: "Other" });
  app.clock.advance(1000);
  const move = (to: string) =>
    ana.call(bulkEndpoints.customers, {
      body: { chosen: { customers: [{ _id: customer._id }] }, what: { company: to } },
    });
  await move(other._id);
  expect(givenIn((await readCompany()).data)).toEqual(both.slice(1));
  const there = await ana.call(storyEndpoints.ofCompany, { params: { id: other._id }, query: {} });
  expect(givenIn(there.data)).toEqual(both.slice(0, 1));
  app.clock.advance(1000);
  await move(company._id);
  const gone = await ana.send(customerEndpoints.remove, { params });
  expect((await readCompany()).counts.changes).toBe(2);
  const id = String(gone.headers[changeIdHeader.toLowerCase()]);
  await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  expect(givenIn((await readCompany()).data)).toEqual(both);
  expect(await findUntold(app.db)).toEqual([]);
});

test("it counts among the changes, is narrowed to a person, paged whole, and not searched", async () => {
  const { ana, ben, company, me, him, read, readCompany, give } = await startOffice();
  const two = await addCustomer(ana, company._id, { name: "Cy" });
  for (const to of [him, me, him]) {
    await give(ana, to);
    await give(ben, to, two._id);
  }
  const whole = await readCompany();
  expect(whole.counts).toMatchObject({ all: 9, changes: 9 });
  const bens = await readCompany({ who: him });
  expect(givenIn(bens.data)).toHaveLength(3);
  expect(bens.counts.changes).toBe(3);
  expect((await read({ who: "me" })).counts.changes).toBe(4);
  expect((await readCompany({ show: "changes" })).data).toEqual(whole.data);
  expect((await readCompany({ show: "notes" })).data).toEqual([]);
  expect((await readCompany({ search: "Bo" })).data).toEqual([]);
  const found = await readPages((cursor) => readCompany({ limit: 2, ...(cursor && { cursor }) }));
  expect(found).toEqual(whole.data);
});

test("a desk that one is alone on tells nothing of it, and a file keeps it", async () => {
  const { app, ana, ben, me, him, read, readCompany, give } = await startOffice();
  await give(ana, him);
  await give(ana, me);
  const before = (await readCompany()).counts;
  const { text } = await ana.download(exportEndpoints.everything);
  const { responsible } = JSON.parse(text).history;
  expect(responsible).toMatchObject([
    { kind: "customers", from: me, to: him },
    { kind: "customers", from: him, to: me },
  ]);

  await ana.call(deskEndpoints.remove, { params: { id: him }, body: {} });
  expect(givenIn((await read()).data)).toEqual([]);
  expect((await readCompany()).counts.changes).toBe(before.changes - 2);

  // Restored where Ben is not: nobody is given to oneself.
  const cleo = await app.signUp({ timeZone: "UTC" });
  const dan = await joinDesk(app, cleo, "member", "UTC");
  await restoreAccount(cleo, text, 3);
  const company = (await cleo.call(companyEndpoints.list, {})).data[0];
  const params = { id: company?._id ?? "" };
  const there = await cleo.call(storyEndpoints.ofCompany, { params, query: {} });
  expect(givenIn(there.data)).toEqual([]);
  expect(await findUntold(app.db)).toEqual([]);
  expect([ben.user._id, dan.user._id]).not.toContain(company?.responsible);
});
