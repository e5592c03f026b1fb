import {
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  ClockArrowRight,
  type LucideIcon,
  Mail,
} from "lucide-react";
import type { DeskBooking, Standing } from "../../../shared/booking.ts";
import type { bookings } from "../../../shared/words/en/bookings.ts";

/** An icon, and the word by its name in `bookings.states`. */
type Look = readonly [icon: LucideIcon, word: keyof typeof bookings.states, isNotice?: true];

const booked: Look = [CircleCheck, "online"];
const invited: Look = [Mail, "invited"];
const accepted: Look = [CircleCheck, "accepted"];
/** Of what is still to come; what became of a meeting its appointment says. */
export const looks: Partial<Record<Standing, Look>> = {
  held: [CircleQuestionMark, "held", true],
  asked: [CircleQuestionMark, "asked", true],
  booked,
  moved: booked,
  proposed: [ClockArrowRight, "proposed", true],
  invited,
  accepted,
  refused: [CircleX, "declined", true],
};

/** Of any booking; of what is over how it came about. */
export function lookOf({ standing, invitation, endedBy }: DeskBooking): Look {
  const look = looks[standing];
  if (look) return look;
  if (standing === "canceled") return [CircleX, "canceled"];
  if (standing === "declined") return [CircleX, endedBy === "customer" ? "withdrawn" : "declined"];
  if (standing === "unanswered" || standing === "lapsed") return [CircleQuestionMark, "unanswered"];
  if (!invitation) return booked;
  if (invitation.answer === null) return invited;
  return invitation.answer === "accepted" ? accepted : [CircleX, "declined"];
}
