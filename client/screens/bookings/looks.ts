import {
  CircleCheck,
  CircleQuestionMark,
  CircleX,
  ClockArrowRight,
  type LucideIcon,
  Mail,
} from "lucide-react";
import type { DeskBooking, Standing } from "../../../shared/booking.ts";

type Look = readonly [icon: LucideIcon, word: string, isNotice?: true];

const booked: Look = [CircleCheck, "Booked online"];
const invited: Look = [Mail, "Invited"];
const accepted: Look = [CircleCheck, "Accepted"];
/** Of what is still to come; what became of a meeting its appointment says. */
export const looks: Partial<Record<Standing, Look>> = {
  held: [CircleQuestionMark, "Not confirmed yet", true],
  asked: [CircleQuestionMark, "Asked for", true],
  booked,
  moved: booked,
  proposed: [ClockArrowRight, "Another time", true],
  invited,
  accepted,
  refused: [CircleX, "Declined", true],
};

/** Of any booking; of what is over how it came about. */
export function lookOf({ standing, invitation, endedBy }: DeskBooking): Look {
  const look = looks[standing];
  if (look) return look;
  if (standing === "canceled") return [CircleX, "Canceled"];
  if (standing === "declined") return [CircleX, endedBy === "customer" ? "Withdrawn" : "Declined"];
  if (standing === "unanswered" || standing === "lapsed")
    return [CircleQuestionMark, "Not answered"];
  if (!invitation) return booked;
  if (invitation.answer === null) return invited;
  return invitation.answer === "accepted" ? accepted : [CircleX, "Declined"];
}
