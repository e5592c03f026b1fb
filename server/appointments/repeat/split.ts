import { addDays, daysBetween, shiftDays } from "../../../shared/dates/dates.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { endBefore, restAfter } from "../../../shared/repeat/edits.ts";
import { changeRule, moveTimes } from "../../../shared/repeat/moves.ts";
import { readRule, writeRule } from "../../../shared/repeat/rule.ts";
import {
  countBefore,
  isTimeOn,
  lastTimeOf,
  nextTime,
  timeAfter,
} from "../../../shared/repeat/times.ts";
import { answer } from "../../../shared/words/codes.ts";
import { invalidField } from "../../errors.ts";
import type { AppointmentColumns } from "../rows/queries.ts";
import { later } from "./ranges.ts";
import { toDay } from "./times.ts";

/** What a series is by its rule, as far as a change may split it. */
export interface RuleRow {
  repeat: string;
  date: string;
  duration: number;
  except: string;
  lastTime: string | null;
}

/** Consecutive times of what was one rule; without a rule, one appointment. */
export interface Piece {
  /** The first day of the old rule that belongs to it. */
  from: string;
  repeat: string;
  date: string;
  except: string;
  lastTime: string | null;
  /** Whether it has the fields that are changed. */
  isChanged: boolean;
  /** Whether its times are moved. */
  isMoved: boolean;
  /** Where a time of a day of the old rule is now; undefined where the rule has no place for it. */
  toDay: (day: string) => string | undefined;
  /** Of one appointment that is left: the day of the old rule that it was on. */
  single?: string;
}

export interface Edit {
  /** The first time that is changed. */
  from: string;
  /** The day of the time that is named. */
  named: string;
  /** When that time is to be, if it moves; all others move along. */
  moved?: string | undefined;
  /** Another rule; empty for none. */
  repeat?: string | undefined;
  /** The user's own time: what is over by then is never moved. */
  now: string;
  /** Days of the times that have facts of their own. */
  own: readonly string[];
}

const areOver = answer("pastStays");
const noSuchRule = answer("othersStay");

/** What remains of a series when it ends before a day; undefined when nothing does. */
export function endSeries(row: RuleRow, day: string): Piece | undefined {
  const from = toDay(row.date);
  if (day <= from) return undefined;
  return toPiece(row, from, endBefore(row.repeat, row.date, day), row.date, {
    isChanged: false,
    isMoved: false,
    toDay: (one) => one,
  });
}

/**
 * What a change makes of a series: what is before it, what only gets other fields, and what moves. Throws the
 * 400 where nothing can be moved, or no rule has the new days.
 */
export function splitSeries(row: RuleRow, edit: Edit): Piece[] {
  const first = toDay(row.date);
  const from = later(edit.from, first);
  const moves = edit.moved !== undefined || edit.repeat !== undefined;
  const turn = moves ? findTurn(row, from, edit) : undefined;
  if (turn === undefined && edit.moved !== undefined) {
    throw invalidField("date", areOver);
  }
  const pieces: Piece[] = [];
  const head = endSeries(row, from);
  if (head) pieces.push(head);
  if (turn === undefined || hasTimes(row, from, turn)) {
    pieces.push(toMiddle(row, from, turn));
  }
  const tail = turn === undefined ? undefined : toTail(row, turn, edit);
  if (tail) pieces.push(tail);
  return pieces;
}

/** The first day that is moved: undefined when all of it is over, and no other rule has it go on. */
function findTurn(row: RuleRow, from: string, { now, repeat }: Edit): string | undefined {
  let day: string | null = from;
  // At most the times of two days are not over at once.
  const eve = addDays(toDay(now), -1);
  if (day < eve) day = toDayOrNull(nextTime(row.repeat, row.date, eve));
  while (day !== null && isOver({ date: day + row.date.slice(10), duration: row.duration }, now)) {
    day = toDayOrNull(timeAfter(row.repeat, row.date, day));
  }
  if (day !== null) return day;
  return repeat ? later(toDay(now), addDays(toDay(row.lastTime ?? now), 1)) : undefined;
}

function toDayOrNull(date: string | null): string | null {
  return date === null ? null : toDay(date);
}

function hasTimes(row: RuleRow, from: string, to: string): boolean {
  const next = nextTime(row.repeat, row.date, from);
  return next !== null && toDay(next) < to;
}

function toMiddle(row: RuleRow, from: string, to: string | undefined): Piece {
  const date = from + row.date.slice(10);
  const rest = restAfter(row.repeat, row.date, from);
  const repeat =
    to === undefined || !nextTime(row.repeat, row.date, to) ? rest : endBefore(rest, date, to);
  const how = { isChanged: true, isMoved: false, toDay: (one: string) => one };
  return toPiece(row, from, repeat, date, how);
}

function toTail(row: RuleRow, turn: string, edit: Edit): Piece | undefined {
  const { named, moved, repeat } = edit;
  const hour = (moved ?? row.date).slice(10);
  const anchor = { day: named, date: moved ?? named + hour };
  const how = { isChanged: true, isMoved: moved !== undefined };
  if (repeat === "") return toSingle(row, turn, anchor, how);
  const old = { repeat: row.repeat, date: row.date, from: turn };
  if (repeat === undefined) {
    const kept = [...edit.own, ...listDeleted(row)].filter((day) => day >= turn);
    const rule = moveTimes(old, anchor, kept);
    if (!rule) throw invalidField("date", noSuchRule);
    return toPiece(row, turn, rule.repeat, rule.first + hour, { ...how, toDay: rule.toDay });
  }
  const isAll = edit.from <= toDay(row.date);
  const rest = leaveRest(repeat, isAll ? countBefore(row.repeat, row.date, turn) : 0);
  const rule = rest === undefined ? undefined : changeRule(old, rest, anchor);
  return rule && toPiece(row, turn, rule.repeat, rule.first + hour, { ...how, toDay: rule.toDay });
}

/** The first time that is left, by itself. */
function toSingle(
  row: RuleRow,
  turn: string,
  { day, date }: { day: string; date: string },
  how: Pick<Piece, "isChanged" | "isMoved">,
): Piece {
  const days = daysBetween(day, toDay(date));
  const deleted = new Set(listDeleted(row));
  let left: string | null = turn;
  while (left !== null && deleted.has(left)) {
    left = toDayOrNull(timeAfter(row.repeat, row.date, left));
  }
  const single = { repeat: "", except: "", lastTime: null };
  const begin = left ?? turn;
  const toNewDay = (one: string) => shiftDays(one, days);
  const at = addDays(begin, days) + date.slice(10);
  return { from: turn, ...single, date: at, ...how, toDay: toNewDay, single: begin };
}

/** A rule without so many times; undefined when none are left. */
function leaveRest(repeat: string, gone: number): string | undefined {
  const rule = readRule(repeat);
  if (rule.count === null || gone === 0) return repeat;
  return rule.count > gone ? writeRule({ ...rule, count: rule.count - gone }) : undefined;
}

/** The days of times that were deleted. */
function listDeleted({ except }: Pick<RuleRow, "except">): string[] {
  return except === "" ? [] : except.split(",");
}

function toPiece(
  row: RuleRow,
  from: string,
  repeat: string,
  date: string,
  how: Pick<Piece, "isChanged" | "isMoved" | "toDay">,
): Piece {
  const except = listDeleted(row)
    .filter((day) => day >= from)
    .flatMap((day) => how.toDay(day) ?? [])
    .filter((day) => isTimeOn(repeat, date, day))
    .sort()
    .join(",");
  return { from, repeat, date, except, lastTime: lastTimeOf(repeat, date), ...how };
}

/** The fields that all of some times can get. */
export function toFields(changes: Partial<AppointmentColumns>): Partial<AppointmentColumns> {
  const { date, repeat, outcome, ...fields } = changes;
  return fields;
}
