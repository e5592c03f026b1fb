import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { settingsEndpoints } from "../../shared/account/settings.ts";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { calendarEndpoints } from "../../shared/calendar.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import type { DatabasePlace } from "../db/engine/database.ts";
import { openDatabase } from "../db/open.ts";
import { makeFolder } from "../test/data-folders.ts";
import { type Caller, closeAfterTest, engine, startApp } from "../test/harness.ts";
import { makePostgres } from "../test/places.ts";
import { addAppointment } from "../test/records.ts";
import { runAdmin } from "../test/run-admin.ts";

// A whole copy is made here, which takes a while when all tests run at once.
vi.setConfig({ testTimeout: 90_000 });

async function serve(place: DatabasePlace) {
  const db = await openDatabase(place);
  closeAfterTest(() => db.destroy());
  return { ...(await startApp({ db })), db };
}

/** Repeats, times of their own, reminders, settings and a calendar address. Answers the address's path. */
async function fillCalendar(ana: Caller): Promise<string> {
  const repeat = "FREQ=WEEKLY;BYDAY=MO";
  const { _id } = await addAppointment(ana, { date: "2026-04-27T15:00", repeat, reminder: 30 });
  const at = (day: string) => ({ params: { id: `${_id}_${day}` } });
  const { update, remove } = appointmentEndpoints;
  await ana.call(update, { ...at("2026-04-27"), body: { outcome: "held" } });
  await ana.call(update, { ...at("2026-05-11"), body: { date: "2026-05-12T09:00" } });
  await ana.call(remove, at("2026-05-18"));
  await ana.call(update, {
    ...at("2026-05-25"),
    query: { scope: "following" },
    body: { title: "Later" },
  });
  const until = "2026-05-04T14:50";
  await ana.call(reminderEndpoints.answer, { ...at("2026-05-04"), body: { until } });
  const body = { calendar: { duration: 45, agenda: "07:00" }, formats: { currency: "EUR" } };
  await ana.call(settingsEndpoints.update, { body });
  return (await ana.call(subscriptionEndpoints.create, {})).path;
}

async function readCalendar(ana: Caller) {
  const span = { startDate: "2026-04-27", endDate: "2026-06-07" };
  return {
    me: await ana.call(authEndpoints.me, {}),
    span: await ana.call(calendarEndpoints.span, { query: span }),
    list: await ana.call(appointmentEndpoints.list, {}),
    reminders: await ana.call(reminderEndpoints.list, { query: { now: "2026-05-04T10:00" } }),
    address: await ana.call(subscriptionEndpoints.get, {}),
  };
}

test(
  engine === "postgres"
    ? "moved to PostgreSQL, repeats, their times, reminders, settings and the address are the same"
    : "restored from a backup, repeats, their times, reminders, settings and the address are the same",
  async () => {
    const place = { dataDir: makeFolder() };
    const { signUp, app, db } = await serve(place);
    const ana = await signUp({ timeZone: "UTC" });
    const path = await fillCalendar(ana);
    const before = await readCalendar(ana);
    expect(before.span.data.map(({ date }) => date.slice(0, 16))).toEqual([
      ...["2026-04-27T15:00", "2026-05-04T15:00", "2026-05-12T09:00"],
      ...["2026-05-25T15:00", "2026-06-01T15:00"],
    ]);
    expect(before.reminders.data).toMatchObject([{ at: "2026-05-04T14:50:00.000Z" }]);
    await app.close();
    await db.destroy();

    const copied = await copy(place.dataDir);
    const there = await serve(copied);
    expect(await readCalendar(there.withToken(ana.token))).toEqual(before);
    const feed = await there.app.inject({ url: path });
    expect(feed.statusCode).toBe(200);
    expect(feed.body).toContain("RRULE:FREQ=WEEKLY");
    const { databaseUrl } = copied;
    const variables: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
    const checkup = await runAdmin(["doctor"], copied.dataDir, variables);
    expect(checkup.code, checkup.output).toBe(0);
  },
);

async function copy(dataDir: string): Promise<{ dataDir: string; databaseUrl?: string }> {
  if (engine === "postgres") {
    const databaseUrl = await makePostgres();
    const moved = await runAdmin(["move-to", databaseUrl], dataDir);
    expect(moved.code, moved.output).toBe(0);
    expect(moved.output).toMatch(/^calendarAddresses +1 .* equal$/m);
    return { dataDir, databaseUrl };
  }
  const file = join(makeFolder(), "desk.sqlite");
  const backup = await runAdmin(["backup", file], dataDir);
  expect(backup.code, backup.output).toBe(0);
  const restored = join(makeFolder(), "data");
  const restore = await runAdmin(["restore", file], restored);
  expect(restore.code, restore.output).toBe(0);
  return { dataDir: restored };
}
