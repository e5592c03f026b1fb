import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { isMe } from "../../../kinds/appointments/people/names.ts";
import type { Span } from "../../../kinds/appointments/span-query.ts";
import { readingKey } from "../../../lib/language/direction.ts";
import { nameOfPerson } from "../../../lib/people/people-here.ts";
import { type Times, useMoves, withMoved } from "../week/use-moves.ts";
import { shortWhen } from "../week/week-words.ts";

interface ColumnMoves {
  data: Span;
  ids: readonly string[];
  grid: RefObject<HTMLElement | null>;
}

/** Moves between the columns of a day, to another time, another person, or both. */
export function useColumnMoves({ data, ids, grid }: ColumnMoves) {
  const { moved, move } = useMoves("day", wordsOfPerson);
  const appointments = withMoved(data.data, moved);
  const find = (id: string) => appointments.find(({ _id }) => _id === id);
  const save = (appointment: Appointment, times: Times, byKey = false) => {
    const { _id } = appointment;
    const stored = data.data.find((one) => one._id === _id);
    // Keys that follow each other are saved together, also across columns.
    if (stored) move(stored, { ...moved.get(_id), ...times }, byKey);
  };
  /** In another column it is another element. */
  const followed = useRef("");
  useLayoutEffect(() => {
    if (!followed.current || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>(followed.current)?.focus();
  });
  return {
    appointments,
    find,
    save,
    /** Dropped in one column, taken from another. */
    drop: (appointment: Appointment, times: Times, from: number, to: number) => {
      const [before = "", after = ""] = [ids[from], ids[to]];
      save(appointment, {
        ...times,
        ...(before !== after && givenTo(appointment, before, after)),
      });
    },
    /** Alt and Shift with an arrow to the side: the next person. False for all other keys. */
    stepAside: (event: KeyboardEvent): boolean => {
      const step = stepOf(event);
      if (!step || !(event.target instanceof Element)) return false;
      const block = event.target.closest<HTMLElement>("[data-block]");
      const appointment = find(block?.dataset.block ?? "");
      const from = block?.closest<HTMLElement>("[data-person]")?.dataset.person ?? "";
      const to = ids[ids.indexOf(from) + step];
      if (!appointment || appointment.outcome === "canceled") return true;
      if (from === "" || to === undefined) return true;
      event.preventDefault();
      followed.current = `[data-person="${to}"] [data-block="${appointment._id}"]`;
      const { date, duration } = appointment;
      save(appointment, { date, duration, ...givenTo(appointment, from, to) }, true);
      return true;
    },
  };
}

function stepOf({ altKey, shiftKey, key }: KeyboardEvent): 1 | -1 | 0 {
  if (!altKey || !shiftKey) return 0;
  const read = readingKey(key);
  return read === "ArrowRight" ? 1 : read === "ArrowLeft" ? -1 : 0;
}

type People = Pick<Appointment, "host" | "attending">;

/** From one person to another: another calendar; of what somebody only attends, another guest. */
function givenTo({ host, attending }: People, from: string, to: string): People {
  const next = host === from ? to : host;
  const guests = attending.map((id) => (id === from ? to : id));
  return { host: next, attending: [...new Set(guests)].filter((id) => id !== next) };
}

/** "Moved to Anna, Tue 11:00 AM"; undefined where it stays with the same people. */
function wordsOfPerson(before: Appointment, after: Times): string | undefined {
  const { host = before.host, attending = before.attending } = after;
  const had = [before.host, ...before.attending];
  const joined = [host, ...attending].find((id) => !had.includes(id));
  const to = joined ?? (host === before.host ? undefined : host);
  if (to === undefined) return undefined;
  const when = shortWhen(after.date);
  return isMe(to)
    ? together.movedToYou(when)
    : together.movedTo(firstNameOf(nameOfPerson(to)), when);
}
