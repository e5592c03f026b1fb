import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import type { DeskBooking } from "../../../shared/booking.ts";
import type { BookingQuery } from "../../../shared/booking-endpoints.ts";
import type { BookingFilter, BookingShow } from "../../../shared/booking-lists.ts";
import { readWho } from "../../../shared/lists/who.ts";
import { type Db, inSnapshot, type Owner, type Person } from "../../db/engine/database.ts";
import { UnknownCursor } from "../../db/failures.ts";
import { decodeCursor, encodeCursor } from "../../db/query/lists.ts";
import { isOfOther } from "../../letters/queries.ts";
import { type Asking, type StandingRow, selectBookings, toAnswers, toStanding } from "./rows.ts";

// All bookings of a desk, page by page. When one is says its appointment, by the clock of its host: no index has that order
// as instants. So rows are read in the order of what the database has of it, and somewhat further than a page needs.

const day = 86_400_000;

interface Order {
  isDescending: boolean;
  /** What the database sorts by: a text that is near the key of a row. */
  by: RawBuilder<string>;
  /** How near: milliseconds, for keys that are instants. */
  margin: number;
  keyOf: (one: StandingRow) => string;
}

const startOf = ({ stands }: StandingRow) => new Date(stands.start).toISOString();
/** A wall clock is at most 14 hours from UTC. */
const byTime = {
  by: sql<string>`coalesce("appointments"."date", "bookings"."start")`,
  margin: day,
  keyOf: startOf,
};

const orders: Record<BookingShow, Order> = {
  upcoming: { ...byTime, isDescending: false },
  past: { ...byTime, isDescending: true },
  canceled: {
    ...{ by: sql<string>`"bookings"."start"`, margin: 0, isDescending: true },
    keyOf: ({ row }) => row.start,
  },
  // Ids begin with their time.
  newest: {
    ...{ by: sql<string>`"bookings"."_id"`, margin: 0, isDescending: true },
    keyOf: ({ row }) => row._id,
  },
};

/** The last one of a page. */
interface Place {
  key: string;
  id: string;
}

/** Throws an UnknownCursor. */
export async function listAll(
  db: Db,
  { owner, person }: { owner: Owner; person: Person },
  query: BookingQuery,
  asking: Asking,
): Promise<{ data: DeskBooking[]; nextCursor: string | null }> {
  const { show, limit } = query;
  const after = query.cursor === undefined ? undefined : readCursor(show, query.cursor);
  const people = readWho(query.who, person);
  const found = await readFrom(db, owner, { query, people, after, now: asking.now });
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  return {
    data: await toAnswers(db, owner, page, asking),
    nextCursor: last ? encodeCursor([show, orders[show].keyOf(last), last.row._id]) : null,
  };
}

interface Reading {
  query: BookingQuery;
  people: readonly string[] | undefined;
  after: Place | undefined;
  now: Date;
}

/** Whatever follows a place, in its order: at least one more than a page, unless there are no more. */
async function readFrom(db: Db, owner: Owner, reading: Reading): Promise<StandingRow[]> {
  const { query, after, now } = reading;
  const { show, limit } = query;
  const { by, margin, isDescending, keyOf } = orders[show];
  const direction = isDescending ? "desc" : "asc";
  const isBefore = (one: string, other: string) => (isDescending ? one > other : one < other);
  const isFollowing = (one: StandingRow, { key, id }: Place) =>
    keyOf(one) === key ? isBefore(id, one.row._id) : isBefore(key, keyOf(one));
  for (let most = 4 * limit; ; most *= 4) {
    const rows = await inSnapshot(db, owner, (tx) =>
      selectBookings(tx, owner)
        .where(isListed(reading))
        .select(by.as("sortedBy"))
        .orderBy(by, direction)
        .orderBy("bookings._id", direction)
        .limit(most)
        .execute(),
    );
    const standing = await toStanding(db, owner, rows, now);
    const following = standing
      .filter((one) => isInTime(show, one, now) && (!after || isFollowing(one, after)))
      .toSorted((one, other) =>
        isFollowing(one, { key: keyOf(other), id: other.row._id }) ? 1 : -1,
      );
    const last = rows.length < most ? undefined : rows.at(-1)?.sortedBy;
    if (last === undefined) return following;
    // What is not read yet may come before the last ones that were.
    const end = margin === 0 ? last : shift(last, isDescending ? margin : -margin);
    const whole = following.filter((one) => isBefore(keyOf(one), end));
    if (whole.length > limit) return whole;
  }
}

/** Of what takes place, whether it is over says its appointment. */
function isInTime(show: BookingShow, { stands }: StandingRow, now: Date): boolean {
  if (show !== "upcoming" && show !== "past") return true;
  const isOver = (stands.series?.end ?? stands.end) <= now.getTime();
  return isOver === (show === "past");
}

const isOn = sql<boolean>`("bookings"."state" IN ('booked', 'proposed')
  AND "appointments"."_id" IS NOT NULL AND coalesce("appointments"."outcome", '') <> 'canceled'
  AND NOT ${isOfOther("bookings", "appointments")})`;

/** Nothing takes longer than half a day. */
const longest = day / 2;

function isListed({ query, people, after, now }: Reading): RawBuilder<boolean> {
  const { show, state } = query;
  const { by, margin } = orders[show];
  const at = now.toISOString();
  const waits = sql<boolean>`("bookings"."state" IN ('held', 'asked') AND "bookings"."lapsesAt" > ${at})`;
  const takesPlace = sql<boolean>`(${isOn} OR ${waits})`;
  const ofShow = {
    upcoming: takesPlace,
    past: isOn,
    canceled: sql<boolean>`("bookings"."state" <> 'held' AND NOT ${takesPlace})`,
    newest: state ? takesPlace : sql<boolean>`("bookings"."state" <> 'held' OR ${waits})`,
  };
  const first = after?.key ?? (show === "past" ? at : undefined);
  const begin = after?.key ?? shift(at, -longest);
  const from =
    show === "upcoming"
      ? // The next time of what repeats may be long after its first.
        sql<boolean>`(${by} >= ${shift(begin, -margin)} OR coalesce("appointments"."repeat", '') <> '')`
      : first && sql<boolean>`${by} <= ${margin === 0 ? first : shift(first, margin)}`;
  const all = [ofShow[show], from, state && states[state], people && isOfPeople(people)];
  return sql<boolean>`(${sql.join(all.filter(Boolean), sql` AND `)})`;
}

const states: Record<BookingFilter, RawBuilder<boolean>> = {
  held: sql`"bookings"."state" = 'held'`,
  asked: sql`"bookings"."state" = 'asked'`,
  proposed: sql`"bookings"."state" = 'proposed'`,
  online: sql`("bookings"."state" = 'booked' AND "bookings"."isInvited" = 0)`,
  invited: sql`("bookings"."state" = 'booked' AND "bookings"."isInvited" = 1 AND "bookings"."answer" IS NULL)`,
  accepted: sql`("bookings"."isInvited" = 1 AND "bookings"."answer" = 'accepted')`,
  declined: sql`("bookings"."isInvited" = 1 AND "bookings"."answer" = 'declined')`,
};

/** Who takes it, or has it in the calendar by now. */
function isOfPeople(people: readonly string[]): RawBuilder<boolean> {
  const ids = people.filter((id) => /^[\w-]+$/.test(id));
  if (ids.length === 0) return sql`1 = 0`;
  const each = ids.map(
    (id) => sql`"appointments"."host" = ${id} OR "bookings"."takers" LIKE ${`%"${id}"%`}`,
  );
  return sql`(${sql.join(each, sql` OR `)})`;
}

function shift(time: string, by: number): string {
  return new Date(Date.parse(time) + by).toISOString();
}

const instant = z.iso.datetime().length(24);
const id = z.string().regex(/^[\w-]{1,200}$/);

function readCursor(show: BookingShow, cursor: string): Place {
  const content = z.tuple([z.literal(show), show === "newest" ? id : instant, id]);
  const { data } = content.safeParse(decodeCursor(cursor));
  if (!data) throw new UnknownCursor();
  return { key: data[1], id: data[2] };
}
