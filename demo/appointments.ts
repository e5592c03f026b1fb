import {
  type AppointmentInput,
  appointmentInput,
  durations,
} from "../shared/kinds/appointments.ts";
import { type Calendar, twoDigits } from "./calendar.ts";
import { drawAppointmentNotes } from "./notes.ts";
import type { Random } from "./random.ts";
import { commaList, lineList } from "./word-lists.ts";

/** An appointment whose company and customer are known by where it stands. */
export type OwnAppointmentInput = Omit<AppointmentInput, "company" | "customer">;

const ownAppointmentInput = appointmentInput.omit({ company: true, customer: true });

/** Appointments lie so many days around today, on either side: three months in all. */
const daysAround = 46;
/** So much of all appointments falls on one working day of the three months. */
const sharePerDay = 1 / 65;

type TodaySlot = readonly [time: string | null, duration: number, title: string];
/** Today: spread over the working day, twice two at a time, one without a time. */
const todaySlots: readonly TodaySlot[] = [
  ["09:00", 60, "Kick-off: warehouse portal"],
  ["10:30", 60, "Quarterly review"],
  ["10:45", 45, "Contract redlines"],
  ["12:15", 15, "Call back about the invoice"],
  ["14:15", 90, "Hull survey walkthrough"],
  ["15:00", 60, "Quote sign-off call"],
  [null, durations.default, "Drop off the signed copies"],
  ["16:45", 30, "Handover"],
];

/** How many of `total` appointments are today's. */
function countToday(total: number): number {
  return Math.min(total, Math.max(todaySlots.length, Math.floor(total * sharePerDay)));
}

/** The slot of today that the appointment at this place among all takes, if any. */
export function findTodaySlot(place: number, total: number): TodaySlot | undefined {
  const count = countToday(total);
  const distance = Math.floor(total / count);
  const turn = place / distance;
  return Number.isInteger(turn) && turn < count ? todaySlots[turn % todaySlots.length] : undefined;
}

export function drawTodayAppointment(
  random: Random,
  today: string,
  [time, duration, title]: TodaySlot,
): OwnAppointmentInput {
  const date = time === null ? today : `${today}T${time}:00.000Z`;
  return ownAppointmentInput.parse({ title, date, duration, notes: drawAppointmentNotes(random) });
}

export function drawAppointment(random: Random, day: string): OwnAppointmentInput {
  return ownAppointmentInput.parse({
    title: drawTitle(random),
    date: random.chance(0.04) ? day : `${day}T${drawTime(random)}:00.000Z`,
    duration: random.pickWeighted(durationShares),
    notes: drawAppointmentNotes(random),
  });
}

/**
 * Any day but today, not longer ago than `age`, counted from today. The near future is fuller
 * than the far; few meet at weekends.
 */
export function drawDayOffset(random: Random, calendar: Calendar, age: number): number {
  const earliest = Math.min(age, daysAround);
  for (;;) {
    const past = earliest > 0 && random.chance(0.48);
    const offset = past
      ? -random.int(1, earliest)
      : 1 + Math.floor(random.next() ** 1.4 * daysAround);
    if (!calendar.isWeekend(offset) || random.chance(0.06)) return offset;
  }
}

function drawTime(random: Random): string {
  return `${twoDigits(random.pickWeighted(hourShares))}:${random.pickWeighted(minuteShares)}`;
}

function drawTitle(random: Random): string {
  if (random.chance(0.35)) return random.pick(plainTitles);
  return `${random.pick(occasions)}: ${random.pick(subjects)}`;
}

const hourShares: readonly (readonly [number, number])[] = [
  [7, 1],
  [8, 3],
  [9, 8],
  [10, 10],
  [11, 8],
  [12, 2],
  [13, 6],
  [14, 10],
  [15, 8],
  [16, 6],
  [17, 2],
  [19, 1],
];
const minuteShares: readonly (readonly [string, number])[] = [
  ["00", 10],
  ["30", 6],
  ["15", 3],
  ["45", 2],
];
const durationShares: readonly (readonly [number, number])[] = [
  [15, 4],
  [30, 22],
  [45, 12],
  [60, 40],
  [90, 10],
  [120, 7],
  [180, 2],
  [240, 2],
  [480, 1],
];

const occasions = commaList(
  "Kick-off, Site visit, Demo, Scope call, Renewal, Workshop, Follow-up, Fitting, Survey, Training",
);
const subjects = commaList(`eastern branch, spring order, second floor, new price list, service
  contract, packaging samples, till and stock, harbour office, winter stock, delivery schedule,
  accounts, website copy, spare parts, Lakewood and Westminster clinics`);
const plainTitles = lineList(`
  Lunch
  Quarterly review
  Rollout checkpoint
  Contract redlines
  Call about the complaint
  Sign the lease
  First meeting
  Factory tour, hard hats provided
  Coffee with the new director
  Annual general meeting of the suppliers’ association, afternoon session with discussion and vote
`);
