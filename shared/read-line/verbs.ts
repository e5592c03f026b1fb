import type { Word } from "./words.ts";

/** What a line does. */
export type LineKind =
  | "book"
  | "note"
  | "call"
  | "email"
  | "meeting"
  | "task"
  | "followUp"
  | "status"
  | "tag"
  | "move"
  | "cancel"
  | "held"
  | "noShow"
  | "delete"
  | "snooze"
  | "newCustomer"
  | "newCompany";

export type ActivityKind = Extract<LineKind, "note" | "call" | "email" | "meeting">;

/** What is done with an appointment that is there. */
export type AppointmentKind = Extract<LineKind, "move" | "cancel" | "held" | "noShow" | "delete">;

export interface Verb {
  kind: LineKind;
  /** How many words it has. */
  words: number;
  /** "called": it has happened. */
  past?: boolean;
}

const verbs: readonly [RegExp, LineKind, { past: boolean }?][] = [
  [/^(?:follow[- ]up|followup)(?= |$)/, "followUp"],
  [/^(?:(?:add |new )?(?:task|todo|to-do)|remind me(?: to)?|reminder)(?= |$)/, "task"],
  [/^(?:book|schedule|new appointment)(?= |$)/, "book"],
  [/^note(?= |$)/, "note"],
  [/^(?:called|phoned|rang|spoke|talked)(?= |$)/, "call", { past: true }],
  [/^(?:call|phone)(?= |$)/, "call"],
  [/^(?:emailed|e-mailed|mailed|wrote)(?= |$)/, "email", { past: true }],
  [/^(?:email|e-mail)(?= |$)/, "email"],
  [/^(?:met|visited)(?= |$)/, "meeting", { past: true }],
  [/^meeting(?= |$)/, "meeting"],
  [/^(?:add |new )(?:customer|person|contact)(?= |$)/, "newCustomer"],
  [/^(?:add |new )company(?= |$)/, "newCompany"],
  [/^(?:move|reschedule|postpone)(?= |$)/, "move"],
  [/^cancel(?= |$)/, "cancel"],
  [/^held(?= |$)/, "held"],
  [/^no[- ]?show(?= |$)/, "noShow"],
  [/^(?:delete|remove)(?= |$)/, "delete"],
  [/^snooze(?= |$)/, "snooze"],
  [/^tag(?= |$)/, "tag"],
];

/** What became of an appointment, as the end of a line says: "aoife no-show", "anna was canceled". */
const outcomes: readonly [RegExp, AppointmentKind][] = [
  [/(?:^| )held$/, "held"],
  [/(?:^| )no[- ]?show$/, "noShow"],
  [/(?:^| )cancell?ed$/, "cancel"],
];

/** What the line ends with. */
export function findOutcome(
  words: readonly Word[],
): { kind: AppointmentKind; words: Word[] } | null {
  const end = words
    .slice(-2)
    .map(({ plain }) => plain)
    .join(" ");
  for (const [pattern, kind] of outcomes) {
    const [found] = pattern.exec(end) ?? [];
    if (found) return { kind, words: words.slice(-found.trim().split(" ").length) };
  }
  return null;
}

/** What the line begins with. */
export function findVerb(words: readonly Word[]): Verb | null {
  const start = words
    .slice(0, 3)
    .map(({ plain }) => plain)
    .join(" ");
  for (const [pattern, kind, { past = false } = {}] of verbs) {
    const [found] = pattern.exec(start) ?? [];
    if (found) return { kind, words: found.split(" ").length, past };
  }
  return null;
}

const told: readonly [RegExp, ActivityKind][] = [
  [/^(?:called|phoned|rang)(?!\p{L})/iu, "call"],
  [/^(?:emailed|e-mailed|wrote)(?!\p{L})/iu, "email"],
  [/^met(?!\p{L})/iu, "meeting"],
];

/** A note that tells of a call is one: "called about the invoice". */
export function toldBy(text: string): ActivityKind | null {
  return told.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
