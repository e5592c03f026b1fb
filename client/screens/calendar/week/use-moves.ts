import { useEffect, useRef, useState } from "react";
import { type Appointment, appointmentEndpoints } from "../../../../shared/kinds/appointments.ts";
import { calendar } from "../../../../shared/words/en/calendar.ts";
import { outcomes } from "../../../../shared/words/en/outcomes.ts";
import { othersMoved } from "../../../kinds/appointments/outcome-acts.ts";
import { askScope } from "../../../kinds/appointments/repeat/ask-scope.ts";
import { ApiError, isRefusal, isSignedOut } from "../../../lib/api-error.ts";
import { formatDuration } from "../../../lib/dates/dates.ts";
import { notify } from "../../../lib/notify.ts";
import { refreshData } from "../../../lib/queries/query-client.ts";
import { sayFailed } from "../../../lib/write/say-failed.ts";
import { write } from "../../../lib/write/write.ts";
import type { CalendarView } from "../period.ts";
import { shortWhen } from "./week-words.ts";

/** What moving and resizing change; between columns of people also whose it is. */
export type Times = Pick<Appointment, "date" | "duration"> &
  Partial<Pick<Appointment, "host" | "attending">>;

/** Milliseconds after the last press of a key until what it moved is saved. */
const afterKeys = 600;

interface Pending {
  appointment: Appointment;
  times: Times;
  timer: number;
}

/**
 * Moves appointments: at once on screen, then on the server, with the way back. Presses of keys that
 * follow each other are saved together. `say` has words of its own for some of them.
 */
export function useMoves(
  view: CalendarView,
  say: (before: Appointment, after: Times) => string | undefined = () => undefined,
) {
  const [moved, setMoved] = useState<ReadonlyMap<string, Times>>(new Map());
  const pending = useRef<Pending>(undefined);
  const saves = useRef<Promise<void>>(Promise.resolve());
  /** The versions that own saves made, until the list shows them. */
  const versions = useRef(new Map<string, string>());

  const show = (id: string, times: Times) => setMoved((all) => new Map(all).set(id, times));
  /** Unless it has been moved again meanwhile. */
  const letGo = (id: string, times: Times) =>
    setMoved((all) => {
      if (all.get(id) !== times) return all;
      const rest = new Map(all);
      rest.delete(id);
      return rest;
    });

  const save = async (appointment: Appointment, times: Times) => {
    const id = appointment._id;
    const to = times.date === appointment.date ? {} : { to: times.date };
    const act = times.date === appointment.date ? "change" : "move";
    const scope = await askScope({ act, appointment, ...to });
    if (!scope) return letGo(id, times);
    const updatedAt = latest(appointment.updatedAt, versions.current.get(id));
    try {
      await write(
        appointmentEndpoints.update,
        { params: { id }, query: { scope }, body: times },
        {
          base: { updatedAt },
          saved: ({ data }) => versions.current.set(id, data.updatedAt),
          done: ({ data }) => say(appointment, times) ?? wordsFor(appointment, times, data.date),
          refresh: "first",
        },
      );
    } catch (error) {
      if (!isSignedOut(error)) await sayRefused(error, view);
    }
    letGo(id, times);
  };

  const flush = () => {
    const last = pending.current;
    if (!last) return;
    pending.current = undefined;
    clearTimeout(last.timer);
    saves.current = saves.current.then(() => save(last.appointment, last.times));
  };
  // What is still waiting is saved when the screen goes.
  const flushed = useRef(flush);
  flushed.current = flush;
  useEffect(() => () => flushed.current(), []);

  return {
    moved,
    /** `byKey` waits for more of the same; `appointment` is as the server has it. */
    move: (appointment: Appointment, times: Times, byKey = false) => {
      if (pending.current && pending.current.appointment._id !== appointment._id) flush();
      clearTimeout(pending.current?.timer);
      show(appointment._id, times);
      pending.current = { appointment, times, timer: window.setTimeout(flush, afterKeys) };
      if (!byKey) flush();
    },
  };
}

/** `saved` is the date that it has now: what is over stays, also when those that follow move. */
function wordsFor(before: Times, after: Times, saved: string): string {
  if (before.date === after.date) return calendar.moves.lasts(formatDuration(after.duration));
  return saved === before.date ? othersMoved() : outcomes.movedTo(shortWhen(saved));
}

async function sayRefused(error: unknown, view: CalendarView): Promise<void> {
  if (error instanceof ApiError && (error.status === 409 || error.status === 404)) {
    await refreshData();
    notify.note(calendar.moves.changed[view]);
  } else {
    const fallback = calendar.moves.failed;
    sayFailed(error, isRefusal(error) ? fallback : () => fallback);
  }
}

function latest(one: string, other: string | undefined): string {
  return other && other > one ? other : one;
}

/** The appointments as they are once what is being moved has arrived; others stay the same objects. */
export function withMoved(
  appointments: readonly Appointment[],
  moved: ReadonlyMap<string, Times>,
): readonly Appointment[] {
  if (moved.size === 0) return appointments;
  return appointments.map((appointment) => {
    const times = moved.get(appointment._id);
    return times ? { ...appointment, ...times } : appointment;
  });
}
