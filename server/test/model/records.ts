import { expect } from "vitest";
import { messages } from "../../../shared/messages.ts";
import { type Draw, drawId } from "./draw.ts";
import { claimId, everyId, type Play, type Scene } from "./world.ts";

export const days = ["2026-04-01", "2026-05-03", "2026-05-04"];
export const phones = ["", "+49 555 12", "(555) 99-1"];

/** Half of them say which version they change: the present one, or one that never was. */
export function drawVersion(draw: Draw, record: Versioned | undefined): Record<string, string> {
  const seen = record && !draw.once(3) ? record.updatedAt : "2001-01-01T00:00:00.000Z";
  return draw.once(2) ? { "if-match": `"${seen}"` } : {};
}

interface Versioned {
  updatedAt: string;
}

export function refuseStale(headers: Record<string, string>, record: Versioned, current: object) {
  const seen = headers["if-match"];
  if (seen === undefined || seen === `"${record.updatedAt}"`) return undefined;
  return { status: 409, body: { msg: messages.changedMeanwhile, current } };
}

/** No two versions of a record have the same time. */
export function nextVersion({ updatedAt }: Versioned, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}

type Kind = "companies" | "customers" | "appointments";

export function idOf({ world, me, draw }: Scene, kind: Kind): string {
  return drawId(draw, me, kind, everyId(world));
}

/** Adds what the server must add by itself, and learns the id. */
export function created<T extends object>(
  { now, me, world }: Scene,
  fields: T,
  add: (row: T & Added) => Made,
): Play {
  const at = now.toISOString();
  const row = (_id: string) => ({ ...fields, _id, createdAt: at, updatedAt: at });
  const rehearsal = add(row("rehearsal"));
  rehearsal.remove();
  return {
    meets: { status: 201, body: { data: { ...rehearsal.view, _id: expect.any(String) } } },
    learn: ({ data }) => {
      claimId(world, me, data._id);
      add(row(data._id));
    },
  };
}

interface Added {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

interface Made {
  view: object;
  remove: () => void;
}
