import { firstDateProblem } from "../../../shared/repeat/times.ts";
import { answer } from "../../../shared/words/codes.ts";
import type { Db, Owner } from "../../db/engine/database.ts";
import { readRows } from "../../db/query/prepared.ts";
import { invalidField } from "../../errors.ts";
import { countSeries } from "./queries.ts";

/** The most repeating appointments of one owner. */
const mostSeries = 500;
/** Before it nobody's calendar begins; what never ends has as many times as there are days since. */
const firstYear = "1900";

/** Whether a record repeats from a day on that is so long ago that counting its times takes too long. */
export function beginsTooEarly({ repeat, date }: { repeat?: unknown; date?: unknown }): boolean {
  return Boolean(repeat) && String(date) < firstYear;
}

/** Throws the 400 when a repeat can't begin so. */
export function refuseRule(repeat: string, date: string) {
  if (repeat === "") return;
  if (beginsTooEarly({ repeat, date })) {
    throw invalidField("date", answer("repeatBefore", firstYear));
  }
  const problem = firstDateProblem(repeat, date);
  if (problem) throw invalidField("repeat", problem);
}

/** Throws the 400 when another one, or so many, would be too many. */
export async function refuseTooMany(db: Db, owner: Owner, added = 1) {
  const [counted] = await readRows(db, owner, countSeries({ owner }));
  if ((counted?.total ?? 0) + added <= mostSeries) return;
  throw invalidField("repeat", answer("seriesMost", mostSeries));
}
