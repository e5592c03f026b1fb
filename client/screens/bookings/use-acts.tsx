import { type ReactNode, useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { formatDate, formatTime } from "../../lib/dates/dates.ts";
import { approve, check, choose, type SayTold, useTold } from "./line-acts.ts";
import { DeclineDialog, ResendDialog } from "./line-dialogs.tsx";
import { ProposeDialog } from "./propose-dialog.tsx";

type Asked = keyof typeof dialogs;
export type Waits = "asks" | "proposes" | "failed" | "isNew" | "settled";

/** What it waits for of the user. */
export function waitsFor({ standing, undelivered }: DeskBooking): Waits {
  if (standing === "asked") return "asks";
  if (standing === "proposed") return "proposes";
  return undelivered === null ? "isNew" : "failed";
}

/** What can be done about a booking, and what some of it asks for. */
export function useActs(booking: DeskBooking, waits: Waits): { acts: Acts; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked>();
  const told = useTold(booking);
  const Dialog = asked && dialogs[asked];
  return {
    acts: actsOf(booking, waits, { told, setAsked }),
    dialog: Dialog && <Dialog booking={booking} onClose={() => setAsked(undefined)} />,
  };
}

const dialogs = { propose: ProposeDialog, decline: DeclineDialog, resend: ResendDialog };

type Acts = [label: string, run: () => void][];

function actsOf(
  booking: DeskBooking,
  waits: Waits,
  { told, setAsked }: { told: SayTold; setAsked: (asked: Asked) => void },
): Acts {
  switch (waits) {
    case "asks":
      return [
        [bookings.acts.approve, () => void approve(booking, told)],
        [bookings.acts.propose, () => setAsked("propose")],
        [bookings.acts.decline, () => setAsked("decline")],
      ];
    case "proposes":
      return [
        ...booking.proposed.map((time, place): Acts[0] => [
          `${formatDate(time.slice(0, 10), "shortWeekday")} ${formatTime(time)}`,
          () => void choose(booking, place, told),
        ]),
        [bookings.acts.keep, () => void choose(booking, null, told)],
      ];
    case "failed":
      return [
        [bookings.acts.correct, () => setAsked("resend")],
        [bookings.acts.done, () => void check(booking, true)],
      ];
    case "isNew":
      return [[bookings.acts.looksRight, () => void check(booking, true)]];
    default:
      return [];
  }
}
