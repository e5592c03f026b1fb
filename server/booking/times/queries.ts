import { sql } from "kysely";
import { may } from "../../../shared/account/roles.ts";
import { addDays } from "../../../shared/dates/dates.ts";
import { utc, zoneNamed } from "../../../shared/dates/time-zones.ts";
import type { MeetingType } from "../../../shared/kinds/meeting-types.ts";
import { takesTime } from "../../../shared/outcomes.ts";
import type { Taken, Taker } from "../../../shared/slots/bookable.ts";
import { involves } from "../../../shared/slots/involves.ts";
import {
  isOfSpan,
  isRuleOf,
  isSingle,
  type SpanValues,
  toSpan,
} from "../../appointments/filter.ts";
import { ownTimesOfSpan, rulesOfSpan } from "../../appointments/repeat/queries.ts";
import { listTimes } from "../../appointments/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import type { Placeholders } from "../../db/query/placeholders.ts";
import { prepared, readRows, readTogether } from "../../db/query/prepared.ts";
import { toPeople } from "../../filters/people.ts";
import { readSettings } from "../../settings/stored.ts";

/** Somebody on the desk, as far as booking concerns it. */
export interface Colleague {
  _id: string;
  name: string;
  email: string;
  /** IANA name. */
  timeZone: string;
  settings: string | null;
  isOwner: boolean;
}

const membersOf = prepared((db, { owner }: Placeholders<{ owner: Owner }>) =>
  db
    .selectFrom("members")
    .innerJoin("users", "users._id", "members.user")
    .where("members.desk", "=", owner)
    .select(["users._id", "users.name", "users.email", "users.timeZone", "users.settings"])
    .select(["members.role", "members.leftAt"])
    .orderBy("members.joinedAt")
    .orderBy("members.user"),
);

/** Who can take bookings, in the order in which they have joined, and the zones of all who are or were there. */
export async function readColleagues(db: Db, owner: Owner) {
  const all = await readRows(db, owner, membersOf({ owner }));
  const zones = new Map(all.map(({ _id, timeZone }) => [_id, timeZone ?? utc.name]));
  const here: Colleague[] = all
    .filter(({ role, leftAt }) => leftAt === null && may(role, "write"))
    .map(({ role, leftAt, timeZone, ...one }) => ({
      ...one,
      timeZone: timeZone ?? utc.name,
      isOwner: role === "owner",
    }));
  return { here, zones };
}

/** In which zone times are promised on a page: that of whose it is, or of the desk’s longest-standing owner. */
export function zoneOf(person: string | null, here: readonly Colleague[]): string {
  const host = here.find(({ _id, isOwner }) => (person === null ? isOwner : _id === person));
  return host?.timeZone ?? utc.name;
}

/** Who takes a meeting type: those of them who are here. */
export function takersOf(
  { person, takenBy, takers }: Pick<MeetingType, "person" | "takenBy" | "takers">,
  here: readonly Colleague[],
): Colleague[] {
  const ids = takenBy === "owner" ? [person] : takers;
  const found = ids.flatMap((id) => here.find(({ _id }) => _id === id) ?? []);
  // Together is with all of them or not at all.
  return takenBy === "together" && found.length < ids.length ? [] : found;
}

const singlesOfSpan = prepared((db, span: Placeholders<SpanValues>) =>
  db
    .selectFrom("appointments")
    .leftJoin("bookings", (join) =>
      join
        .onRef("bookings.owner", "=", "appointments.owner")
        .onRef("bookings.appointment", "=", "appointments._id"),
    )
    .where("appointments.owner", "=", span.owner)
    .where(isOfSpan(db, span))
    .where(isSingle)
    .select(["appointments._id", "appointments.date", "appointments.duration"])
    .select(["appointments.outcome", "appointments.host", "appointments.attending"])
    .select(["bookings.type", "bookings.breakBefore", "bookings.breakAfter"]),
);

interface Waiting {
  owner: Owner;
  after: string;
  now: string;
}

/** Times that are held or asked for. */
const waiting = prepared(
  (_db, { owner, after, now }: Placeholders<Waiting>) =>
    sql<{
      _id: string;
      start: string;
      end: string;
      takers: string;
      type: string;
      breakBefore: number;
      breakAfter: number;
    }>`SELECT "_id", "start", "end", "takers", "type", "breakBefore", "breakAfter" FROM "bookings"
      WHERE "owner" = ${owner} AND "end" > ${after} AND "lapsesAt" > ${now} AND "state" IN ('held', 'asked')`,
);

const away = prepared((db, { owner, since }: Placeholders<{ owner: Owner; since: string }>) =>
  db
    .selectFrom("absences")
    .where("owner", "=", owner)
    .where("until", ">=", since)
    .select(["person", "from", "until"]),
);

interface Around {
  from: string;
  until: string;
  now: Date;
  /** A booking that does not stand in its own way. */
  except?: { _id: string; appointment: string | null } | undefined;
}

/** What the takers of a meeting type have taken around some days, with what is held and asked for. */
export async function readTakers(
  db: Db,
  owner: Owner,
  who: readonly Colleague[],
  zones: ReadonlyMap<string, string>,
  { from, until, now, except }: Around,
): Promise<Taker[]> {
  const ids = who.map(({ _id }) => _id);
  if (ids.length === 0) return [];
  // Two clocks are at most 26 hours apart, and nothing takes longer than half a day.
  const [first, last] = [addDays(from, -3), addDays(until, 2)];
  const span = { owner, ...toSpan(first, last) };
  const [singles, rules, ownTimes, held, absent] = await readTogether(db, owner, [
    singlesOfSpan({ ...span, ...toPeople(ids) }),
    rulesOfSpan(span),
    ownTimesOfSpan(span),
    waiting({ owner, after: `${first}T00:00:00.000Z`, now: now.toISOString() }),
    away({ owner, since: first }),
  ]);
  const own = new Set(ownTimes.map(({ _id }) => _id));
  const repeated = rules
    .filter((rule) => isRuleOf(rule, ids))
    .flatMap((rule) =>
      listTimes(rule, own, first, last).map((date) => ({
        ...rule,
        date,
        outcome: null,
        type: null,
      })),
    );
  const taken = [...singles, ...repeated]
    .filter(
      (one) => one.date.length > first.length && takesTime(one) && one._id !== except?.appointment,
    )
    .map((one) => ({ ...one, attending: readIds(one.attending), span: toTaken(one, zones) }));
  const waits = held
    .filter(({ _id }) => _id !== except?._id)
    .map(({ start, end, takers, ...facts }) => ({
      takers: readIds(takers),
      span: { ...facts, start: Date.parse(start), end: Date.parse(end) },
    }));
  return who.map(({ _id, timeZone, settings }) => ({
    _id,
    timeZone,
    workingHours: readSettings(settings, null).calendar.workingHours,
    away: absent.filter(({ person }) => person === _id),
    taken: [
      ...taken.filter((one) => involves(one, _id)),
      ...waits.filter(({ takers }) => takers.includes(_id)),
    ].map((one) => one.span),
  }));
}

/** As this program has written it. */
function readIds(list: string): string[] {
  return list === "[]" ? [] : JSON.parse(list);
}

interface Timed {
  date: string;
  duration: number;
  host: string;
  type: string | null;
  breakBefore?: number | null;
  breakAfter?: number | null;
}

function toTaken(
  { date, duration, host, type, breakBefore, breakAfter }: Timed,
  zones: ReadonlyMap<string, string>,
): Taken {
  const zone = zoneNamed(zones.get(host) ?? utc.name);
  const start = zone.toInstant(Date.parse(date));
  const end = start + duration * 60_000;
  return { start, end, type, breakBefore: breakBefore ?? 0, breakAfter: breakAfter ?? 0 };
}
