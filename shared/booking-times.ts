import { z } from "zod";
import { invitationAnswers } from "./booking.ts";
import { calendarDate } from "./dates/date-fields.ts";
import { instant } from "./kinds/restored.ts";
import { storableText } from "./text/text.ts";

/** Of one invitation: a year of working days. */
export const mostTimeAnswers = 260;

/** What an invited customer has answered for one time of what repeats. */
export const timeAnswer = z.object({
  /** The day that its rule puts it on, by the clock of the calendar. */
  day: calendarDate(),
  /** Null while another time is proposed, and once they are not sure any more. */
  answer: z.enum(invitationAnswers).nullable(),
  answeredAt: instant,
  answeredBy: z.enum(["customer", "desk"]),
  word: storableText(2000),
  /** When they would like it to be: an instant. */
  proposed: instant.nullable(),
  /** How the series is since the desk has taken what was proposed: to that, nobody is asked anew. */
  mark: storableText(20).nullable().default(null),
});
export type TimeAnswer = z.output<typeof timeAnswer>;
