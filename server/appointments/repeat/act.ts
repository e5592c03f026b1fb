import type { Appointment, AppointmentInput } from "../../../shared/kinds/appointments.ts";
import { messages } from "../../../shared/messages.ts";
import { nameTime } from "../../../shared/repeat/time-names.ts";
import type { Scope } from "../../../shared/scopes.ts";
import { answer } from "../../../shared/words/codes.ts";
import { type Db, inTransaction, type Owner } from "../../db/engine/database.ts";
import { invalidField, notFound } from "../../errors.ts";
import { type Clocks, toHost } from "../../filters/clocks.ts";
import { refuseStale, type VersionedUpdate } from "../../http/requests/versions.ts";
import { refuseStrangers } from "../../records.ts";
import { enterChanges } from "../clock/entered.ts";
import { createOwnTime, deleteAppointment, updateAppointment } from "../queries.ts";
import { type AppointmentColumns, toColumns } from "../rows/queries.ts";
import type { Acting } from "./difference.ts";
import { findAppointment, findNamed, type Named } from "./find.ts";
import { toDay } from "./times.ts";
import { changeSeries, deleteTimes, type Target } from "./write.ts";

interface Asked {
  id: string;
  scope?: Scope | undefined;
}

/** The user's own day and time. */
interface When {
  today: string;
  wallTime: string;
  clocks?: Clocks | undefined;
}

/** What a row or a time belongs to; undefined for what does not repeat. */
export function toTarget(named: Named, isDefault: boolean): Target | undefined {
  if (named === undefined) return undefined;
  if (named.day !== undefined) return { series: named.series._id, day: named.day };
  const { _id, repeat, date, series, original, seriesRepeat } = named.row;
  if (repeat !== "") return { series: _id, day: isDefault ? undefined : toDay(date) };
  if (series === null || original === null || !seriesRepeat) return undefined;
  return { series, day: toDay(original), own: _id };
}

/**
 * Changes an appointment, or times of a repeating one. Throws the 404 when there is none of such a
 * name, the 409 when it has been changed meanwhile.
 */
export function changeAppointment(
  db: Db,
  owner: Owner,
  asked: Asked,
  input: Partial<AppointmentInput>,
  change: VersionedUpdate & When,
) {
  const { clocks, wallTime } = change;
  const isTimed =
    input.date !== undefined || input.host !== undefined || input.repeat !== undefined;
  if (!clocks || !isTimed) return changeStored(db, owner, asked, toColumns(input), change);
  // Whose clock it is must still be so when it is changed.
  return inTransaction(db, owner, async (tx) => {
    const found = await findAppointment(tx, owner, asked.id);
    const changes = toColumns(enterChanges(clocks, input, found));
    const now = toHost(clocks, { host: found.host, date: wallTime });
    return changeStored(tx, owner, asked, changes, { ...change, wallTime: now });
  });
}

/** The same by the clock of the host. */
async function changeStored(
  db: Db,
  owner: Owner,
  { id, scope }: Asked,
  changes: Partial<AppointmentColumns>,
  change: VersionedUpdate & When,
) {
  const isDefault = scope === undefined || scope === "all";
  const mayPart = changes.date !== undefined && change.ifMatch === undefined;
  // Where no other change in between can part a date from its rule, most changes are one statement.
  if (!mayPart && !toTarget(await findNamed(db, owner, id), isDefault)) {
    return updateAppointment(db, owner, id, changes, change);
  }
  return inTransaction(db, owner, async (tx) => {
    const found = await findNamed(tx, owner, id);
    if (!found) throw notFound(messages.appointments.notFound);
    const target = toTarget(found, isDefault);
    if (!target) return updateAppointment(tx, owner, id, changes, change);
    const what = scope ?? (target.day === undefined ? "all" : "this");
    const now = await findAppointment(tx, owner, id);
    if (what !== "this") {
      refuseStale(now, change);
      await refuseStrangers(tx, owner, "appointments", changes);
      const acting: Acting = { owner, act: change.act, now: change.wallTime };
      return findFirst(tx, owner, await changeSeries(tx, acting, target, changes, what));
    }
    const { repeat, ...own } = changes;
    if (repeat !== undefined && repeat !== "" && repeat !== now.repeat) {
      throw invalidField("repeat", answer("repeatScope"));
    }
    if (target.own !== undefined) return updateAppointment(tx, owner, id, own, change);
    refuseStale(now, change);
    // The first time may be named by the series.
    const time = await findAppointment(tx, owner, nameTime(target.series, target.day ?? ""));
    return createOwnTime(tx, owner, time, own, change);
  });
}

/** The first of some names that is one. */
async function findFirst(
  tx: Db,
  owner: Owner,
  [id = "", ...others]: readonly string[],
): Promise<Appointment> {
  const isThere = others.length === 0 || (await findNamed(tx, owner, id));
  return isThere ? findAppointment(tx, owner, id) : findFirst(tx, owner, others);
}

/** Deletes an appointment, or times of a repeating one. Throws the 404 when there is none of such a name. */
export async function removeAppointment(
  db: Db,
  owner: Owner,
  { id, scope }: Asked,
  { act, wallTime }: VersionedUpdate & When,
): Promise<void> {
  const named = await findNamed(db, owner, id);
  const target = toTarget(named, scope === undefined || scope === "all");
  if (!target) return deleteAppointment(db, owner, id, act);
  const what = scope ?? (target.day === undefined ? "all" : "this");
  await inTransaction(db, owner, async (tx) => {
    if (!(await findNamed(tx, owner, id))) throw notFound(messages.appointments.notFound);
    await deleteTimes(tx, { owner, act, now: wallTime }, target, what);
  });
}
