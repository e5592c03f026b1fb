import { perPeriod } from "../../../shared/repeat/moves.ts";
import { readRule, writeRule } from "../../../shared/repeat/rule.ts";
import { nameTime, readTimeName } from "../../../shared/repeat/time-names.ts";
import { countBefore, countOf, dayAt, isTimeOn } from "../../../shared/repeat/times.ts";
import { readLive } from "../../db/acts/live-rows.ts";
import { type Row, readRow, readTouched, type Touched } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readRows } from "../../db/query/prepared.ts";
import { isNotFound } from "../../errors.ts";
import { findNamed } from "./find.ts";
import { renamingActs } from "./queries.ts";
import { toDay } from "./times.ts";

// Times that have got another name, by a change of their repeat or by its undo. The history knows the old
// ones for as long as an act can be undone.

/** So often a time has got another name. */
const most = 10;

/** Does something with an appointment, by its new name where the old one leads nowhere. */
export async function withCurrentName<Done>(
  db: Db,
  owner: Owner,
  id: string,
  act: (id: string) => Promise<Done>,
): Promise<Done> {
  try {
    return await act(id);
  } catch (error) {
    const name = isNotFound(error) ? await findCurrentName(db, owner, id) : undefined;
    if (name === undefined) throw error;
    return act(name);
  }
}

async function findCurrentName(db: Db, owner: Owner, id: string): Promise<string | undefined> {
  let old = { name: id, since: "" };
  for (let turn = 0; turn < most; turn++) {
    const next = await followAct(db, owner, old);
    if (!next) return undefined;
    if (await findNamed(db, owner, next.name)) return next.name;
    old = next;
  }
  return undefined;
}

interface OldName {
  name: string;
  /** The act that gave it. */
  since: string;
}

/** What an act after that has made of the name; undefined where the time is deleted, or never was. */
async function followAct(
  db: Db,
  owner: Owner,
  { name, since }: OldName,
): Promise<OldName | undefined> {
  const { series, day } = readTimeName(name) ?? { series: "", day: "" };
  const acts = await readRows(db, owner, renamingActs({ owner, series, since }));
  const [live] = acts.length > 0 ? await readLive(db, owner, "appointments", [series]) : [];
  let after: Row | undefined = live;
  // From the last back to the one after which there is no such time any more.
  for (const act of acts) {
    const [was, is] = [readRow(act.before), readRow(act.after)];
    const before: Row | undefined = was && is ? { ...after, ...was } : (was ?? undefined);
    if (before && hasTime(before, day) && !(after && isTime(after, day))) {
      const touched = await readTouched(db, owner, act.change);
      const pieces = await listPieces(db, owner, touched, { series, before, after });
      const to = findPlace(pieces, day);
      return to === undefined ? undefined : { name: to, since: act.change };
    }
    after = before;
  }
  return undefined;
}

const isTime = ({ repeat, date }: Row, day: string) =>
  Boolean(repeat) && isTimeOn(String(repeat), String(date), day);
const hasTime = (row: Row, day: string) => isTime(row, day) && !String(row.except).includes(day);

interface Pieces {
  /** The rows that the times were of, and are of now, in the order of time. */
  old: Row[];
  now: Row[];
}

async function listPieces(
  db: Db,
  owner: Owner,
  touched: readonly Touched[],
  { series, before, after }: { series: string; before: Row; after: Row | undefined },
): Promise<Pieces> {
  const others = touched.filter(({ kind, record }) => kind === "appointments" && record !== series);
  const changed = others.filter((one) => one.before && one.after);
  const live = await readLive(
    db,
    owner,
    "appointments",
    changed.map(({ record }) => record),
  );
  // Of a change the log has no more than the columns that it changed.
  const toRows = (side: "before" | "after") =>
    others.flatMap(({ record, ...both }) => {
      const whole = both.before && both.after ? live.find(({ _id }) => _id === record) : {};
      return both[side] ? [{ ...whole, ...both[side], _id: record }] : [];
    });
  const toPieces = (rows: readonly Row[]) => {
    const own = rows.filter((row) => row.series === null);
    const rules = own.filter(({ repeat }) => Boolean(repeat));
    // Times of their own that no rule has any more are not what is left of the repeat.
    const singles = own.filter(({ repeat }) => repeat === "");
    const all = singles.length === 1 ? [...rules, ...singles] : rules;
    return all.sort((one, other) => (String(one.date) < String(other.date) ? -1 : 1));
  };
  return {
    old: toPieces([...toRows("before"), { ...before, _id: series }]),
    now: toPieces([...toRows("after"), ...(after ? [{ ...after, _id: series }] : [])]),
  };
}

/** The n-th time of the old rows is the n-th of the new ones, unless the rule has become quite another. */
function findPlace({ old, now }: Pieces, day: string): string | undefined {
  const last = old.findLast((row) => isTime(row, day));
  const sameDay = now.find((row) => hasTime(row, day));
  const tail = now.at(-1);
  if (sameDay && last && tail && !isAlike(String(last.repeat), String(tail.repeat))) {
    return nameTime(String(sameDay._id), day);
  }
  let left = 0;
  for (const row of old) {
    left += row.repeat ? countBefore(String(row.repeat), String(row.date), day) : 0;
  }
  for (const { _id, repeat, date } of now) {
    if (repeat === "" && left === 0) return String(_id);
    const count = repeat === "" ? 1 : countOf(String(repeat), String(date));
    if (count === null || left < count) {
      const found = dayAt(String(repeat), String(date), left);
      return found && nameTime(String(_id), toDay(found));
    }
    left -= count;
  }
  return undefined;
}

function isAlike(one: string, other: string): boolean {
  if (other === "") return true;
  const endless = (rule: string) => writeRule({ ...readRule(rule), count: null, until: null });
  if (endless(one) === endless(other)) return true;
  return perPeriod(one) !== undefined && perPeriod(one) === perPeriod(other);
}
