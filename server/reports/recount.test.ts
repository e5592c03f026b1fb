import fc from "fast-check";
import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { followUpEndpoints } from "../../shared/follow-up.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { companyEndpoints } from "../../shared/kinds/companies.ts";
import { customerEndpoints } from "../../shared/kinds/customers.ts";
import { reportEndpoints } from "../../shared/reports/reports.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { fillDemoAccount } from "../../tools/fill-demo.ts";
import { inTransaction } from "../db/engine/database.ts";
import { type Person, start, startWithAna } from "../test/harness.ts";
import { importRows, toRow } from "../test/imports.ts";
import { startFilledOffice } from "../test/people-records.ts";
import { recountContact } from "../test/recount/contact.ts";
import type { AccountCopy } from "../test/recount/copy.ts";
import { clockOf, readSpans } from "../test/recount/days.ts";
import { recountAppointments } from "../test/recount/meetings.ts";
import { recountPipeline, recountValue } from "../test/recount/movement.ts";
import { narrow } from "../test/recount/narrow.ts";
import { recountShares } from "../test/recount/shares.ts";
import { recountGrowth } from "../test/recount/states.ts";

/** Each answer counted once more, from the account's copy alone. */
const recounts = {
  pipeline: recountPipeline,
  value: recountValue,
  growth: recountGrowth,
  appointments: recountAppointments,
  shares: recountShares,
  contact: recountContact,
} as const;

const periods = ["month", "90d", "year", "2025-10-20..2025-11-09", "2025-02-01..2025-08-31"];
/** Half an hour and a quarter past the full hour, and as far from UTC as it gets. */
const zones = ["Asia/Kathmandu", "America/St_Johns", "Pacific/Kiritimati", "Europe/Berlin"];
/** At this instant it is tomorrow in Kiritimati. */
const now = new Date("2026-05-04T10:45:00.000Z");

test("all figures are what the account's copy says, whatever was changed, in all zones", async () => {
  const { ana, db, clock } = await startWithAna();
  const today = start.toISOString().slice(0, 10);
  await inTransaction(db, ana.owner, (tx) => fillDemoAccount(tx, ana.owner, today, start));
  clock.set(now.toISOString());
  await changeSome(ana);
  await ana.call(settingsEndpoints.update, { body: { formats: { weekStart: 1 } } });
  const copy: AccountCopy = JSON.parse((await ana.download(exportEndpoints.everything)).text);
  for (const zone of zones) {
    await ana.call(authEndpoints.updateMe, { body: { timeZone: zone } });
    const wall = clockOf(zone, 1, now);
    for (const period of periods) {
      const query = { period, on: wall.now.toPlainDate().toString() };
      for (const [name, recount] of Object.entries(recounts)) {
        // as: these are names of sections.
        const endpoint = reportEndpoints[name as keyof typeof recounts];
        const { data } = await ana.call(endpoint, { query });
        const recounted = recount(copy, readSpans(period, wall), wall);
        expect(inOrder(data), `${name} of ${period} in ${zone}`).toEqual(inOrder(recounted));
      }
    }
  }
}, 180_000);

test("the figures of some people are those of a desk that has nothing else", async () => {
  const { ana, ids, clock } = await startFilledOffice("America/St_Johns");
  clock.set(now.toISOString());
  await changeSome(ana);
  const copy: AccountCopy = JSON.parse((await ana.download(exportEndpoints.everything)).text);
  const wall = clockOf("America/St_Johns", ana.user.settings.formats.weekStart, now);
  for (const people of [ids, ...fc.sample(fc.subarray(ids, { minLength: 1 }), 3)]) {
    const narrowed = narrow(copy, people);
    for (const period of periods.slice(1)) {
      const on = wall.now.toPlainDate().toString();
      for (const [name, recount] of Object.entries(recounts)) {
        // as: these are names of sections.
        const endpoint = reportEndpoints[name as keyof typeof recounts];
        const { data } = await ana.call(endpoint, { query: { period, on, who: people.join(",") } });
        const recounted = recount(narrowed, readSpans(period, wall), wall);
        expect(inOrder(data), `${name} of ${period}`).toEqual(inOrder(recounted));
      }
    }
  }
}, 180_000);

/** The pairs of statuses have no order of their own. */
function inOrder(report: object) {
  if (!("moves" in report && Array.isArray(report.moves))) return report;
  const moves = report.moves.map((each) => JSON.stringify(each, ["from", "to", "customers"]));
  return { ...report, moves: moves.sort() };
}

/** Something of all that reports must not overlook, by what the program itself offers. */
async function changeSome(ana: Person) {
  const { data: customers } = await ana.call(customerEndpoints.list, { query: { limit: "60" } });
  const [lost, gone, back, won, fallen, talked, corrected] = customers.map(({ _id }) => ({
    params: { id: _id },
  }));
  if (!lost || !gone || !back || !won || !fallen || !talked || !corrected) throw new Error("Few");
  await ana.call(customerEndpoints.remove, lost);
  await ana.call(customerEndpoints.remove, gone);
  const removal = await ana.send(customerEndpoints.remove, back);
  const id = String(removal.headers["change-id"]);
  await ana.call(historyEndpoints.undo, { params: { id }, body: {} });
  await ana.call(customerEndpoints.update, { ...won, body: { status: "Deal Closed", value: 7.5 } });
  await ana.call(customerEndpoints.update, { ...fallen, body: { status: "Window Shopper" } });
  await ana.call(customerEndpoints.update, { ...talked, body: { lastContact: "2026-05-04" } });
  await ana.call(customerEndpoints.update, { ...corrected, body: { lastContact: "2026-01-15" } });
  const { data: companies } = await ana.call(companyEndpoints.list, {});
  const [company, kept] = companies.filter(({ clientCount }) => clientCount > 0 && clientCount < 9);
  await ana.call(companyEndpoints.remove, { params: { id: company?._id ?? "" } });

  const uncontacted = ["Never", "Talked"].map((name) =>
    toRow("customers", { name, company: kept?._id ?? "", status: "Active" }),
  );
  await importRows(ana, uncontacted);
  const params = { id: uncontacted[1]?._id ?? "" };
  await ana.call(customerEndpoints.update, { params, body: { lastContact: "2026-05-03" } });

  const query = { startDate: "2026-04-20", endDate: "2026-05-04", limit: "200" };
  const { data: appointments } = await ana.call(appointmentEndpoints.list, { query });
  const [deleted, missed, canceled] = appointments.filter(({ series }) => series === null);
  const [left] = appointments.filter(({ series }) => series !== null);
  if (!deleted || !missed || !canceled || !left) throw new Error("Few");
  const paramsOf = ({ _id }: { _id: string }) => ({ params: { id: _id } });
  await ana.call(appointmentEndpoints.remove, paramsOf(deleted));
  await ana.call(appointmentEndpoints.remove, paramsOf(left));
  await ana.call(appointmentEndpoints.update, {
    ...paramsOf(missed),
    body: { outcome: "no-show" },
  });
  await ana.call(appointmentEndpoints.update, {
    ...paramsOf(canceled),
    body: { outcome: "canceled" },
  });
  const body = { days: { Active: 20, "Window Shopper": null } };
  await ana.call(followUpEndpoints.update, { query: { on: "2026-05-04" }, body });
}
