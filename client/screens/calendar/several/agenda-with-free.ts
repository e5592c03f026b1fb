import type { FreeTime } from "../../../../shared/slots/free-times.ts";
import { formatTimes } from "../../../lib/dates/dates.ts";
import { minutesOf, timeOf } from "../../../lib/queries/bookings.ts";
import type { AgendaRow } from "../agenda/agenda-rows.ts";

/** The rows of a day with the times at which all are free in their places. */
export function agendaWithFree(
  rows: readonly AgendaRow[],
  times: readonly FreeTime[],
): AgendaRow[] {
  const left = times.map(({ start, end }) => {
    const words = `All free ${formatTimes(`T${timeOf(start)}`, end - start)}`;
    return { kind: "gap", start: Math.ceil(start / 15) * 15, end, words } as const;
  });
  const all = rows.flatMap((row) => {
    const start = row.kind === "appointment" ? minutesOf(row.appointment.date) : null;
    const earlier =
      start === null || "until" in row ? 0 : left.findLastIndex((gap) => gap.start < start) + 1;
    return [...left.splice(0, earlier), row];
  });
  return [...all, ...left];
}
