import { expect, test } from "vitest";
import { authEndpoints } from "../../../shared/account/auth.ts";
import { deskEndpoints } from "../../../shared/account/desks.ts";
import { forYouEndpoints } from "../../../shared/for-you.ts";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { taskEndpoints } from "../../../shared/kinds/tasks.ts";
import { listExports } from "../../../shared/lists/list-exports.ts";
import { findCalled } from "../../../shared/matching/called.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { importEndpoints } from "../../../shared/transfer/imports.ts";
import { type Person, startWithAna } from "../../test/harness.ts";
import { importRows, stageImport, toRow, untilEnded } from "../../test/imports.ts";
import { joinDesk } from "../../test/people.ts";
import { readCsv } from "../../test/read-files.ts";
import { addAppointment, addCompany, addCustomer } from "../../test/records.ts";
import { serverMessages } from "../../test/said.ts";

type Calls = Pick<Person, "call">;

async function startDesk() {
  const { ana, ...app } = await startWithAna({ name: "Ana Ruiz" });
  const [ben, other] = [await joinDesk(app, ana, "member"), await joinDesk(app, ana, "member")];
  for (const person of [ben, other]) {
    await person.call(authEndpoints.updateMe, { body: { name: "Ben Okafor" } });
  }
  return { app, ana, ben, other };
}

const listCustomers = async (person: Calls) =>
  (await person.call(customerEndpoints.list, { query: { sort: "name" } })).data;

test("rows of a file are of whom they name, of whoever imports them where they name nobody, and undone as ever", async () => {
  const { ana, ben } = await startDesk();
  const berg = toRow("companies", { name: "Berg", responsible: ben.person });
  const mia = toRow("customers", { name: "Mia", company: berg._id, responsible: ben.person });
  const lea = toRow("customers", { name: "Lea", company: berg._id });
  const visit = toRow("appointments", {
    ...{
      customer: mia._id,
      company: berg._id,
      title: "Visit",
      date: "2030-05-04T10:00",
      host: ben.person,
    },
  });
  const call = toRow("tasks", { text: "Call", assignee: ben.person });
  const job = await importRows(ana, [berg, mia, lea], [visit, call]);
  expect(job).toMatchObject({ state: "done", created: { customers: 2, companies: 1 } });
  expect(await listCustomers(ana)).toMatchObject([
    { name: "Lea", responsible: ana.person },
    { name: "Mia", responsible: ben.person },
  ]);
  const params = (_id: string) => ({ params: { id: _id } });
  const { data: company } = await ana.call(companyEndpoints.get, params(berg._id));
  expect(company.responsible).toBe(ben.person);
  const { data: appointment } = await ana.call(appointmentEndpoints.get, params(visit._id));
  expect(appointment.host).toBe(ben.person);
  expect((await ana.call(taskEndpoints.list, {})).data).toMatchObject([{ assignee: ben.person }]);

  // They are told once, as of what is handed over; whoever imports is not told.
  expect((await ben.call(forYouEndpoints.list, {})).data).toMatchObject([
    { reason: "handed", from: ana.person, count: 4 },
  ]);
  expect((await ana.call(forYouEndpoints.list, {})).data).toEqual([]);

  await ana.call(historyEndpoints.undo, { params: { id: job.change ?? "" }, body: {} });
  expect(await listCustomers(ana)).toEqual([]);
});

test("a record that is there is only given to somebody where the row replaces whose it is", async () => {
  const { ana, ben } = await startDesk();
  const { _id: company } = await addCompany(ana);
  const { _id, updatedAt } = await addCustomer(ana, company, { name: "Mia" });
  const row = (version: string, replace: string[]) => ({
    ...({ kind: "customers", act: "update", _id, updatedAt: version, replace } as const),
    values: { responsible: ben.person },
  });
  expect((await importRows(ana, [row(updatedAt, [])])).state).toBe("done");
  const [kept] = await listCustomers(ana);
  expect(kept?.responsible).toBe(ana.person);
  await importRows(ana, [row(kept?.updatedAt ?? "", ["responsible"])]);
  expect((await listCustomers(ana))[0]?.responsible).toBe(ben.person);
});

test("rows of appointments say who attends; a record keeps whom it has, unless the row replaces them", async () => {
  const { app, ana, ben, other } = await startDesk();
  const { _id: company } = await addCompany(ana);
  const { _id: customer } = await addCustomer(ana, company);
  const entered = { title: "Visit", date: "2030-05-04T10:00", company, customer };
  const both = [ben.person, other.person].toSorted();
  const visit = toRow("appointments", { ...entered, attending: both.toReversed() });
  const alone = toRow("appointments", { ...entered, date: "2030-05-05T10:00" });
  expect((await importRows(ana, [visit, alone])).state).toBe("done");
  const read = async (id: string) =>
    (await ana.call(appointmentEndpoints.get, { params: { id } })).data;
  expect((await read(visit._id)).attending).toEqual(both);
  expect((await read(alone._id)).attending).toEqual([]);
  const give = async ({ _id }: { _id: string }, attending: string[], ...replace: "attending"[]) => {
    const { updatedAt } = await read(_id);
    const row = { kind: "appointments", act: "update", _id, updatedAt, replace } as const;
    const job = await importRows(ana, [{ ...row, values: { attending } }]);
    return job.failure ?? (await read(_id)).attending;
  };
  expect(await give(alone, [ben.person])).toEqual([ben.person]);
  expect(await give(alone, [other.person])).toEqual([ben.person]);
  expect(await give(alone, [other.person], "attending")).toEqual([other.person]);
  const reader = await joinDesk(app, ana, "reader");
  const eve = await app.signUp();
  for (const { person } of [reader, eve]) {
    const failure = { row: 0, msg: serverMessages.desks.choose };
    expect(await give(alone, [ben.person, person], "attending")).toEqual(failure);
  }
  await ben.call(deskEndpoints.leave, { body: {} });
  // Whoever is there may stay, be they gone.
  expect(await give(visit, both)).toEqual(both);
});

test("a file gives nothing to a stranger, to a reader, or to who has left meanwhile", async () => {
  const { app, ana, ben } = await startDesk();
  const eve = await app.signUp();
  const reader = await joinDesk(app, ana, "reader");
  const staged = await stageImport(ana, [
    toRow("companies", { name: "Before" }),
    toRow("companies", { name: "Of Ben", responsible: ben.person }),
  ]);
  await ben.call(deskEndpoints.leave, { body: {} });
  await ana.call(importEndpoints.run, { params: staged });
  expect(await untilEnded(ana, staged)).toMatchObject({
    state: "failed",
    failure: { row: 1, msg: serverMessages.desks.choose },
  });
  for (const { person } of [eve, reader]) {
    const job = await importRows(ana, [toRow("companies", { name: "X", responsible: person })]);
    expect(job.failure).toEqual({ row: 0, msg: serverMessages.desks.choose });
  }
  expect((await ana.call(companyEndpoints.list, {})).total).toBe(0);
});

test("files name people so that they are read back: who shares a name by email, who has left as gone", async () => {
  const { app, ana, ben, other } = await startDesk();
  const gone = await joinDesk(app, ana, "member");
  await gone.call(authEndpoints.updateMe, { body: { name: "Cleo Park" } });
  const people = [ana, ben, other, gone];
  for (const [n, person] of people.entries()) {
    const { _id: company } = await addCompany(person, { name: `Company ${n}` });
    const { _id: customer } = await addCustomer(person, company, { name: `Customer ${n}` });
    const attending = [ben.person, ana.person].toSorted();
    await addAppointment(person, { company, customer, title: `Visit ${n}`, attending });
  }
  const body = { handOverTo: ana.person };
  await ana.call(deskEndpoints.remove, { params: { id: gone.person }, body });
  const { data: acts } = await ana.call(historyEndpoints.list, { query: { action: "bulk" } });
  await ana.call(historyEndpoints.undo, { params: { id: acts[0]?._id ?? "" }, body: {} });

  const { data: emails } = await ana.call(deskEndpoints.emails, {});
  const emailOf = (id: string) => emails.find(({ _id }) => _id === id)?.email;
  const { data: desk } = await ana.call(deskEndpoints.read, {});
  const here = desk.people
    .filter(({ hasLeft }) => !hasLeft)
    .map((person) => ({ ...person, email: emailOf(person._id) }));
  const words = ["Ana Ruiz", emailOf(ben.person), emailOf(other.person), "Cleo Park (left)"];
  const meant = words.map((word = "") => findCalled(word, here).map(({ _id }) => _id));
  expect(meant).toEqual([[ana.person], [ben.person], [other.person], []]);

  const read = async (endpoint: Parameters<Person["download"]>[0], title: string) =>
    readCsv((await ana.download(endpoint)).text)
      .toSorted((a, b) => `${a.Name ?? a.Title}`.localeCompare(`${b.Name ?? b.Title}`))
      .map((row) => row[title]);
  expect(await read(exportEndpoints.companies, "Responsible")).toEqual(words);
  expect(await read(exportEndpoints.customers, "Responsible")).toEqual(words);
  expect(await read(listExports.appointments.csv, "Calendar")).toEqual(words);
  const attending = [ben.person, ana.person]
    .toSorted()
    .map((id) => words[people.findIndex(({ person }) => person === id)]);
  expect(await read(listExports.appointments.csv, "Attending")).toEqual(
    people.map(() => attending.join("; ")),
  );
});
