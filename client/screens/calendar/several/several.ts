import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import type { Span as Minutes } from "../../../../shared/slots/spans.ts";
import type { Span } from "../../../kinds/appointments/span-query.ts";
import type { AgendaRow } from "../agenda/agenda-rows.ts";
import type { Hours } from "../week/week-hours.ts";

/** What a calendar needs to show several people; all of it comes with what a desk of one never fetches. */
export interface Several {
  /** Of those chosen. */
  span: {
    data: Span | undefined;
    isError: boolean;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** As endpoints are asked; undefined for everyone. */
  who: string | undefined;
  /** In place of a day's rail, when they are more than one. */
  columns: ReactNode | null;
  /** Below the head: whose, each of them, and what finds a time. */
  line: ReactNode;
  /** In place of the sentence below the title, when they are more than one. */
  sub: string | null;
  /** The days with work or appointments, and what shows the rest. */
  days: (all: readonly string[]) => readonly string[];
  link: (all: readonly string[]) => ReactNode;
  /** When at least one of them works; undefined while that is not known. */
  working: ((date: string) => readonly Minutes[]) | undefined;
  ink: (appointment: Appointment) => CSSProperties;
  /** Who has an appointment, at the end of its block. */
  marks: (appointment: Appointment) => ReactNode;
  /** The same on paper; undefined for what only the user has, where nobody else is shown. */
  names: (appointment: Appointment, brief?: boolean) => string | undefined;
  /** Whose calendar it is in, on a line of the month. */
  host: (appointment: Appointment) => ReactNode;
  /** The line at the edge of a day where all of them are free. */
  freeLine: (date: string, hours: Hours) => ReactNode;
  /** In place of what is booked, when they are more than one. */
  totals: ((days: readonly string[]) => ReactNode) | undefined;
  /** The rows of a day on the phone with the times at which all are free, when they are more than one. */
  agenda: ((date: string, rows: readonly AgendaRow[]) => AgendaRow[]) | undefined;
  /** "2 h 30 free" at a day of the month. */
  freeOn: (date: string) => string;
}

export const SeveralContext = createContext<Several | null>(null);

export function useSeveral(): Several | null {
  return useContext(SeveralContext);
}
