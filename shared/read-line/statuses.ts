import { type CustomerStatus, customerStatuses } from "../statuses.ts";
import type { Word } from "./words.ts";

const short: Record<string, CustomerStatus> = {
  shopper: "Window Shopper",
  closed: "Deal Closed",
  returning: "Returning Client",
};

interface FoundStatus {
  words: Word[];
  status: CustomerStatus;
}

/** The status that the line ends with: "anna active", "anna is now window shopper". */
export function findStatus(words: readonly Word[]): FoundStatus | null {
  for (const length of [2, 1]) {
    const from = words.length - length;
    if (from < 0) continue;
    const said = words
      .slice(from)
      .map(({ plain }) => plain)
      .join(" ");
    const status = customerStatuses.find((one) => one.toLowerCase() === said) ?? short[said];
    // A status alone is a search for it.
    if (status) return from > 0 ? { words: words.slice(from), status } : null;
  }
  return null;
}
