import { writeDatesBy } from "../../../shared/dates/date-words.ts";
import { localDates } from "../../../shared/dates/local-dates.ts";
import { directionOf, type Language, pseudo } from "../../../shared/words/languages.ts";
import { chooseTongue } from "../../../shared/words/offered.ts";
import { sayInstead } from "./heard.ts";
import { setTongue, shownTongue } from "./tongue.ts";

// Fetched only when somebody chooses another language than the document's.

type Area = Record<string, object>;
type Areas = Record<string, () => Promise<Area>>;

/** Not what code imports: that is in the document's language. */
const english: Areas = import.meta.glob<Area>(
  [
    "../../../shared/words/en/*.ts",
    "!../../../shared/words/en/{answers,booked,booking,digests,headings,mails,meeting,notices}.ts",
  ],
  { query: "?en" },
);
const others: Areas = import.meta.glob<Area>([
  "../../../shared/words/*/*.ts",
  "!../../../shared/words/en/*.ts",
  "!../../../shared/words/*/{answers,booked,booking,digests,headings,mails,meeting,notices}.ts",
]);

let latest: string | undefined;

/**
 * Shows a language, or the browser's: all areas of it, also those that no screen has needed yet, as what is
 * fetched later would come in the document's language. Throws if its words can't be fetched.
 */
export async function showLanguage(chosen: Language | null): Promise<void> {
  const tongue = chosen ?? chooseTongue(navigator.languages);
  latest = tongue;
  if (tongue === shownTongue() || tongue === pseudo) return;
  const fetched = Object.entries(tongue === "en" ? english : others)
    .filter(([path]) => path.includes(`/words/${tongue}/`))
    .map(async ([, fetchArea]) => Object.entries(await fetchArea()));
  const areas = Object.fromEntries((await Promise.all(fetched)).flat());
  // Somebody who tries several gets the last one.
  if (latest !== tongue) return;
  writeDatesBy(localDates);
  sayInstead(areas);
  document.documentElement.lang = tongue;
  document.documentElement.dir = directionOf(tongue);
  setTongue(tongue);
}
