import { readXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { appointmentEndpoints } from "../../../shared/kinds/appointments.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { reportExports } from "../../../shared/reports/report-exports.ts";
import { reportEndpoints } from "../../../shared/reports/reports.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import { type Person, start, startWithAna } from "../../test/harness.ts";
import { joinDesk } from "../../test/people.ts";
import { startFilledOffice } from "../../test/people-records.ts";
import { addCompany, addCustomer } from "../../test/records.ts";
import { recountContact } from "../../test/recount/contact.ts";
import type { AccountCopy } from "../../test/recount/copy.ts";
import { clockOf, readSpans, sumOfMoney } from "../../test/recount/days.ts";
import { recountAppointments } from "../../test/recount/meetings.ts";
import { recountValue } from "../../test/recount/movement.ts";
import { narrow } from "../../test/recount/narrow.ts";
import { recountGrowth } from "../../test/recount/states.ts";

const zone = "America/St_Johns";
const now = new Date("2026-05-04T10:45:00.000Z");
const on = "2026-05-04";
const periods = ["month", "90d", "year", "2025-10-20..2025-11-09", "2025-02-01..2025-08-31"];

async function startOffice() {
  const office = await startFilledOffice(zone);
  office.clock.set(now.toISOString());
  return office;
}

async function copyOf(person: Person): Promise<AccountCopy> {
  return JSON.parse((await person.download(exportEndpoints.everything)).text);
}

const heldOf = (copy: AccountCopy, period: string, is: (one: Appointment) => boolean) => {
  const wall = clockOf(zone, 0, now);
  const some = { ...copy, appointments: copy.appointments.filter(is) };
  return recountAppointments(some, readSpans(period, wall), wall).total.held;
};
type Appointment = AccountCopy["appointments"][number];

test("each person's row is a recount of the desk's copy, and its links lead to as many", async () => {
  const { ana, ids } = await startOffice();
  const copy = await copyOf(ana);
  const wall = clockOf(zone, ana.user.settings.formats.weekStart, now);
  for (const period of periods) {
    const spans = readSpans(period, wall);
    const { data } = await ana.call(reportEndpoints.people, { query: { period, on } });
    expect(data.rows.map(({ person }) => person)).toEqual(ids);
    for (const { person, minutes, ...row } of data.rows) {
      const theirs = narrow(copy, [person]);
      const last = recountValue(theirs, spans, wall).columns.at(-1);
      const touch = recountContact(theirs, spans, wall).columns.at(-1);
      const all = Object.values(last?.statuses ?? {});
      expect(row, `${period} of ${person}`).toEqual({
        customers: all.reduce((sum, { customers }) => sum + customers, 0),
        value: sumOfMoney(all.map(({ value }) => value)),
        held: heldOf(copy, period, ({ host }) => host === person),
        ...recountGrowth(theirs, spans, wall).total,
        touched: { customers: touch?.customers, kept: touch?.kept },
      });
      expect(minutes > 0).toBe(row.held > 0);
      const [from, to] = [spans.days.from.toString(), spans.days.to.toString()];
      const totalOf = async (filter: string) =>
        (await ana.call(customerEndpoints.list, { query: { filter, who: person } })).total;
      expect(await totalOf(`createdAt:between:${from}|${to}`)).toBe(row.added);
      expect(await totalOf(`closed:between:${from}|${to}`)).toBe(row.closed);
      expect(await totalOf(`inTouch:is:${to}`)).toBe(row.touched.kept);
      const hosted = await ana.call(appointmentEndpoints.list, {
        query: { startDate: from, endDate: to, filter: `outcome:is:held;host:is:${person}` },
      });
      expect(hosted.total).toBe(row.held);
    }
    const sum = (name: "customers" | "held" | "minutes" | "added" | "closed") =>
      data.rows.reduce((all, row) => all + row[name], 0);
    expect(data.total).toMatchObject({
      customers: sum("customers"),
      held: sum("held"),
      minutes: sum("minutes"),
      added: sum("added"),
      closed: sum("closed"),
    });
    const two = { period, on, who: ids.slice(0, 2).join() };
    const some = await ana.call(reportEndpoints.people, { query: two });
    expect(some.data.rows).toEqual(data.rows.slice(0, 2));
  }
}, 120_000);

test("who met whom names the ten companies met most, by whose calendar it was in", async () => {
  const { ana, ids } = await startOffice();
  const copy = await copyOf(ana);
  for (const period of periods.slice(1)) {
    const { data } = await ana.call(reportEndpoints.meetings, { query: { period, on } });
    const { people, companies, others } = data;
    const all = copy.companies
      .map(({ _id, name }) => ({
        _id,
        name,
        held: people.map((person) =>
          heldOf(copy, period, (one) => one.host === person && one.company._id === _id),
        ),
      }))
      .map((row) => ({ ...row, all: row.held.reduce((sum, each) => sum + each, 0) }))
      .filter((row) => row.all > 0)
      .sort((one, other) => other.all - one.all || (one._id < other._id ? 1 : -1));
    expect(companies).toEqual(all.slice(0, 10).map(({ all: _, ...row }) => row));
    expect(others.companies).toBe(Math.max(0, all.length - 10));
    expect(others.held).toEqual(
      people.map((_, place) =>
        all.slice(10).reduce((sum, { held }) => sum + (held[place] ?? 0), 0),
      ),
    );
    const [first] = companies;
    const spans = readSpans(period, clockOf(zone, 0, now));
    for (const [place, person] of people.entries()) {
      const listed = async (company: string) =>
        (
          await ana.call(appointmentEndpoints.list, {
            query: {
              startDate: spans.days.from.toString(),
              endDate: spans.days.to.toString(),
              filter: `outcome:is:held;host:is:${person};company:${company}`,
            },
          })
        ).total;
      expect(await listed(`is:${first?._id}`)).toBe(first?.held[place]);
      const named = companies.map(({ _id }) => _id).join("|");
      expect(await listed(`isNot:${named}`)).toBe(others.held[place]);
    }
    const mine = { period, on, who: "me" };
    const narrowed = await ana.call(reportEndpoints.meetings, { query: mine });
    expect(narrowed.data.people).toEqual(people.includes(ids[0] ?? "") ? [ids[0]] : []);
  }
}, 120_000);

test("who has left keeps a row as long as something is theirs; a reader has none", async () => {
  const { ana, ...app } = await startWithAna({ timeZone: "UTC", name: "Ana Paz" });
  const ben = await joinDesk(app, ana, "member");
  await joinDesk(app, ana, "reader");
  const { _id } = await addCompany(ana, { name: "Acme" });
  await addCustomer(ana, _id, { value: 7.5 });
  const query = { period: "month", on: start.toISOString().slice(0, 10) };
  const { data } = await ana.call(reportEndpoints.people, { query });
  expect(data.rows.map(({ person, customers }) => [person, customers])).toEqual([
    [ana.user._id, 1],
    [ben.user._id, 0],
  ]);
  const { body: text } = await ana.send(reportExports.people, { query });
  expect(text.split("\r\n").slice(1, 2).join()).toContain("Ana Paz,1,7.5,0,0,1,0,");
  expect(text).toContain("Everyone,1,7.5,");
  const { rawPayload } = await ana.send(reportExports.workbook, { query });
  const { sheets } = await readXlsx(rawPayload);
  expect(sheets.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["People", "Who met whom"]),
  );
});
