import { ruleProblem } from "../../../shared/repeat/rule.ts";
import { firstDateProblem, isTimeOn, lastTimeOf } from "../../../shared/repeat/times.ts";
import type { Db } from "../engine/database.ts";

/** What is wrong with repeating appointments, and with their times that have facts of their own. */
export async function findWrongRepeats(db: Db): Promise<string[]> {
  const series = await db
    .selectFrom("appointments")
    .where("repeat", "<>", "")
    .select(["_id", "repeat", "date", "lastTime"])
    .execute();
  const own = await db
    .selectFrom("appointments as o")
    .innerJoin("appointments as s", (join) =>
      join.onRef("s.owner", "=", "o.owner").onRef("s._id", "=", "o.series"),
    )
    .where("s.repeat", "<>", "")
    .select(["o._id", "o.original", "s._id as series", "s.repeat", "s.date"])
    .execute();
  const isWrong = ({ repeat, date, lastTime }: (typeof series)[number]) =>
    ruleProblem(repeat) !== undefined ||
    firstDateProblem(repeat, date) !== undefined ||
    lastTimeOf(repeat, date) !== lastTime;
  const isStray = ({ _id, original, series: id, repeat, date }: (typeof own)[number]) => {
    const day = original?.slice(0, 10) ?? "";
    return (
      _id !== `${id}_${day}` || ruleProblem(repeat) !== undefined || !isTimeOn(repeat, date, day)
    );
  };
  const [wrong, stray] = [series.filter(isWrong).length, own.filter(isStray).length];
  return [
    ...(wrong > 0 ? [`${wrong} with a rule that does not fit its first or last time`] : []),
    ...(stray > 0 ? [`${stray} changed times that are no times of their rule`] : []),
  ];
}
