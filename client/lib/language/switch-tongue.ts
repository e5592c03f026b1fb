import {
  chooseTongue,
  directionOf,
  type Language,
  pseudo,
  type Tongue,
} from "../../../shared/words/languages.ts";
import { areas } from "./areas.ts";
import { setTongue, shownTongue } from "./tongue.ts";

// Fetched only when somebody chooses another language than the document's.

type Area = Record<string, object>;
type Areas = Record<string, () => Promise<Area>>;

/** Not what code imports: that is in the document's language. */
const english: Areas = import.meta.glob<Area>(
  ["../../../shared/words/en/*.ts", "!../../../shared/words/en/answers.ts"],
  { query: "?en" },
);
const others: Areas = import.meta.glob<Area>([
  "../../../shared/words/*/*.ts",
  "!../../../shared/words/en/*.ts",
  "!../../../shared/words/*/answers.ts",
]);

let latest: Tongue | undefined;

/**
 * Shows a language, or the browser's: all areas of it, also those that no screen has needed yet, as what is
 * fetched later would come in the document's language. Throws if its words can't be fetched.
 */
export async function showLanguage(chosen: Language | null): Promise<void> {
  const tongue = chosen ?? chooseTongue(navigator.languages);
  latest = tongue;
  if (tongue === shownTongue() || tongue === pseudo) return;
  const fetched = await Promise.all(
    Object.keys(areas).map(async (area) => [area, await fetchArea(area, tongue)] as const),
  );
  // Somebody who tries several gets the last one.
  if (latest !== tongue) return;
  for (const [area, words] of fetched) Object.assign(areas[area] ?? {}, words);
  document.documentElement.lang = tongue;
  document.documentElement.dir = directionOf(tongue);
  setTongue(tongue);
}

async function fetchArea(area: string, tongue: Tongue): Promise<object> {
  const path = `../../../shared/words/${tongue}/${area}.ts`;
  const words = (await (tongue === "en" ? english : others)[path]?.())?.[area];
  if (!words) throw new Error(`There is no ${area} in ${tongue}`);
  return words;
}
