import type { Outcome } from "../../../shared/kinds/appointments.ts";
import { outcomes } from "../../../shared/words/en/outcomes.ts";

/** What can become of an appointment that is over; the numbers mean the same everywhere. */
export const wrapUpChoices = () =>
  [
    { act: "held", label: outcomes.states.held, key: "1" },
    { act: "no-show", label: outcomes.states["no-show"], key: "2" },
    { act: "canceled", label: outcomes.states.canceled, key: "3" },
    { act: "move", label: outcomes.move, key: "4" },
  ] as const;
export type WrapUpAct = Outcome | "move";
