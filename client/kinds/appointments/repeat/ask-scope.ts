import type { Appointment, AppointmentInput } from "../../../../shared/kinds/appointments.ts";
import type { Scope } from "../../../../shared/scopes.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { timeNow, today } from "../../../lib/dates/dates.ts";
import { notify } from "../../../lib/notify.ts";
import { askFor } from "../../../lib/queries/query-of.ts";
import { scopesQuery } from "./queries.ts";
import type { ScopeQuestion } from "./scope-dialog.tsx";

const dialogs = lazyModule(() => import("./scope-dialog.tsx"));

/**
 * Which times of a repeating appointment an act covers: the `scope` of its PUT or DELETE, null when
 * the user wants none of it. Of an appointment that does not repeat it is "this" without a question;
 * only a deletion of one time or of all is asked about, in place of a confirmation.
 */
export async function askScope(question: ScopeQuestion): Promise<Scope | null> {
  return (await askCovered(question))?.scope ?? null;
}

export interface Covered {
  scope: Scope;
  /** How many times that are; null without end. */
  count: number | null;
}

/** The same, with how many times the answer covers. */
export async function askCovered(question: ScopeQuestion): Promise<Covered | null> {
  const { series, repeat, _id } = question.appointment;
  if (series === null && repeat === "") return { scope: "this", count: 1 };
  const now = `${today()}T${timeNow()}:00.000Z`;
  const [isThere, covers] = await Promise.all([
    dialogs.ask(),
    askFor(scopesQuery(_id, now)).catch(() => undefined),
  ]);
  if (!covers) notify.error(results.appointments.detailsFailed);
  if (!isThere || !covers) return null;
  // A whole series that is open as such, or the only time that is left of it.
  const isOnlyAll = series === null || covers.all.count === 1;
  const scope =
    isOnlyAll && question.act !== "delete"
      ? "all"
      : await (await dialogs.load()).showScopes(question, covers, now);
  return scope && { scope, count: covers[scope].count };
}

/** The same for what a form saves; undefined where nothing repeats, so that no scope is sent. */
export async function askAboutChange(
  appointment: Appointment,
  { date, repeat }: Pick<AppointmentInput, "date" | "repeat">,
): Promise<Scope | null | undefined> {
  if (appointment.series === null && appointment.repeat === "") return undefined;
  return askScope({
    act: date === appointment.date ? "change" : "move",
    appointment,
    ...(date !== appointment.date && { to: date }),
    isRuleNew: repeat !== appointment.repeat,
  });
}
