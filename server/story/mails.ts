import { toWallClock } from "../../shared/dates/dates.ts";
import type { StoryEntry } from "../../shared/story.ts";
import type { SentMail } from "../letters/queries.ts";

// What customers were mailed: emails that somebody wrote, and those about what they have booked or are invited to.

/** State and failure of an email that was written here. */
export function tellLetter(told: string) {
  const [, state = "", failure = ""] = /^(\w+) (.*)$/s.exec(told) ?? [];
  return tellState(state, failure);
}

function tellState(state: string, failure: string) {
  // What somebody has seen to came back as well.
  const isFailed = ["failed", "unknown", "seen"].includes(state);
  const shown = isFailed ? "failed" : state === "sent" ? "sent" : "waits";
  return { state: shown, failure: isFailed ? failure : "" } as const;
}

export function tellMail(row: SentMail, timeZone: string | null): StoryEntry {
  const { _id, author, customer, customerName, sentAt, shown, state, failure } = row;
  // as: this program has written it.
  const { subject } = JSON.parse(shown ?? "{}") as { subject?: string };
  return {
    ...{ type: "mail", at: toWallClock(sentAt ?? "", timeZone), _id, author },
    customer: { _id: customer ?? "", name: customerName ?? "" },
    ...{ subject: subject ?? "", letter: tellState(state, failure) },
  };
}
