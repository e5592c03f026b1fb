import { z } from "zod";
import type { Appointment, AppointmentQuery } from "../../../shared/kinds/appointments.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { UnknownCursor } from "../../db/failures.ts";
import { writeCursor } from "../../db/query/lists.ts";
import {
  type Clocks,
  type Group,
  nowIn,
  tellTime,
  toInstant,
  translateRange,
} from "../../filters/clocks.ts";
import { type Now, type NowByClocks, type Placed, readPage } from "../pages.ts";
import { byPlace } from "../repeat/pages.ts";

interface Queue {
  name: string;
  placed: readonly Placed[];
  /** How many of them were answered. */
  told: number;
  hasMore: boolean;
}

type Query = Omit<AppointmentQuery, "cursor"> & { cursor?: string | undefined };

/**
 * A page of a list on a desk with people of several zones. Within one zone the order of what is stored is that
 * of the moments, so each is read by itself, by the same indexes, and the first of all comes next.
 */
export async function listByClocks(
  db: Db,
  owner: Owner,
  query: Query,
  now: NowByClocks,
): Promise<{ data: Appointment[]; nextCursor: string | null; total: number }> {
  const { clocks } = now;
  const { sort, limit, cursor } = query;
  const isByDate = sort.replace("-", "") === "date";
  const places = isByDate && cursor !== undefined ? readPlaces(cursor) : {};
  const queues: Queue[] = [];
  let total = 0;
  for (const group of clocks.groups) {
    const { zone, ...hosts } = group;
    const place = places[zone.name];
    const after = isByDate ? place && writeCursor(sort, place) : cursor;
    const page = { ...query, ...narrow(clocks, group, query), cursor: after };
    const read = await readPage(db, owner, page, inGroup(clocks, group, now), hosts);
    total += read.total;
    const { placed, nextCursor } = read;
    queues.push({ name: zone.name, placed, told: 0, hasMore: nextCursor !== null });
  }
  const order = isByDate ? byMoment(clocks, sort) : byPlace(sort.startsWith("-"));
  const found: Placed[] = [];
  // One more than the page tells whether another page follows.
  while (found.length <= limit) {
    const heads = queues.flatMap(({ placed, told }, at) => {
      const head = placed[told];
      return head ? [{ head, at }] : [];
    });
    const [first] = heads.sort((one, other) => order(one.head, other.head));
    const queue = first && queues[first.at];
    if (!queue) break;
    found.push(first.head);
    if (found.length <= limit) queue.told += 1;
  }
  const hasMore = found.length > limit || queues.some((queue) => queue.hasMore);
  const data = found.slice(0, limit);
  const last = data.at(-1);
  const next = isByDate ? writePlaces(places, queues) : last && writeCursor(sort, last);
  return {
    data: data.map(({ appointment }) => tellTime(clocks, appointment)),
    nextCursor: (hasMore && next) || null,
    total,
  };
}

function narrow(clocks: Clocks, group: Group, { startDate, endDate }: Query) {
  return {
    startDate: undefined,
    endDate: undefined,
    ...translateRange(clocks, group, { startDate, endDate }),
  };
}

function inGroup(clocks: Clocks, group: Group, now: Now): Now {
  if (group.zone === clocks.mine) return now;
  const wallTime = nowIn(clocks, group, now.wallTime);
  return { ...now, wallTime, today: wallTime.slice(0, 10) };
}

function byMoment(clocks: Clocks, sort: string) {
  const sign = sort.startsWith("-") ? -1 : 1;
  const orderOf = byPlace(sort.startsWith("-"));
  const at = ({ appointment }: Placed) => toInstant(clocks, appointment);
  return (one: Placed, other: Placed) =>
    sign * (at(one) - at(other)) || orderOf({ ...one, cursor0: "" }, { ...other, cursor0: "" });
}

type Places = Record<string, { cursor0: string; cursor1: string } | undefined>;

const content = z.record(
  z.string().max(50),
  z.object({ cursor0: z.string(), cursor1: z.string() }),
);

/** By the name of the zone: what was answered last of it. */
function readPlaces(cursor: string): Places {
  try {
    const { data } = content.safeParse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    if (data) return data;
  } catch {
    // Not one of ours.
  }
  throw new UnknownCursor();
}

function writePlaces(before: Places, queues: readonly Queue[]): string {
  const places = { ...before };
  for (const { name, placed, told } of queues) {
    const last = placed[told - 1];
    if (last) places[name] = { cursor0: last.cursor0, cursor1: last.cursor1 };
  }
  return Buffer.from(JSON.stringify(places)).toString("base64url");
}
