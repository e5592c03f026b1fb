import type { Random } from "./random.ts";
import { lineList } from "./word-lists.ts";

/** What a user wrote about a customer: often nothing, sometimes a line, sometimes a story. */
export function drawCustomerNotes(random: Random): string {
  const kind = random.pickWeighted(kinds);
  if (kind === "none") return "";
  if (kind === "short") return random.pick(shortNotes);
  if (kind === "list") return random.pick(listNotes);
  const sentences = [random.pick(longNotes)];
  while (random.chance(0.35)) sentences.push(random.pick([...shortNotes, ...longNotes]));
  return [...new Set(sentences)].join(" ");
}

export function drawAppointmentNotes(random: Random): string {
  return random.chance(0.5) ? random.pick(agendaNotes) : "";
}

const kinds = [
  ["none", 28],
  ["short", 34],
  ["long", 32],
  ["list", 6],
] as const;

/** Each under 60 characters, so that nothing is cut off. */
const shortNotes = lineList(`
  Signed the three-year agreement.
  Small repair order, still unapproved.
  Back for the second clinic after two years away.
  Prefers calls after 4 PM.
  Don't phone on Fridays.
  Ask about the new warehouse.
  Moved here from Ghent in spring.
  Pays on the day. Always.
  Wants everything by post.
  Speaks for the whole board.
  Left-handed: bring the other sample.
  Quote sent, no answer yet.
  Knows Ottoline from the choir.
  VAT number still missing.
  Vegetarian (lunch on the 3rd!)
  Cc Samir on anything over $10,000.
  Interested, but not before the audit.
  Came through the website.
  Referred by her sister-in-law.
  On leave until further notice; write to the office.
  „Bitte nur per E-Mail.“
  Rappeler après la rentrée.
  Voicemail is always full.
  Second reminder sent.
  Very happy with the last delivery.
`);

/** Each over 60 characters, so that the table cuts it off. */
const longNotes = lineList(`
  Sent the revised quote. Waiting on sign-off from their finance team, who only meet every other Tuesday.
  Wants the Eastside rollout finished before the January audit. Prefers calls after 4 PM. Budget holder for all six clinics.
  Final invoice paid. Ask for a reference in the new year, he offered one himself.
  Met at the Denver expo. Curious, in no hurry, asked for prices on the small model and a list of people who already use it.
  The contract runs out at the end of the quarter and nobody there seems to know; bring it up before the competition does.
  Complained about the last delivery (two boxes short, one wet). Credit note went out the same day and all is well again, but count twice next time.
  Took over from her predecessor in autumn and is reading every agreement from the start. Patient questions, good ones.
  Decides together with his brother, who never comes to the meetings and always has one more wish afterwards.
  Asked whether we could split the payment into four; agreed to three, first one due when the scaffolding is up.
  Wants a comparison of the three options on one page, with the running costs for five years and without a single adjective.
  Would buy tomorrow if it came in green. Told her that it may, next season, and promised to write first.
  Hard to reach by phone because of the machines; text messages work, and he answers them at six in the morning.
  Their new system exports everything as one long file, so allow a day for sorting it out before the migration starts.
  Has been a customer since the old shop on the corner and will tell you about it; plan twenty minutes more than you think.
`);

/** Notes with line breaks, as people paste them from their mail or tick things off. */
const listNotes = [
  "Before the next visit:\n- floor plan, second floor\n- price for 40 instead of 25\n- who signs?",
  "Call of last week:\n1. Delivery moved by a fortnight\n2. Wants Saturday as a fallback\n3. Invoice to the new address\n\nNothing else open.",
  "Gate code 4471#\nRing twice.\nThe dog is friendly.",
  "Hello,\n\nplease send the samples to the workshop, not to the office, nobody is there in the mornings.\n\nThank you,\nR.",
  "Sizes: 40×60, 60×90\nPaper: 300 g\nColor: as last time",
];

const agendaNotes = lineList(`
  Numbers for the third quarter, then the plan for next year.
  Eastside clinic, bring the revised floor plan.
  Two rooms still without network. Agreed to split the second invoice.
  Dial-in comes from them on the morning.
  Bring both samples and the long tape measure.
  Parking behind the building, ring at the second door.
  Coffee, not lunch.
  She brings the lawyer; keep the afternoon free in case it takes longer than the hour they asked for.
  Only if the parts have arrived.
  Show the draft on paper, the projector there is broken.
  Their finance team joins for the last ten minutes.
  Confirm by phone the day before.
`);
