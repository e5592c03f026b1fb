import type { Appointment } from "../../shared/kinds/appointments.ts";
import { later } from "../appointments/repeat/ranges.ts";
import { readTimes } from "../appointments/repeat/read.ts";
import { createState } from "../db/acts/state.ts";
import type { Step } from "../db/acts/steps.ts";
import type { Row } from "../db/acts/touched.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { toNextVersion } from "../db/records/next-version.ts";
import type { SomeDays } from "./queries.ts";

/** More than anybody has in the longest time that can be asked for. */
const most = 20_000;

/** Times in somebody's calendar that are as their rule has them: no row says so of one alone. */
export async function listRepeatedTimes(
  db: Db,
  owner: Owner,
  { person, from, until }: SomeDays,
  today: string,
): Promise<Appointment[]> {
  const times = await readTimes(db, owner, [later(from, today), until], most, [person]);
  return times.filter(({ host }) => host === person);
}

/** Gives such times rows of their own, each with what another host changes. */
export async function toOwnRows(
  db: Db,
  owner: Owner,
  times: readonly Appointment[],
  toChanges: (row: Row) => Row,
  now: Date,
): Promise<Step[]> {
  const state = createState(db, owner);
  await state.load(
    "appointments",
    times.map(({ series }) => series ?? ""),
  );
  return times.flatMap(({ _id, series, date }) => {
    const rule = state.get("appointments", series ?? "");
    if (!rule) return [];
    const { _id: _, ...kept } = rule;
    const updatedAt = toNextVersion(rule, now);
    const single = { repeat: "", except: "", lastTime: null, outcome: null, updatedAt };
    const row = { ...kept, ...single, date, series, original: date };
    const after = { ...row, ...toChanges(row) };
    const whole = { ...after, _id };
    return [{ kind: "appointments", record: _id, before: null, after, whole, group: 0 } as const];
  });
}
