import { randomUUIDv7 } from "node:crypto";
import type { InvitationInput } from "../../../shared/booking.ts";
import { zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { Owner, Tx } from "../../db/engine/database.ts";
import { conflict } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import type { Colleague } from "../times/queries.ts";
import { findLastVisit, type Invited } from "./queries.ts";

const { booking: words } = serverMessages;

/** Whoever takes an appointment that somebody is invited to. Throws the 409 where nobody can be. */
export function requireHost(
  { date, outcome, email, host }: Omit<Invited, "attending">,
  here: readonly Colleague[],
): Colleague {
  if (email === "") throw conflict("_id", words.noEmail);
  if (date.length === 10) throw conflict("_id", words.needsTime);
  const found = here.find(({ _id }) => _id === host);
  if (outcome !== null || !found) throw conflict("_id", words.notToInvite);
  return found;
}

/** What an invitation says: as the appointment and the customer are now, and with which words. */
export function toSaid(
  { title, name, email, phone, customer, host, attending }: Invited,
  { place, address, remind, mayMove, word }: InvitationInput,
) {
  const others: string[] = JSON.parse(attending);
  return {
    ...{ place, address, remind, mayMove: Number(mayMove), greeting: word, title },
    ...{ name, email, phone, customer, host, takers: JSON.stringify([host, ...others]) },
    ...{ state: "booked" as const, endedBy: null, endedAt: null },
  };
}

interface Of {
  appointment: string;
  found: Invited;
  host: Colleague;
  /** By which clock its time is stored. */
  zone: string;
}

/** When an appointment begins and ends, as instants; one without a time takes its day from midnight on. */
export function toTimes({ date, duration }: Pick<Invited, "date" | "duration">, zone: string) {
  const day = date.length === 10 ? `${date}T00:00:00Z` : date;
  const start = zoneNamed(zone).toInstant(Date.parse(day));
  const end = start + duration * 60_000;
  return { start: new Date(start).toISOString(), end: new Date(end).toISOString() };
}

/** A row of `bookings` that the desk makes of an appointment, of which nobody has been told. */
export async function toOwnRow(tx: Tx, owner: Owner, of: Of, now: Date) {
  const { appointment, found, host, zone } = of;
  const last = await findLastVisit(tx, owner, found.email);
  const at = now.toISOString();
  return {
    ...{ owner, _id: randomUUIDv7(), page: "", type: "", isInvited: 1, appointment, told: "" },
    ...{ zone, ...toTimes(found, zone) },
    ...{ title: found.title, host: host._id, takers: JSON.stringify([host._id]) },
    ...{ organizerName: host.name, organizerEmail: host.email, breakBefore: 0, breakAfter: 0 },
    ...{ place: "theirs" as const, address: "", name: found.name, email: found.email },
    ...{ phone: found.phone, company: "", answers: "[]", from: null, lapsesAt: null },
    ...{ visitorZone: last.visitorZone ?? zone, language: last.language ?? "en" },
    ...{ customer: found.customer, checkedAt: at, createdAt: at, updatedAt: at },
  };
}
