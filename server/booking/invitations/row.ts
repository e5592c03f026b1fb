import { randomUUIDv7 } from "node:crypto";
import { zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { Owner, Tx } from "../../db/engine/database.ts";
import type { Colleague } from "../times/queries.ts";
import { findLastVisit, type Invited } from "./queries.ts";

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
    ...{ visitorZone: last?.visitorZone ?? zone, language: last?.language ?? "en" },
    ...{ customer: found.customer, checkedAt: at, createdAt: at, updatedAt: at },
  };
}
