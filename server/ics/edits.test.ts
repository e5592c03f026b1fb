import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../shared/dates/dates.ts";
import { historyEndpoints } from "../../shared/history/history.ts";
import { type Appointment, appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { readRule } from "../../shared/repeat/rule.ts";
import { nextTime } from "../../shared/repeat/times.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import { scaled } from "../../tools/random.ts";
import {
  readWithDateutil,
  readWithIcalJs,
  readWithNodeIcal,
} from "../test/calendar/calendar-readers.ts";
import { listShownTimes, toAllShown, toWall } from "../test/calendar/shown-times.ts";
import { type Person, startApp } from "../test/harness.ts";
import { anyRule } from "../test/model/any-rule.ts";
import { addAppointment } from "../test/records.ts";

const { get, remove, update } = appointmentEndpoints;
const zones = ["America/Los_Angeles", "Asia/Kathmandu", "America/St_Johns", "UTC"];
const window = { from: "2026-04-01", to: "2027-12-31" };
const hours = ["", "T09:00:00.000Z", "T23:45:00.000Z"];
/** Python is asked by night only. */
const isByNight = scaled(1) > 1;

const toEdit = (...kinds: readonly ("change" | "move" | "rule" | "delete" | "cancel" | "undo")[]) =>
  fc.record({
    kind: fc.constantFrom(...kinds),
    scope: fc.constantFrom("this", "following", "all"),
    pick: fc.nat(9999),
    days: fc.integer({ min: -9, max: 40 }),
    hour: fc.constantFrom(...hours),
    to: anyRule("2026-05-04", 300),
  });
const edit = toEdit("change", "change", "move", "move", "rule", "delete", "cancel", "undo");
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

const begun = fc.tuple(anyRule("2026-04-15", 200), fc.constantFrom(...hours));
const sequence = fc.record({
  timeZone: fc.constantFrom(...zones),
  begins: fc.array(begun, { minLength: 1, maxLength: 2 }),
  edits: fc.oneof(
    { weight: 3, arbitrary: fc.array(edit, { minLength: 2, maxLength: 10 }) },
    fc.array(toEdit("change", "move"), { minLength: 2, maxLength: 6 }),
  ),
});

/** Done to a time that the server has just listed: it is found, whatever else is said. */
async function play(ana: Person, one: Edit, named: Appointment): Promise<string> {
  const params = { id: named._id };
  const found = await ana.send(get, { params });
  expect([found.statusCode, found.json().data?.date], named._id).toEqual([200, named.date]);
  const query = { scope: one.kind === "cancel" ? "this" : one.scope };
  const answer =
    one.kind === "delete"
      ? await ana.send(remove, { params, query })
      : await ana.send(update, { params, query, body: toChanges(one, named) });
  const told = `${one.kind} ${query.scope} of ${named.date} by ${named.repeat}: ${answer.body}`;
  expect([200, 400], told).toContain(answer.statusCode);
  const { data } = answer.json();
  if (answer.statusCode === 200 && data) {
    const after = await ana.send(get, { params: { id: data._id } });
    expect([after.statusCode, data._id], told).toEqual([200, data._id]);
  }
  return told;
}

function toChanges({ kind, days, hour, to }: Edit, { date, title }: Appointment) {
  if (kind === "cancel") return { outcome: "canceled" };
  if (kind === "change") return { title: `${title}+`, duration: 30 };
  // node-ical shows a time of what has no hours as a day, whatever its own hour.
  const at = date.length === 10 ? "" : hour || date.slice(10);
  if (kind === "rule") return { repeat: to.rule, date: to.first + at };
  return { date: addDays(date.slice(0, 10), days) + at };
}

async function undoLast(ana: Person) {
  const { data } = await ana.call(historyEndpoints.list, { query: { limit: 1 } });
  const last = data.find(({ kind }) => kind === "appointments");
  if (last) await ana.send(historyEndpoints.undo, { params: { id: last._id }, body: {} });
}

/** The file with the events alone whose rules a reader understands. */
function cut(text: string, reads: (rule: string) => boolean) {
  const [head = "", ...events] = text.replaceAll("\r\n ", "").split("BEGIN:VEVENT");
  const uidOf = (event: string) => /UID:(\S+)/.exec(event)?.[1];
  const out = new Set(
    events.filter((event) => !reads(/RRULE:(\S+)/.exec(event)?.[1] ?? "")).map(uidOf),
  );
  const left = events.filter((event) => !out.has(uidOf(event)));
  const kept = left.map((event) => `BEGIN:VEVENT${event.replace("END:VCALENDAR\r\n", "")}`);
  return `${head}${kept.join("")}END:VCALENDAR\r\n`;
}

const partsOf = (rule: string) => readRule(rule.replace(/(UNTIL=\d{8}T\d{6})Z/, "$1"));

/** What ical.js and node-ical both read as RFC 5545 has it. */
function isRead(rule: string): boolean {
  if (rule === "") return true;
  const { freq, byDay, byMonthDay, byMonth, bySetPos } = partsOf(rule);
  if (bySetPos.length + byMonth.length > 0) return false;
  const parts = [byDay, byMonthDay].filter((list) => list.length > 0).length;
  const isOdd = freq === "YEARLY" ? parts > 0 : freq === "DAILY" && byMonthDay.some((n) => n < 0);
  return parts <= 1 && !isOdd;
}

/** dateutil counts the places of the first week from its first time, and of `2MO,TU` it obeys both, not either. */
function isReadByDateutil(rule: string): boolean {
  if (rule === "") return true;
  const { freq, byDay, bySetPos } = partsOf(rule);
  const isMixed = new Set(byDay.map(({ nth }) => nth === null)).size > 1;
  return !isMixed && (freq !== "WEEKLY" || bySetPos.length === 0);
}

test(
  "whatever is done to repeats, what is listed is found, and the calendar of others has the same times",
  async () => {
    const { signUp } = await startApp();
    await fc.assert(
      fc.asyncProperty(sequence, async ({ timeZone, begins, edits }) => {
        const ana = await signUp({ timeZone, email: `${randomUUID()}@example.com` });
        for (const [line, [{ rule: repeat, first }, hour]] of begins.entries()) {
          const date = nextTime(repeat, first + hour, first) ?? first;
          await addAppointment(ana, { title: `Line ${line}`, date, repeat });
        }
        const told: string[] = [];
        const ids = new Set<string>();
        for (const one of edits) {
          const listed = await listShownTimes(ana, { from: "2026-04-15", to: "2026-08-31" });
          const named = listed[one.pick % listed.length];
          for (const { _id } of listed.slice(0, 20)) ids.add(_id);
          if (one.kind === "undo" || !named) await undoLast(ana);
          else told.push(await play(ana, one, named));
        }
        // What is neither deleted nor by another rule is found by each id that it has had.
        const isSame = edits.every(({ kind }) => kind === "change" || kind === "move");
        for (const id of ids) {
          const { statusCode } = await ana.send(get, { params: { id } });
          expect(isSame ? [200] : [200, 404], `${id}\n${told.join("\n")}`).toContain(statusCode);
        }
        const asWall = toWall(timeZone);
        const ours = toAllShown(await listShownTimes(ana, window), timeZone).map(asWall);
        const { text } = await ana.download(exportEndpoints.appointments);
        const ofUids = (file: string) => new Set(file.match(/UID:\S+/g));
        const read = cut(text, isRead);
        const story = [...told, text].join("\n");
        const isAll = ofUids(read).size === ofUids(text).size;
        const byIcalJs = readWithIcalJs(read, window).map(asWall);
        const byNodeIcal = readWithNodeIcal(read, window).map(asWall);
        expect(byNodeIcal, story).toEqual(byIcalJs);
        if (isAll) expect(byIcalJs, story).toEqual(ours);
        if (!isByNight) return;
        const forPython = cut(text, isReadByDateutil);
        const byDateutil = readWithDateutil(forPython, window)?.map(({ at, title }) => [at, title]);
        const isWhole = ofUids(forPython).size === ofUids(text).size;
        if (byDateutil && isWhole) {
          expect(byDateutil, story).toEqual(ours.map(({ at, title }) => [at, title]));
        }
      }),
      { numRuns: scaled(10), endOnFailure: true },
    );
  },
  scaled(120_000),
);
