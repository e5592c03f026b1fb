import type { Outcome } from "../../../shared/kinds/appointments.ts";

/** What can become of an appointment that is over; the numbers mean the same everywhere. */
export const wrapUpChoices = [
  { act: "held", label: "Held", key: "1" },
  { act: "no-show", label: "No-show", key: "2" },
  { act: "canceled", label: "Canceled", key: "3" },
  { act: "move", label: "Move…", key: "4" },
] as const;
export type WrapUpAct = Outcome | "move";
