import { expect, test } from "vitest";
import { bookingEndpoints } from "../../shared/booking-endpoints.ts";
import { addDays } from "../../shared/dates/dates.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { randomSeed, scaled } from "../../tools/random.ts";
import { createDraw } from "../test/model/draw.ts";
import { addAppointment, addCompany, addCustomer } from "../test/records.ts";
import { addType, createVisitor, startBooking } from "../test/visitors.ts";

// Customers book, move, cancel and propose, and the desk does what it does, in any order: what the page shows and what
// becomes of each is the same as counted minute by minute on a wall clock. With RANDOM_RUNS more of them.

const zone = "America/New_York";
const minute = 60_000;
/** On the Sunday between them clocks go back. */
const days = ["2026-10-30", "2026-11-02", "2026-11-03"];
const hours = { from: "09:00", to: "17:00" };
const week = [null, hours, hours, hours, hours, hours, null];
const kinds = [
  { name: "Call", length: 30, notice: 0, breakBefore: 0, breakAfter: 0, mostADay: null },
  { name: "Visit", length: 60, notice: 2880, breakBefore: 15, breakAfter: 30, mostADay: 2 },
];

interface Time {
  start: number;
  length: number;
  breakBefore: number;
  breakAfter: number;
  /** The id of the type that it was booked by. */
  type: string | undefined;
}

interface Booked extends Time {
  path: string;
  email: string;
  proposed: number[];
}

const seeds = Array.from({ length: scaled(1) }, (_, at) => randomSeed + at * 7919);

test.each(seeds)("bookings are as a recount of all minutes has them (seed %i)", async (seed) => {
  const { app, owner, visit } = await startBooking();
  app.clock.set("2026-10-29T14:10:00.000Z");
  const types: ((typeof kinds)[number] & { _id: string })[] = [];
  for (const { length, ...rules } of kinds) {
    const more = { lengths: [length], hours: week, movable: 0, place: "video" as const };
    types.push({ ...rules, length, _id: (await addType(owner, { ...rules, ...more }))._id });
  }
  type Kind = (typeof types)[number];
  const { _id: company } = await addCompany(owner, { name: "Berg" });
  const { _id: customer } = await addCustomer(owner, company, { name: "Anna" });
  const draw = createDraw(
    Array.from({ length: 4000 }, (_, at) => Math.imul(seed + at, 2654435761) >>> 8),
  );
  const booked: Booked[] = [];
  const own: (Time & { id: string })[] = [];
  const done = new Map<string, number>();
  let visitors = 0;

  /** Whether each minute of a meeting is in the hours and nobody else's, and those of its breaks as well. */
  const isFree = (kind: Kind, at: number, { notice = kind.notice, except }: Except = {}) => {
    if (at < app.clock.now().getTime() + notice * minute) return false;
    const others = [...booked, ...own].filter((one) => one !== except);
    const wall = (instant: number) => wallOf(instant);
    const day = wall(at).slice(0, 10);
    for (let past = 0; past < kind.length; past += 1) {
      const [date, time = ""] = wall(at + past * minute).split("T");
      if (date !== day || !days.includes(day) || time < hours.from || time >= hours.to)
        return false;
    }
    const used = (instant: number, by: Time, before = 0, after = 0) =>
      instant >= by.start - before * minute && instant < by.start + (by.length + after) * minute;
    for (let past = -kind.breakBefore; past < kind.length + kind.breakAfter; past += 1)
      if (others.some((by) => used(at + past * minute, by))) return false;
    for (let past = 0; past < kind.length; past += 1)
      if (others.some((by) => used(at + past * minute, by, by.breakBefore, by.breakAfter)))
        return false;
    const sameDay = others.filter(
      ({ type, start }) => type === kind._id && wall(start).slice(0, 10) === day,
    );
    return kind.mostADay === null || sameDay.length < kind.mostADay;
  };
  const drawStart = () => {
    const half = draw.below(20);
    const time = `${String(8 + Math.floor(half / 2)).padStart(2, "0")}:${half % 2 === 0 ? "00" : "30"}`;
    return instantOf(`${draw.of(days)}T${time}`);
  };
  const kindOf = ({ type }: Time) => types.find(({ _id }) => _id === type) ?? types[0];
  const note = (what: string) => done.set(what, (done.get(what) ?? 0) + 1);
  const toForm = (at: number) => new Date(at).toISOString();

  const steps: Record<string, () => Promise<void>> = {
    book: async () => {
      visitors += 1;
      const kind = draw.of(types);
      const at = drawStart();
      const email = `v${visitors}@example.com`;
      const form = { at: toForm(at), email, length: String(kind.length), zone };
      const answer = await visit.book(kind, form, `10.0.${visitors >> 8}.${visitors & 255}`);
      // While a form is filled, the notice may run out.
      const expected = isFree(kind, at, { notice: Math.max(0, kind.notice - 30) });
      expect(answer.statusCode).toBe(expected ? 303 : 409);
      note(expected ? "booked" : "refused");
      if (!expected) return;
      const path = String(answer.headers.location);
      const { _id: type, ...facts } = kind;
      booked.push({ ...facts, type, start: at, path, email, proposed: [] });
    },
    move: async () => {
      const one = booked.length > 0 ? draw.of(booked) : undefined;
      const kind = one && kindOf(one);
      if (!kind) return;
      const at = drawStart();
      const { statusCode } = await visit.post(one.path, { do: "move", at: toForm(at) });
      const expected = isFree(kind, at, { except: one });
      expect(statusCode).toBe(expected ? 303 : 409);
      note(expected ? "moved" : "not moved");
      if (expected) Object.assign(one, { start: at, proposed: [] });
    },
    cancel: async () => {
      const one = booked.length > 0 ? draw.of(booked) : undefined;
      if (!one || draw.below(3) > 0) return;
      await visit.post(one.path, { do: "cancel", word: "" });
      booked.splice(booked.indexOf(one), 1);
      note("canceled");
    },
    propose: async () => {
      const one = booked.length > 0 ? draw.of(booked) : undefined;
      const kind = one && kindOf(one);
      if (!kind) return;
      const times = [...new Set([drawStart(), drawStart(), drawStart()])];
      const list = times.map(toForm).join();
      await visit.post(one.path, { do: "propose", times: list, word: "" });
      const open = times.filter((at) => isFree(kind, at, { except: one }));
      if (open.length > 0) one.proposed = open;
      note(open.length > 0 ? "proposed" : "nothing proposed");
      const { data } = await owner.call(bookingEndpoints.waiting, {});
      const shown = data.find(({ email }) => email === one.email);
      const proposed = shown?.proposed.map((date) => instantOf(date.slice(0, 16))) ?? [];
      expect(proposed).toEqual(one.proposed);
      if (!shown || draw.below(2) === 0) return;
      const place = draw.below(2) === 0 ? null : 0;
      await owner.call(bookingEndpoints.choose, { params: { id: shown._id }, body: { place } });
      Object.assign(one, { start: place === null ? one.start : one.proposed[0], proposed: [] });
      note(place === null ? "kept" : "chosen");
    },
    add: async () => {
      const start = drawStart();
      const length = draw.of([15, 45, 90]);
      const date = wallOf(start);
      const { _id: id } = await addAppointment(owner, {
        ...{ company, customer, date, duration: length },
      });
      own.push({ id, start, length, breakBefore: 0, breakAfter: 0, type: undefined });
      note("added");
    },
    change: async () => {
      const one = own.length > 0 ? draw.of(own) : undefined;
      if (!one) return;
      const params = { id: one.id };
      if (draw.below(2) === 0) {
        const start = drawStart();
        const body = { date: wallOf(start) };
        await owner.call(appointmentEndpoints.update, { params, body });
        one.start = start;
        note("changed");
        return;
      }
      own.splice(own.indexOf(one), 1);
      if (draw.below(2) === 0) await owner.call(appointmentEndpoints.remove, { params });
      else await owner.call(appointmentEndpoints.update, { params, body: { outcome: "canceled" } });
      note("gone");
    },
    wait: async () => app.clock.advance(draw.below(12) * minute),
  };
  const weights = [
    "book",
    "book",
    "book",
    "move",
    "move",
    "cancel",
    "propose",
    "add",
    "change",
    "wait",
  ];
  for (let round = 0; round < 120; round += 1) {
    await steps[draw.of(weights)]?.();
    const [kind, day] = [draw.of(types), draw.of(days)];
    expect(await shownOn(kind, day), `round ${round}`).toEqual(
      halfHoursOf(day).filter((at) => isFree(kind, at)),
    );
  }
  const all = [...booked, ...own].map(({ start, length }) => `${wallOf(start)} ${length}`);
  const { data } = await owner.call(appointmentEndpoints.list, { query: { limit: 200 } });
  const kept = data.filter(({ outcome }) => outcome !== "canceled");
  expect(kept.map(({ date, duration }) => `${date.slice(0, 16)} ${duration}`).sort()).toEqual(
    all.sort(),
  );
  for (const what of ["booked", "refused", "moved", "not moved", "canceled", "proposed", "chosen"])
    expect([what, done.get(what) ?? 0]).not.toEqual([what, 0]);

  async function shownOn({ _id }: Kind, day: string): Promise<number[]> {
    const { body } = await createVisitor(app).get(`/book/marta/${_id}?zone=${zone}&day=${day}`);
    const times = [...body.matchAll(/[?&;]at=([^"&]+)/g)];
    const shown = times.map(([, at = ""]) => Date.parse(decodeURIComponent(at)));
    // A day without free times opens another.
    return shown.filter((at) => wallOf(at).startsWith(day));
  }
});

interface Except {
  notice?: number;
  /** What does not stand in its own way. */
  except?: Time;
}

function wallOf(instant: number): string {
  const at = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  return at.toPlainDateTime().toString({ smallestUnit: "minute" });
}

function instantOf(wall: string): number {
  return Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
}

function halfHoursOf(day: string): number[] {
  const last = instantOf(`${addDays(day, 1)}T00:00`);
  const halves: number[] = [];
  for (let at = instantOf(`${day}T00:00`); at < last; at += 30 * minute) halves.push(at);
  return halves;
}
