import type { AppointmentInput } from "../../../shared/appointments.ts";
import { addDays, daysBetween } from "../../../shared/dates.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { endBefore, followDate, restAfter } from "../../../shared/repeat/edits.ts";
import { readRule, writeRule } from "../../../shared/repeat/rule.ts";
import {
  countBefore,
  firstDateProblem,
  isTimeOn,
  lastTimeOf,
  nextTime,
} from "../../../shared/repeat/times.ts";
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
  /** Whether its times are moved, and by how many days. */
  isMoved: boolean;
  days: number;
}

export interface Edit {
  /** The first time that is changed. */
  from: string;
  /** When that time is to be, if it moves; all others move along. */
  moved?: { day: string; date: string } | undefined;
  /** Another rule; empty for none. */
  repeat?: string | undefined;
  /** The user's own time: what is over by then is never moved. */
  now: string;
}

/** What remains of a series when it ends before a day; undefined when nothing does. */
export function endSeries(row: RuleRow, day: string): Piece | undefined {
  const from = toDay(row.date);
  if (day <= from) return undefined;
  return toPiece(row, from, endBefore(row.repeat, row.date, day), row.date, {
    isChanged: false,
    isMoved: false,
    days: 0,
  });
}

/** What a change makes of a series: what is before it, what only gets other fields, and what moves. */
export function splitSeries(row: RuleRow, edit: Edit): Piece[] {
  const first = toDay(row.date);
  const from = later(edit.from, first);
  const moves = edit.moved !== undefined || edit.repeat !== undefined;
  const turn = moves ? findTurn(row, from, edit) : undefined;
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
    day = toDayOrNull(nextTime(row.repeat, row.date, addDays(day, 1)));
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
  return toPiece(row, from, repeat, date, { isChanged: true, isMoved: false, days: 0 });
}

function toTail(row: RuleRow, turn: string, { from, moved, repeat }: Edit): Piece | undefined {
  const days = moved ? daysBetween(moved.day, toDay(moved.date)) : 0;
  const hour = (moved?.date ?? row.date).slice(10);
  const begin = addDays(turn, days);
  const how = { isChanged: true, isMoved: moved !== undefined, days };
  if (repeat === "") {
    const single = { repeat: "", except: "", lastTime: null, date: begin + hour };
    return { from: turn, ...single, ...how };
  }
  const old = turn + row.date.slice(10);
  const rule =
    repeat === undefined
      ? followDate(restAfter(row.repeat, row.date, turn), old, begin + hour)
      : leaveRest(repeat, from > toDay(row.date) ? 0 : countBefore(row.repeat, row.date, turn));
  const day = rule && findBegin(rule, begin, moved && toDay(moved.date));
  if (!(rule && day)) return undefined;
  return toPiece(row, turn, rule, day + hour, how);
}

/** A rule without so many times; undefined when none are left. */
function leaveRest(repeat: string, gone: number): string | undefined {
  const rule = readRule(repeat);
  if (rule.count === null || gone === 0) return repeat;
  return rule.count > gone ? writeRule({ ...rule, count: rule.count - gone }) : undefined;
}

/** Days among which a rule is to have one. */
const searched = 800;

/** The first day from one on that the rule can begin with. */
function findBegin(rule: string, begin: string, anchor: string | undefined): string | undefined {
  const isBegin = (day: string) => firstDateProblem(rule, day) === undefined;
  const ends = readRule(rule).until?.slice(0, 10) ?? "9999-12-31";
  if (anchor !== undefined && anchor >= begin && isBegin(anchor) && anchor < addDays(begin, 7)) {
    return isBegin(begin) ? begin : anchor;
  }
  for (let n = 0, day = begin; n < searched && day <= ends; n++, day = addDays(begin, n)) {
    if (isBegin(day)) return day;
  }
  return undefined;
}

function toPiece(
  row: RuleRow,
  from: string,
  repeat: string,
  date: string,
  how: Pick<Piece, "isChanged" | "isMoved" | "days">,
): Piece {
  const deleted = row.except === "" ? [] : row.except.split(",");
  const except = deleted
    .filter((day) => day >= from)
    .map((day) => addDays(day, how.days))
    .filter((day) => isTimeOn(repeat, date, day))
    .join(",");
  return { from, repeat, date, except, lastTime: lastTimeOf(repeat, date), ...how };
}

/** The fields that all of some times can get. */
export function toFields(changes: Partial<AppointmentInput>): Partial<AppointmentInput> {
  const { date, repeat, outcome, ...fields } = changes;
  return fields;
}
