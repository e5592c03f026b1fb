import { nameTime, readTimeName } from "../../../shared/repeat/time-names.ts";
import { isTimeOn } from "../../../shared/repeat/times.ts";
import type { Step } from "../../db/acts/steps.ts";
import type { Row } from "../../db/acts/touched.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { isOneOf } from "../../db/query/search/candidates.ts";
import { type Renamed, toDay } from "./times.ts";

// What was done about reminders of times, under the names that these get.

/** What was done about reminders of times that stay when they are counts under their new names as well. */
export async function carryAnswers(tx: Db, owner: Owner, renamed: readonly Renamed[]) {
  const others = renamed.filter(({ from, to }) => from !== to);
  if (others.length === 0) return;
  const answers = await tx
    .selectFrom("reminders")
    .where("owner", "=", owner)
    .where(
      isOneOf(
        tx,
        "appointment",
        others.map(({ from }) => from),
      ),
    )
    .select(answered)
    .execute();
  const known = Map.groupBy(answers, ({ appointment }) => appointment);
  for (const { from, to, date } of others) {
    for (const answer of known.get(from) ?? []) {
      if (answer.date === date) await keepAnswer(tx, owner, to, answer);
    }
  }
}

const answered = ["user", "appointment", "date", "until", "isDone", "isMailed"] as const;

interface Answer {
  user: string;
  appointment: string;
  date: string;
  until: string | null;
  isDone: number;
  isMailed: number;
}

async function keepAnswer(tx: Db, owner: Owner, to: string, { appointment, ...done }: Answer) {
  await tx
    .insertInto("reminders")
    .values({ owner, appointment: to, ...done })
    .onConflict((conflict) => conflict.columns(["owner", "user", "appointment"]).doUpdateSet(done))
    .execute();
}

/** The same when an act is taken back that gave times other names. */
export async function carryAnswersBack(tx: Db, owner: Owner, steps: readonly Step[]) {
  const touched = steps.filter(({ kind }) => kind === "appointments");
  const isRenaming = touched.some(
    ({ before, after }) => before && after && before.repeat !== after.repeat,
  );
  if (!isRenaming) return;
  const rows = touched.flatMap(({ record, after, whole }) =>
    after && whole ? [{ ...whole, _id: record }] : [],
  );
  for (const { record: series } of touched) {
    // A time of its own is among those of its series.
    if (readTimeName(series)) continue;
    const answers = await tx
      .selectFrom("reminders")
      .where("owner", "=", owner)
      .where("appointment", ">=", series)
      .where("appointment", "<=", `${series}_~`)
      .select(answered)
      .execute();
    for (const answer of answers) {
      const to = nameAt(rows, answer.date);
      if (to !== undefined && to !== answer.appointment) await keepAnswer(tx, owner, to, answer);
    }
  }
}

/** What is then, by its own row or by the rule of its series. */
function nameAt(rows: readonly Row[], date: string): string | undefined {
  const single = rows.find((row) => row.repeat === "" && row.date === date);
  if (single) return String(single._id);
  const series = rows.find(
    ({ repeat, date: first }) =>
      Boolean(repeat) &&
      String(first).slice(10) === date.slice(10) &&
      isTimeOn(String(repeat), String(first), toDay(date)),
  );
  return series && nameTime(String(series._id), date);
}
