import { type Appointment, appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { duplicateEndpoints } from "../../../../shared/matching/duplicates.ts";
import { toPersonKey } from "../../../../shared/matching/match-keys.ts";
import { fold } from "../../../../shared/text/fold.ts";
import { importLimits } from "../../../../shared/transfer/imports.ts";
import { type AnswerOf, call } from "../../../lib/api.ts";
import type { SliceOptions } from "../in-slices.ts";
import type { Match } from "../match/column-match.ts";
import { textOf, whoKey, whoOf } from "./belongings.ts";
import { changesTo, differencesTo, toValues } from "./compare.ts";
import type { Draft, Here } from "./draft.ts";
import type { Known } from "./named.ts";

type Who = ReturnType<typeof whoOf>;

/** Asks who appointments are with; each is asked for only once. */
export async function learnCustomers(
  known: Known,
  drafts: readonly Draft[],
  match: Match,
  options: SliceOptions,
): Promise<void> {
  const asked = new Map<string, Who>();
  for (const draft of drafts) {
    const who = whoOf(draft, match);
    const key = whoKey(who);
    if (!known.customers.has(key) && (who.name || who.email || who.phone)) asked.set(key, who);
  }
  await learn(known, asked, options);
  // By a name alone nobody is found who has another company, unless there is only one of that name.
  const named = new Map<string, Who>();
  for (const [key, who] of asked) {
    if (known.customers.get(key) || who.company !== "" || who.name === "") continue;
    const company = await companyOf(who.name, options.signal);
    if (company !== null) named.set(key, { ...who, company });
  }
  await learn(known, named, options);
}

async function learn(
  known: Known,
  asked: ReadonlyMap<string, Who>,
  { onProgress, signal }: SliceOptions,
): Promise<void> {
  const entries = [...asked];
  for (let start = 0; start < entries.length; start += importLimits.chunkRows) {
    const page = entries.slice(start, start + importLimits.chunkRows);
    const { data } = await call(duplicateEndpoints.match, {
      body: { kind: "customers", rows: page.map(([, who]) => who) },
      ...(signal && { signal }),
    });
    const customers = new Map(data.customers.map((customer) => [customer._id, customer]));
    for (const [place, [key]] of page.entries()) {
      const hit = data.rows[place];
      const isMeant = hit?.isSure || hit?.against.length === 0;
      const found = isMeant ? customers.get(hit._id) : undefined;
      known.customers.set(
        key,
        found
          ? {
              customer: { _id: found._id, name: found.name },
              company: { _id: found.company, name: found.companyName },
            }
          : null,
      );
    }
    onProgress?.(start + page.length, entries.length);
  }
}

/** The company of the only customer of that name; null where there are none or several. */
async function companyOf(name: string, signal?: AbortSignal): Promise<string | null> {
  const { data } = await call(duplicateEndpoints.like, {
    query: { name },
    ...(signal && { signal }),
  });
  const person = toPersonKey(name);
  const [only, ...others] = data.filter((one) => toPersonKey(one.name) === person);
  return only && others.length === 0 ? only.company : null;
}

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
