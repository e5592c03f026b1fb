import { randomUUIDv7 } from "node:crypto";
import { messages } from "../../../shared/messages.ts";
import { maxDeletedTimes } from "../../../shared/repeat/rule.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import type { Scope } from "../../../shared/scopes.ts";
import { answer } from "../../../shared/words/codes.ts";
import { readChildren, readLive } from "../../db/acts/live-rows.ts";
import type { Row } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { invalid, invalidField, notFound } from "../../errors.ts";
import type { AppointmentColumns } from "../rows/queries.ts";
import { carryAnswers } from "./answers.ts";
import { refuseRule, refuseTooMany } from "./checks.ts";
import { countTimes } from "./counts.ts";
import { type Acting, writeDifference } from "./difference.ts";
import { copyInvitation } from "./invitations.ts";
import { renameMentioned } from "./names.ts";
import { type KeptPiece, pieceOf, toOwnTime } from "./own-times.ts";
import { yearsAfter } from "./ranges.ts";
import { endSeries, type RuleRow, splitSeries, toFields } from "./split.ts";
import type { Renamed } from "./times.ts";
import { listTimes, toDay } from "./times.ts";

/** A series, and the time of it that the caller has named, if it was one. */
export interface Target {
  series: string;
  day?: string | undefined;
  /** The row of that time, where it has facts of its own. */
  own?: string | undefined;
}

/** A series with its times that have facts of their own, as they are stored. */
async function readWhole(db: Db, owner: Owner, id: string) {
  const [series] = await readLive(db, owner, "appointments", [id]);
  if (!series) throw notFound(messages.appointments.notFound);
  return { series, own: await readChildren(db, owner, "appointments", "series", [id]) };
}

function toRuleRow({ repeat, date, duration, except, lastTime }: Row): RuleRow {
  return {
    repeat: String(repeat),
    date: String(date),
    duration: Number(duration),
    except: String(except),
    lastTime: lastTime === null || lastTime === undefined ? null : String(lastTime),
  };
}

/**
 * Changes all times of a series, or those from one on. Answers what the named time may be called now, the
 * likeliest first: where it is no more, another one.
 */
export async function changeSeries(
  db: Db,
  acting: Acting,
  { series: id, day, own: ownId }: Target,
  changes: Partial<AppointmentColumns>,
  scope: Exclude<Scope, "this">,
): Promise<string[]> {
  const { owner, now } = acting;
  const { series, own } = await readWhole(db, owner, id);
  const row = toRuleRow(series);
  const named = own.find(({ _id }) => _id === ownId);
  refuseOutcome(changes, named);
  const begin = day ?? toDay(row.date);
  const seen = String(named?.date ?? begin + row.date.slice(10));
  const { date, repeat } = changes;
  const fields: Row = { ...toFields(changes) };
  const pieces = splitSeries(
    { ...row, duration: Number(fields.duration ?? row.duration) },
    {
      from: scope === "all" ? toDay(row.date) : begin,
      named: begin,
      moved: date === seen ? undefined : date,
      repeat: repeat === row.repeat ? undefined : repeat,
      now,
      own: own.map(({ original }) => toDay(String(original))),
    },
  );
  if (pieces.length === 0) throw invalidField("repeat", answer("noTimesLeft"));
  const kept = pieces.map((piece, place): KeptPiece => {
    return { ...piece, _id: place === 0 ? id : randomUUIDv7() };
  });
  for (const piece of kept) if (piece.isChanged) refuseRule(piece.repeat, piece.date);
  if (kept.filter((piece) => piece.repeat !== "").length > 1) await refuseTooMany(db, owner);
  const change = { series, pieces: kept, fields, target: ownId };
  const moved = own.map((one) => ({ one, row: toOwnTime(one, change) }));
  const ownNames = moved.map(({ one, row: { _id, date } }): Renamed => {
    return { from: String(one._id), to: String(_id), date: String(date) };
  });
  const ids = ownNames.map(({ from }) => from);
  const others = await renameMentioned(db, owner, { series: id, pieces: kept, own: ids });
  const renamed = [...ownNames, ...others];
  await writeDifference(db, acting, {
    head: id,
    before: [series, ...own],
    after: [
      ...kept.flatMap((piece) => toRows(series, piece, fields, own)),
      ...moved.map((each) => each.row),
    ],
    renamed: renamed.map(({ from, to }) => [from, to]),
  });
  await carryAnswers(db, owner, renamed);
  const made = kept.slice(1).map(({ _id }) => _id);
  await copyInvitation(db, owner, id, made, acting.act.now);
  const rows = [...kept.toReversed(), ...moved.map((each) => each.row)].map((one) =>
    String(one._id),
  );
  const target = moved.find(({ one }) => one === named);
  if (target) return [String(target.row._id), ...rows];
  const piece = pieceOf(kept, begin);
  if (!piece || day === undefined || piece.repeat === "") return rows;
  const newDay = piece.toDay(begin) ?? begin;
  const times = listTimes(
    piece,
    new Set(moved.map((each) => String(each.row._id))),
    newDay,
    yearsAfter(newDay, searchedYears),
  );
  return [
    nameTime(piece._id, newDay),
    ...times.slice(0, 1).map((time) => nameTime(piece._id, time)),
    ...rows,
  ];
}

/** For how long another time is looked for where the named one is no more. */
const searchedYears = 2;

/** An outcome is what became of one time. */
function refuseOutcome({ outcome }: Partial<AppointmentColumns>, named: Row | undefined) {
  if (outcome === undefined || outcome === (named?.outcome ?? null)) return;
  throw invalidField("outcome", answer("outcomeOfOne"));
}

/** The row that a piece is kept in; none where a single time is left, which is gone or has its own. */
function toRows(series: Row, piece: KeptPiece, fields: Row, own: readonly Row[]): Row[] {
  const { _id, single, repeat, date, except, lastTime, isChanged } = piece;
  const isGone =
    single !== undefined &&
    (String(series.except).includes(single) ||
      own.some(({ original }) => toDay(String(original)) === single));
  if (isGone) return [];
  return [{ ...series, ...(isChanged && fields), _id, repeat, date, except, lastTime }];
}

/** Deletes all times of a series, one, or those from one on. */
export async function deleteTimes(
  db: Db,
  acting: Acting,
  { series: id, day = "" }: Target,
  scope: Scope,
): Promise<void> {
  const { series, own } = await readWhole(db, acting.owner, id);
  const row = toRuleRow(series);
  const dayOf = ({ original }: Row) => toDay(String(original));
  const rest =
    scope === "all"
      ? []
      : own.filter((one) => (scope === "this" ? dayOf(one) !== day : dayOf(one) < day));
  const left = scope === "this" ? withoutDay(row, day) : scope === "all" ? undefined : end(row);
  const isEmpty = left && rest.length === 0 && isUsedUp(id, { ...row, ...left });
  const after = left && !isEmpty ? [{ ...series, ...left }, ...rest] : [];
  await writeDifference(db, acting, { head: id, before: [series, ...own], after, renamed: [] });

  function end(whole: RuleRow) {
    const piece = endSeries(whole, day);
    if (!piece) return undefined;
    const { repeat, except, lastTime } = piece;
    return { repeat, except, lastTime };
  }
}

const tooManyDeleted = answer("deletedTimesMost", maxDeletedTimes.toLocaleString("en-US"));

function withoutDay({ except }: RuleRow, day: string) {
  const days = new Set([...except.split(",").filter(Boolean), day]);
  if (days.size > maxDeletedTimes) throw invalid(tooManyDeleted);
  return { except: [...days].sort().join(",") };
}

/** Whether all of its times are deleted. */
function isUsedUp(_id: string, row: RuleRow): boolean {
  if (row.lastTime === null) return false;
  return countTimes({ _id, ...row }, [], toDay(row.date), toDay(row.lastTime)) === 0;
}
