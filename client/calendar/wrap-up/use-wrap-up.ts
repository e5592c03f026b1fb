import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Appointment, Outcome } from "../../../shared/appointments.ts";
import type { Now } from "../../appointments/use-now.ts";
import { saveOutcome } from "../outcome-acts.ts";
import { toWrapUpQuery } from "./queries.ts";

/** Milliseconds that a line stays once nothing is left to do on it. */
const stays = 2000;

/** How far an answered line is: with its field open, about to leave, out of sight, or not saved. */
type Phase = "noting" | "leaving" | "left" | "failed";

/** A line that was answered here, whatever the list says by now. */
interface Answered {
  appointment: Appointment;
  outcome: Outcome;
  phase: Phase;
  /** Until it is saved. */
  saved: Appointment | null;
  /** Whether the list has been without it: when it comes back, the answer was taken back. */
  gone: boolean;
}

export interface WrapUpLine {
  appointment: Appointment;
  answered: Answered | undefined;
}

/** What is to wrap up, with the lines that were answered until they leave. */
export function useWrapUp(now: Now) {
  const query = useQuery(toWrapUpQuery(now));
  const listed = query.data?.data;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answered>>(new Map());

  const change = (id: string, to: (answer: Answered | undefined) => Answered | undefined) =>
    setAnswers((before) => {
      const after = new Map(before);
      const answer = to(before.get(id));
      if (answer) after.set(id, answer);
      else after.delete(id);
      return after;
    });

  useEffect(() => {
    if (!listed) return;
    const ids = new Set(listed.map(({ _id }) => _id));
    for (const [id, { saved, gone }] of answers) {
      if (!saved) continue;
      if (gone && ids.has(id)) change(id, () => undefined);
      else if (!gone && !ids.has(id)) change(id, (answer) => answer && { ...answer, gone: true });
    }
  });

  const leave = (id: string) => {
    change(id, (answer) => answer && { ...answer, phase: "leaving" });
    setTimeout(
      () =>
        change(id, (answer) =>
          answer?.phase === "leaving" ? { ...answer, phase: "left" } : answer,
        ),
      stays,
    );
  };

  const answer = async (appointment: Appointment, outcome: Outcome) => {
    const { _id } = appointment;
    const phase = outcome === "held" ? "noting" : "leaving";
    change(_id, () => ({ appointment, outcome, phase, saved: null, gone: false }));
    try {
      const saved = await saveOutcome(appointment, outcome);
      change(_id, (found) => found && { ...found, saved });
      if (phase === "leaving") leave(_id);
    } catch {
      change(_id, (found) => found && { ...found, phase: "failed" });
    }
  };

  return {
    query,
    /** Of all, also of those that are not listed. */
    total: query.data?.total ?? 0,
    lines: toLines(listed ?? [], answers),
    answer,
    leave,
    forget: (id: string) => change(id, () => undefined),
  };
}

/** Those of the list and those that have left it, in one order. */
function toLines(
  listed: readonly Appointment[],
  answers: ReadonlyMap<string, Answered>,
): WrapUpLine[] {
  const all = new Map(listed.map((one) => [one._id, one]));
  for (const [id, { appointment }] of answers) all.set(id, all.get(id) ?? appointment);
  return [...all.values()]
    .filter(({ _id }) => answers.get(_id)?.phase !== "left")
    .sort((one, other) => (one.date + one._id < other.date + other._id ? -1 : 1))
    .map((appointment) => ({ appointment, answered: answers.get(appointment._id) }));
}
