import { writeDatesBy } from "../../../shared/dates/date-words.ts";
import { localDates } from "../../../shared/dates/local-dates.ts";
import type { Tongue } from "../../../shared/words/languages.ts";

/** The language that this program was built in. The build renders pages in one after the other, and tests read all. */
// as: what vite.config.ts puts in.
let shown = (import.meta.env.TONGUE ?? "en") as Tongue;
// English has its own; tests choose.
if (import.meta.env.TONGUE !== undefined && import.meta.env.TONGUE !== "en")
  writeDatesBy(localDates);

export function shownTongue(): Tongue {
  return shown;
}

/** Of pages that are rendered from then on. */
export function setTongue(tongue: Tongue): void {
  shown = tongue;
}
