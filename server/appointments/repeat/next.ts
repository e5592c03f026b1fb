import { addDays } from "../../../shared/dates/dates.ts";
import { isOver } from "../../../shared/outcomes.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import { nextTime, timeAfter } from "../../../shared/repeat/times.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readTogether } from "../../db/query/prepared.ts";
import { ownTimesOfSpan, rulesOfSpan } from "./queries.ts";
import { yearsAfter } from "./ranges.ts";
import { forEachInTurns, listTimes, type Repeating, toDay } from "./times.ts";

/** For how many years a time is looked for among deleted ones. */
const searchedYears = 2;

interface Rule extends Repeating {
  duration: number;
}

/** The first time that is not over and is as the rule has it; null when there is none. */
export function nextOf(rule: Rule, own: ReadonlySet<string>, now: string): string | null {
  const end = yearsAfter(toDay(now), searchedYears);
  let next = nextTime(rule.repeat, rule.date, addDays(toDay(now), -1));
  while (next !== null) {
    const isGone = rule.except.includes(toDay(next)) || own.has(nameTime(rule._id, next));
    if (!isGone && !isOver({ date: next, duration: rule.duration }, now)) return next;
    if (toDay(next) > end) return null;
    next = timeAfter(rule.repeat, rule.date, next);
  }
  return null;
}

/** The last time that is over and is as the rule has it. */
export function lastOf(rule: Rule, own: ReadonlySet<string>, now: string): string | undefined {
  const end = rule.lastTime !== null && rule.lastTime < now ? toDay(rule.lastTime) : toDay(now);
  const from = yearsAfter(end, -searchedYears);
  return listTimes(rule, own, from, end).at(-1);
}

/** The rules that have times from now on, each with the next of them. */
export async function readNextTimes(db: Db, owner: Owner, now: string) {
  const span = { owner, begin: addDays(toDay(now), -1), end: "9999-12-31T~" };
  const [rules, ownTimes] = await readTogether(db, owner, [
    rulesOfSpan(span),
    ownTimesOfSpan(span),
  ]);
  const own = new Set(ownTimes.map(({ _id }) => _id));
  const found: { customer: string; date: string }[] = [];
  await forEachInTurns(rules, (rule) => {
    const date = nextOf(rule, own, now);
    if (date !== null) found.push({ customer: rule.customer, date });
  });
  return found;
}
