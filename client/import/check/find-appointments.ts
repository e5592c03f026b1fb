import { type Appointment, appointmentEndpoints } from "../../../shared/appointments.ts";
import { fold } from "../../../shared/fold.ts";
import { type AnswerOf, call } from "../../lib/api.ts";
import type { Draft, Here, Match } from "../types.ts";
import { textOf } from "./belongings.ts";
import { changesTo, differencesTo, toValues } from "./compare.ts";

const pageSize = 200;

/** Appointments that are here already: with the same customer, at the same time, of the same title. */
export async function findAppointments(
  drafts: readonly Draft[],
  match: Match,
  signal?: AbortSignal,
): Promise<Draft[]> {
  const days = drafts
    .filter(({ customer }) => customer?._id)
    .map((draft) => textOf(draft, "date").slice(0, 10))
    .filter((day) => day !== "")
    .sort();
  const [first, last] = [days[0], days.at(-1)];
  const found = first && last ? await readBetween(first, last, signal) : new Map();
  return drafts.map(({ here: _, ...draft }) => {
    const key = keyOf(draft.customer?._id ?? "", textOf(draft, "date"), textOf(draft, "title"));
    const appointment: Appointment | undefined = found.get(key);
    if (!appointment) return draft;
    const { _id, title, updatedAt, series } = appointment;
    const values = toValues(appointment);
    const record: Here["record"] = { ...appointment, _id, name: title, updatedAt };
    // A single time of one that repeats has no row of its own to change.
    const changes = series ? [] : Object.keys(changesTo(values, draft, match));
    const differs = series ? [] : differencesTo(values, draft, match);
    return {
      ...draft,
      here: { record, reason: "name", isSure: true, against: [], changes, differs },
    };
  });
}

async function readBetween(startDate: string, endDate: string, signal?: AbortSignal) {
  const found = new Map<string, Appointment>();
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: AnswerOf<typeof appointmentEndpoints.list> = await call(appointmentEndpoints.list, {
      query: { startDate, endDate, limit: pageSize, ...(cursor && { cursor }) },
      ...(signal && { signal }),
    });
    for (const one of page.data) found.set(keyOf(one.customer._id, one.date, one.title), one);
    cursor = page.nextCursor;
  }
  return found;
}

function keyOf(customer: string, date: string, title: string): string {
  return [customer, date, fold(title)].join("\n");
}
