import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { subscriptionEndpoints } from "../../shared/account/subscription.ts";
import { addDays } from "../../shared/dates/dates.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { nextTime } from "../../shared/repeat/times.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { scaled } from "../../tools/random.ts";
import { readWithIcalJs, readWithNodeIcal } from "../test/calendar/calendar-readers.ts";
import { listShownTimes, toAllShown, toWall } from "../test/calendar/shown-times.ts";
import { type Person, startApp } from "../test/harness.ts";
import { addAppointment } from "../test/records.ts";

const zones = ["America/Los_Angeles", "Asia/Kathmandu", "America/St_Johns", "Australia/Lord_Howe"];
/** In it are both nights of each zone. */
const window = { from: "2026-01-01", to: "2027-06-30" };

const unmovable = /^(?:Past appointments can’t be moved along|The others can’t move along)/;

const weekdays = fc.subarray(["MO", "TU", "WE", "TH", "FR", "SA", "SU"], { minLength: 1 });
const interval = fc.integer({ min: 1, max: 4 });
const rule = fc.oneof(
  interval.map((n) => `FREQ=DAILY;INTERVAL=${n}`),
  fc.tuple(interval, weekdays).map(([n, days]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${days}`),
  fc
    .tuple(interval, fc.constantFrom("1", "15", "28", "28,29,30,31;BYSETPOS=-1", "31"))
    .map(([n, days]) => `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${days}`),
  fc
    .tuple(interval, fc.constantFrom("1MO", "2SU", "-1FR"))
    .map(([n, day]) => `FREQ=MONTHLY;INTERVAL=${n};BYDAY=${day}`),
  fc.constantFrom("FREQ=YEARLY", "FREQ=YEARLY;BYMONTH=3,11;BYDAY=2SU"),
);
const end = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 1, max: 30 }).map((count) => `COUNT=${count}`),
  // A day, or a time of it: whether the day is in then depends on the appointment's own.
  fc.record({
    days: fc.integer({ min: 1, max: 400 }),
    at: fc.constantFrom("", "T090000", "T235959"),
  }),
);

/** What becomes of one of the times, perhaps with those that follow or with all: which, and how. */
const edit = fc.record({
  which: fc.nat(30),
  how: fc.constantFrom("delete", "cancel", "rename", "move"),
  scope: fc.constantFrom("this", "this", "following", "all"),
  days: fc.integer({ min: -9, max: 9 }),
  clock: fc.constantFrom("08:15", "13:00", "23:30"),
});

const series = fc.record({
  rule,
  end,
  begin: fc.integer({ min: 0, max: 300 }).map((days) => addDays("2026-01-01", days)),
  clock: fc.constantFrom("00:15", "01:30", "02:30", "09:00", "23:45", undefined),
  edits: fc.array(edit, { maxLength: 6 }),
});
type Series = typeof series extends fc.Arbitrary<infer One> ? One : never;

test("any repeating appointments with any edits are the same in the calendar of others as in ours", async () => {
  const app = await startApp();
  const property = fc.asyncProperty(
    fc.constantFrom(...zones),
    fc.array(series, { minLength: 1, maxLength: 3 }),
    async (timeZone, all) => {
      const ana = await app.signUp({ timeZone, email: `${randomUUID()}@example.com` });
      const { path } = await ana.call(subscriptionEndpoints.create, {});
      for (const one of all) await addSeries(ana, one);
      const times = await listShownTimes(ana, window);
      const ours = toAllShown(times, timeZone);
      // The last of some days: ical.js takes no BYSETPOS without BYDAY.
      const isLastOf = times.some(({ repeat }) => /BYMONTHDAY=28,29(,30)?;BYSETPOS/.test(repeat));
      const feed = (await app.app.inject(path)).body;
      const file = (await ana.download(exportEndpoints.appointments)).text;
      const asWall = toWall(timeZone);
      // Of an hour that a night leaves out, RFC 5545 has a rule make no time, and of one that comes
      // twice node-ical takes one in the rule and the other in its exceptions. ical.js shows all.
      const isOdd = all.some(({ clock }) => clock === "02:30" || clock === "01:30");
      for (const text of [feed, file]) {
        if (!isLastOf) expect(readWithIcalJs(text, window).map(asWall)).toEqual(ours.map(asWall));
        if (isOdd) continue;
        expect(readWithNodeIcal(text, window).map(asWall)).toEqual(ours.map(asWall));
      }
    },
  );
  await fc.assert(property, { numRuns: scaled(40) });
}, 120_000);

/** Adds one and edits it. */
async function addSeries(ana: Person, one: Series) {
  const hour = one.clock === undefined ? "" : `T${one.clock}:00.000Z`;
  const date = nextTime(one.rule, one.begin + hour, one.begin) ?? one.begin;
  const until =
    typeof one.end === "string"
      ? one.end
      : toUntil(addDays(date.slice(0, 10), one.end.days), one.end.at);
  const repeat = until ? `${one.rule};${until}` : one.rule;
  const title = `T${randomUUID().slice(0, 8)}`;
  await addAppointment(ana, { title, date, repeat });
  for (const { which, how, scope, days, clock } of one.edits) {
    const all = await listShownTimes(ana, {
      from: date.slice(0, 10),
      to: addDays(date.slice(0, 10), 41),
    });
    const times = all.filter((time) => time.title.startsWith(title));
    const time = times[which % times.length];
    if (!time) continue;
    // An outcome is that of one time.
    const query = { scope: how === "cancel" ? ("this" as const) : scope };
    const input = { params: { id: time._id }, query };
    if (how === "delete") {
      await ana.call(appointmentEndpoints.remove, input);
      continue;
    }
    const moved = addDays(time.date.slice(0, 10), days) + (hour && `T${clock}`);
    const body = {
      cancel: { outcome: "canceled" as const },
      rename: { title: `${time.title}+` },
      move: { date: moved },
    }[how];
    const answer = await ana.send(appointmentEndpoints.update, { ...input, body });
    // What no rule can say is refused, and stays as it is.
    if (answer.statusCode !== 200) expect(answer.json().msg).toMatch(unmovable);
  }
}

function toUntil(day: string, at: string): string {
  return `UNTIL=${day.replaceAll("-", "")}${at}`;
}
