import type { ActivityInput } from "../shared/kinds/activities.ts";
import type { Random } from "./random.ts";
import { lineList } from "./word-lists.ts";

export function drawActivityText(random: Random, kind: ActivityInput["kind"]): string {
  // What happened is sometimes all there is to say.
  return kind !== "note" && random.chance(0.08) ? "" : random.pick(texts[kind]);
}

export function drawTaskText(random: Random): string {
  return random.pick(tasks);
}

const texts: Record<ActivityInput["kind"], readonly string[]> = {
  note: lineList(`
    New phone system since Monday; the old extension rings nowhere.
    Their fiscal year ends in March, so the budget talk belongs in January.
    Saw their stand at the fair: twice the size of last year's.
    Reads everything twice before signing. Send drafts a week ahead.
    The assistant decides who gets through. Be nice to her; she is nice, too.
    Competitor quoted ten percent less, without the maintenance.
    Opens a second location in spring, not announced yet.
    Found the missing delivery note. It was in the other folder.
  `),
  call: lineList(`
    Happy with the first draft. Wants the timeline on one page before she shows it to the board.
    Asked whether the price holds until the end of the quarter. It does.
    Could not talk long; will call back after the holidays.
    Left a voicemail about the open invoice.
    Two small complaints about the last visit, both settled while we spoke.
    Confirmed the new address and the contact in accounting.
    Goes ahead with the larger package. Contract to be sent this week.
    The alarm went off again during the night. Sent the technician's number.
  `),
  email: lineList(`
    Sent the revised quote with the two options she asked for.
    Asked for references from the same industry; forwarded three.
    Thanked us for the quick repair. Passed it on to the team.
    Sent the minutes of the meeting and the open points.
    Received the signed contract as a scan; the original follows by mail.
    Reminder about the documents for the audit.
  `),
  meeting: lineList(`
    Walked through the new rooms. They want everything ready before the move in the second week of the month.
    Agreed on three phases, the first one fixed, the others after the summer.
    Met the new head of operations. Careful, well prepared, no small talk.
    Long lunch, few decisions. They will send their wish list.
    Went over the numbers for the year. Growth where we expected it, except in the north.
    Showed the prototype; the warehouse team had the best questions.
  `),
};

const tasks = lineList(`
  Send the revised quote
  Call about the open invoice
  Ask for a reference
  Prepare the numbers for the quarterly review
  Send the signed contract back
  Check whether the samples arrived
  Find a date for the kick-off
  Send the floor plan to the technician
  Write down what was agreed on the phone
  Remind them of the renewal
  Order the replacement parts
  Introduce them to the new account manager
  Look up what they paid last year
  Send the price list for next year
`);
