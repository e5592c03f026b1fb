import { describe, expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { bulkEndpoints } from "../../../shared/lists/bulk.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { type Person, startWithAna } from "../../test/harness.ts";
import { joinDesk } from "../../test/people.ts";
import { readCsv } from "../../test/read-files.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { serverMessages } from "../../test/said.ts";

const { desks: words } = serverMessages;

async function startDesk() {
  const { ana, ...app } = await startWithAna({ name: "Ana" });
  const [ben, cleo] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "reader")];
  const { _id: company } = await addCompany(ana);
  return { app, ana, ben, cleo, company };
}

const refused = (path: string) => ({
  status: 400,
  msg: words.choose,
  errors: [{ path, msg: words.choose }],
});

async function listNames(person: Pick<Person, "call">, filter: string) {
  const { data, total } = await person.call(customerEndpoints.list, { query: { filter } });
  expect(total).toBe(data.length);
  return data.map(({ name }) => name);
}

describe("responsible and assigned", () => {
  test("is whoever makes it, unless another one on the desk is named", async () => {
    const { ana, ben, company } = await startDesk();
    const byBen = await addCustomer(ben, company, { name: "By Ben" });
    expect(byBen.responsible).toBe(ben.user._id);
    const forBen = await addCompany(ana, { name: "For Ben", responsible: ben.user._id });
    expect(forBen.responsible).toBe(ben.user._id);
    const { data: task } = await ben.call(taskEndpoints.create, {
      body: { text: "Call", assignee: ana.user._id },
    });
    expect(task.assignee).toBe(ana.user._id);
    const params = { id: byBen._id };
    const { data } = await ben.call(customerEndpoints.update, {
      params,
      body: { responsible: ana.user._id },
    });
    expect(data.responsible).toBe(ana.user._id);
    const { data: changes } = await ana.call(historyEndpoints.list, {
      query: { who: ben.user._id },
    });
    expect(changes[0]).toMatchObject({
      person: ben.user._id,
      fields: [{ field: "responsible", from: ben.user._id, to: ana.user._id }],
    });
    expect((await ben.call(historyEndpoints.list, { query: { who: "me" } })).data).toEqual(
      changes.map((change) => ({ ...change, device: expect.anything() })),
    );
  });

  test("nobody else can be: a stranger, a reader, who has left", async () => {
    const { app, ana, ben, cleo, company } = await startDesk();
    const eve = await app.signUp();
    const customer = await addCustomer(ana, company);
    await ben.call(deskEndpoints.leave, { body: {} });
    for (const { user } of [eve, cleo, ben]) {
      const body = { name: "X", responsible: user._id };
      expect(await ana.refused(companyEndpoints.create, { body })).toEqual(refused("responsible"));
      const params = { id: customer._id };
      const change = { params, body: { responsible: user._id } };
      expect(await ana.refused(customerEndpoints.update, change)).toEqual(refused("responsible"));
      const task = { body: { text: "Call", assignee: user._id } };
      expect(await ana.refused(taskEndpoints.create, task)).toEqual(refused("assignee"));
      const what = { responsible: user._id };
      const many = { body: { chosen: { all: {} }, what } };
      expect(await ana.refused(bulkEndpoints.customers, many)).toEqual(refused("responsible"));
    }
  });

  test("whoever has left stays where nobody changes that, in a form that sends all", async () => {
    const { app, ana, ben, company } = await startDesk();
    const dan = await joinDesk(app, ana, "member");
    const customer = await addCustomer(ben, company);
    const params = { id: customer._id };
    await ana.call(deskEndpoints.remove, {
      params: { id: ben.user._id },
      body: { handOverTo: dan.user._id },
    });
    const { data: changes } = await ana.call(historyEndpoints.list, { query: { action: "bulk" } });
    await ana.call(historyEndpoints.undo, { params: { id: changes[0]?._id ?? "" }, body: {} });
    const same = { phone: "1", responsible: ben.user._id };
    const { data } = await ana.call(customerEndpoints.update, { params, body: same });
    expect(data).toMatchObject(same);
    await ana.call(customerEndpoints.update, { params, body: { responsible: dan.user._id } });
    const back = { params, body: { responsible: ben.user._id } };
    expect(await ana.refused(customerEndpoints.update, back)).toEqual(refused("responsible"));
  });

  test("lists are narrowed to me, to another, or to all but them", async () => {
    const { ana, ben, company } = await startDesk();
    await addCustomer(ana, company, { name: "Of Ana" });
    await addCustomer(ben, company, { name: "Of Ben" });
    expect(await listNames(ana, "responsible:is:me")).toEqual(["Of Ana"]);
    expect(await listNames(ben, "responsible:is:me")).toEqual(["Of Ben"]);
    expect(await listNames(ana, `responsible:is:${ben.user._id}`)).toEqual(["Of Ben"]);
    expect(await listNames(ana, "responsible:isNot:me")).toEqual(["Of Ben"]);
    expect(await listNames(ana, `responsible:is:me|${ben.user._id}`)).toEqual(["Of Ana", "Of Ben"]);
    const query = { filter: "responsible:is:me" };
    expect((await ben.call(companyEndpoints.list, { query })).total).toBe(0);
  });

  test("a file has names where several people are on the desk", async () => {
    const { app, ana, ben, company } = await startDesk();
    await addCustomer(ben, company, { name: "Of Ben" });
    const { text } = await ana.download(exportEndpoints.customers);
    expect(readCsv(text)).toMatchObject([{ Name: "Of Ben", Responsible: ben.user.name }]);
    const alone = await app.signUp();
    await addCustomer(alone, (await addCompany(alone))._id);
    const own = await alone.download(exportEndpoints.customers);
    expect(own.text).not.toContain("Responsible");
  });
});

describe("handing over", () => {
  test("many at once is one act with one undo", async () => {
    const { ana, ben, company } = await startDesk();
    for (const name of ["One", "Two"]) await addCustomer(ana, company, { name });
    const answer = await ana.send(bulkEndpoints.customers, {
      body: { chosen: { all: {} }, what: { responsible: ben.user._id } },
    });
    expect(answer.json().data).toMatchObject({ changed: 2 });
    expect(await listNames(ben, "responsible:is:me")).toEqual(["One", "Two"]);
    const { data } = await ana.call(historyEndpoints.list, { query: { action: "bulk" } });
    expect(data).toMatchObject([
      { bulk: "responsible", count: 2, fields: [{ to: ben.user.name }] },
    ]);
    await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
    expect(await listNames(ana, "responsible:is:me")).toEqual(["One", "Two"]);
  });

  test("who is removed, leaves or only reads hands over what is theirs, done tasks aside", async () => {
    const { app, ana, ben, company } = await startDesk();
    const dan = await joinDesk(app, ana, "member");
    const params = { id: ben.user._id };
    await addCompany(ben, { name: "Company" });
    await addCustomer(ben, company, { name: "Customer" });
    await ben.call(taskEndpoints.create, { body: { text: "Open" } });
    await ben.call(taskEndpoints.create, { body: { text: "Done", done: true } });
    const missing = { status: 400, msg: words.handOver };
    expect(await ana.refused(deskEndpoints.remove, { params, body: {} })).toMatchObject(missing);
    expect(await ben.refused(deskEndpoints.leave, { body: {} })).toMatchObject(missing);
    const toReader = { params, body: { role: "reader" } };
    expect(await ana.refused(deskEndpoints.changeRole, toReader)).toMatchObject(missing);
    for (const handOverTo of [ben.user._id, "nobody"]) {
      const body = { handOverTo };
      expect(await ana.refused(deskEndpoints.remove, { params, body })).toMatchObject(missing);
    }
    await ana.call(deskEndpoints.remove, { params, body: { handOverTo: dan.user._id } });
    expect(await listNames(dan, "responsible:is:me")).toEqual(["Customer"]);
    const tasks = (await dan.call(taskEndpoints.list, {})).data;
    expect(tasks.map(({ text, assignee }) => [text, assignee]).sort()).toEqual([
      ["Done", ben.user._id],
      ["Open", dan.user._id],
    ]);
    const { data } = await ana.call(historyEndpoints.list, { query: { action: "bulk" } });
    expect(data).toMatchObject([{ bulk: "handOver", count: 3, fields: [{ to: dan.user.name }] }]);
    // They are gone: taking it back names them all the same.
    await ana.call(historyEndpoints.undo, { params: { id: data[0]?._id ?? "" }, body: {} });
    expect(await listNames(ana, `responsible:is:${ben.user._id}`)).toEqual(["Customer"]);
  });
});

describe("lists of several people", () => {
  test("nobody stands for who has left, alone, with others, and ruled out", async () => {
    const { app, ana, ben, company } = await startDesk();
    const dan = await joinDesk(app, ana, "member");
    await addCustomer(ana, company, { name: "Of Ana" });
    await addCustomer(dan, company, { name: "Of Dan" });
    await addCustomer(ben, company, { name: "Of Ben" });
    expect(await listNames(ana, "responsible:is:nobody")).toEqual([]);
    const body = { handOverTo: dan.user._id };
    await ana.call(deskEndpoints.remove, { params: { id: ben.user._id }, body });
    const { data: acts } = await ana.call(historyEndpoints.list, { query: { action: "bulk" } });
    await ana.call(historyEndpoints.undo, { params: { id: acts[0]?._id ?? "" }, body: {} });
    expect(await listNames(ana, "responsible:is:nobody")).toEqual(["Of Ben"]);
    expect(await listNames(ana, "responsible:is:me|nobody")).toEqual(["Of Ana", "Of Ben"]);
    expect(await listNames(ana, "responsible:isNot:nobody")).toEqual(["Of Ana", "Of Dan"]);
    expect(await listNames(ana, "responsible:isNot:nobody|me")).toEqual(["Of Dan"]);
    expect(await listNames(ana, "responsible:is:nobody;responsible:is:me")).toEqual([]);
    const query = { filter: "responsible:isNot:nobody" };
    expect((await ana.call(companyEndpoints.list, { query })).total).toBe(1);
  });

  test("are sorted by the names of people, page by page, and both ways", async () => {
    const { app, ana, ben, company } = await startDesk();
    const other = await joinDesk(app, ana, "member");
    const names = new Map([
      [ana, "mo"],
      [ben, "Zoe"],
      [other, "Mo"],
    ]);
    for (const [person, name] of names) {
      await person.call(authEndpoints.updateMe, { body: { name } });
      for (const n of [1, 2, 3]) await addCustomer(person, company, { name: `${name} ${n}` });
    }
    const read = async (sort: "responsible" | "-responsible") => {
      const found: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const query = { sort, limit: 2, ...(cursor && { cursor }) };
        const page: { data: { responsible: string }[]; nextCursor: string | null } = await ana.call(
          customerEndpoints.list,
          { query },
        );
        found.push(...page.data.map(({ responsible }) => responsible));
        cursor = page.nextCursor;
      }
      return found;
    };
    const [first, second] = [ana.user._id, other.user._id].sort();
    const order = [first, second, ben.user._id].flatMap((id) => [id, id, id]);
    expect(await read("responsible")).toEqual(order);
    expect(await read("-responsible")).toEqual(order.toReversed());
    const { data } = await ana.call(companyEndpoints.list, { query: { sort: "responsible" } });
    expect(data).toHaveLength(1);
  });
});
