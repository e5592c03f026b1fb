import type {
  Appointment,
  AppointmentQuery,
  appointmentSorts,
} from "../../shared/kinds/appointments.ts";
import { readWho } from "../../shared/lists/who.ts";
import { readTimeName } from "../../shared/repeat/time-names.ts";
import { ownerTotals } from "../db/derived/totals.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { kept } from "../db/query/kept-sums.ts";
import { byText, byTime, readPlace, type SortKey, toPage } from "../db/query/lists.ts";
import { readTogether, readWide } from "../db/query/prepared.ts";
import { recordList } from "../db/query/record-lists.ts";
import type { Clocks, Group } from "../filters/clocks.ts";
import type { Moment } from "../filters/moment.ts";
import {
  isRuleOf,
  isRuleOfClock,
  isRuleOfWhose,
  narrowAppointments,
  toFilterValues,
  toWhose,
} from "./filter.ts";
import { countAsked } from "./repeat/counts.ts";
import { byPlace, type Entry, pageByDate, pageByKey } from "./repeat/pages.ts";
import { ownTimesOfSpan, rulesOfSpan, type Series, theseSeries } from "./repeat/queries.ts";
import { type Asked, askForTimes, mayBeAsked } from "./repeat/ranges.ts";
import { forEachInTurns, toTime } from "./repeat/times.ts";
import { selectAppointments, toAppointment } from "./rows/queries.ts";

const sortKeys: Record<(typeof appointmentSorts)[number], SortKey> = {
  date: byTime("appointments.date"),
  title: byText("appointments.titleKey"),
  createdAt: byTime("appointments.createdAt"),
};

const readAppointments = recordList({
  table: "appointments",
  sortKeys,
  select: selectAppointments,
  narrow: narrowAppointments,
  isIndexed: (sort, { outcome, isOpen, hour }) =>
    /^-?date$/.test(sort) && !(outcome || isOpen || hour),
});

export type Now = Pick<Moment, "today" | "wallTime" | "me">;

/** The same on a desk with people of several zones. */
export type NowByClocks = Now & { clocks: Clocks };

export function isByClocks(now: Now & Pick<Moment, "clocks">): now is NowByClocks {
  return now.clocks !== undefined;
}

/** An appointment by its place in the order of a list. */
export interface Placed {
  cursor0: string;
  cursor1: string;
  appointment: Appointment;
}

/** Those that are told by one clock; without a group by whatever clock they are of. */
export async function readPage(
  db: Db,
  owner: Owner,
  query: AppointmentQuery,
  now: Now,
  group: Omit<Group, "zone"> = {},
): Promise<{ placed: Placed[]; nextCursor: string | null; total: number }> {
  const { search, startDate, endDate, company, customer, filter: conditions, who } = query;
  const people = readWho(who, now.me);
  const filter = { ...toFilterValues(query, now), ...group };
  const span = { owner, begin: filter.firstDay ?? "", end: filter.last ?? "9999-12-31T~" };
  // A search leaves the thread that serves users alone.
  const read = search ? readWide : readTogether;
  const [all, ownTimes] = await read(db, owner, [rulesOfSpan(span), ownTimesOfSpan(span)]);
  const rules = all.filter((rule) => isRuleOfClock(rule, group));
  const isNarrow = search || startDate || endDate || company || customer || conditions || who;
  // Of several groups the first answers for all: to count each would be to go through all.
  const isCounting = group.hosts === undefined;
  const whole = isNarrow
    ? undefined
    : kept([ownerTotals({ owner })], ([totals]) => ({
        total: isCounting ? (totals?.appointments ?? 0) - all.length : 0,
      }));
  const values = all.length > 0 ? { ...filter, single: 1 as const } : filter;
  const singles = await readAppointments(db, owner, query, values, whole);
  const placed = singles.data.map((row) => ({ ...toPlace(row), row }));
  if (rules.length === 0) {
    const { nextCursor, sums } = singles;
    return {
      placed: placed.map(({ row, ...at }) => ({ ...at, appointment: toAppointment(row) })),
      nextCursor,
      total: sums.total,
    };
  }
  // What became of appointments and when they begin is told by the rules themselves.
  const whose = toWhose(query);
  const isNarrowed = search || Object.keys(whose).some((name) => name.startsWith("imported"));
  const found = isNarrowed
    ? new Set(
        await readAppointments.listIds(
          db,
          owner,
          { search, sort: "createdAt" },
          { ...whose, repeating: 1 },
        ),
      )
    : undefined;
  const asked = rules
    .filter((rule) => isRuleOfWhose(rule, whose))
    .filter(({ _id }) => found?.has(_id) ?? true)
    .filter((rule) => isRuleOf(rule, people))
    .filter((rule) => mayBeAsked(rule, filter))
    .map((rule) => askForTimes(rule, filter, now));
  const own = new Set(ownTimes.map(({ _id }) => _id));
  const times = await pageOfTimes(asked, own, query);
  const ownOf = Map.groupBy(ownTimes, ({ _id }) => readTimeName(_id)?.series);
  let total = singles.sums.total;
  await forEachInTurns(asked, (one) => {
    total += countAsked(one, ownOf.get(one.rule._id) ?? []);
  });
  const merged = [...placed, ...times].sort(byPlace(query.sort.startsWith("-")));
  const { data, nextCursor } = toPage(merged, query);
  const series = await readSeries(db, owner, data, read);
  return {
    placed: data.flatMap((one): Placed[] => {
      const { cursor0, cursor1 } = one;
      if ("row" in one) return [{ cursor0, cursor1, appointment: toAppointment(one.row) }];
      const row = series.get(one.rule._id);
      return row ? [{ cursor0, cursor1, appointment: toTime(row, one.date) }] : [];
    }),
    // Where there is nothing else, as the database has it.
    nextCursor: nextCursor ?? (times.length === 0 ? singles.nextCursor : null),
    total,
  };
}

function pageOfTimes(
  asked: readonly Asked[],
  own: ReadonlySet<string>,
  query: AppointmentQuery,
): Promise<Entry[]> {
  const { sort, limit } = query;
  const page = {
    own,
    after: readPlace(sortKeys, query),
    isDescending: sort.startsWith("-"),
    most: limit + 1,
  };
  const name = sort.replace("-", "");
  if (name === "date") return pageByDate(asked, page);
  return pageByKey(asked, name === "title" ? "titleKey" : "createdAt", page);
}

/** Those that have a time on a page. */
async function readSeries(
  db: Db,
  owner: Owner,
  page: readonly (Entry | { row: object })[],
  read: typeof readTogether,
) {
  const ids = page.flatMap((one) => ("rule" in one ? one.rule._id : []));
  if (ids.length === 0) return new Map<string, Series>();
  const these = theseSeries({ owner, ids: JSON.stringify([...new Set(ids)]) });
  const [rows] = await read(db, owner, [these]);
  return new Map(rows.map((row) => [row._id, row]));
}

/** What a page has put behind a row, see selectPage. */
function toPlace({ cursor0 = "", cursor1 = "" }: { [cursor: `cursor${number}`]: string | number }) {
  return { cursor0: String(cursor0), cursor1: String(cursor1) };
}
