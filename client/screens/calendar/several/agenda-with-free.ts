import type { FreeTime } from "../../../../shared/slots/free-times.ts";
import { together } from "../../../../shared/words/en/together.ts";
import { formatSpan } from "../../../lib/dates/format-span.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import type { AgendaRow } from "../agenda/agenda-rows.ts";

/** The rows of a day with the times at which all are free in their places. */
export function agendaWithFree(
  rows: readonly AgendaRow[],
  times: readonly FreeTime[],
): AgendaRow[] {
  const left = times.map((time) => {
    const start = Math.ceil(time.start / 15) * 15;
    return {
      kind: "gap",
      start,
      end: time.end,
      words: together.free.allAt(formatSpan(time)),
    } as const;
  });
  const all = rows.flatMap((row) => {
    const start = row.kind === "appointment" ? minutesOf(row.appointment.date) : null;
    const earlier =
      start === null || "until" in row ? 0 : left.findLastIndex((gap) => gap.start < start) + 1;
    return [...left.splice(0, earlier), row];
  });
  return [...all, ...left];
}
