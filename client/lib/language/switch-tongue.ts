import { pseudo, type Tongue } from "../../../shared/words/languages.ts";
import { setTongue } from "./tongue.ts";

// Fetched only when somebody chooses another language than the document's.

type Area = Record<string, object>;
type Areas = Record<string, () => Promise<Area>>;

/** What code imports, whatever language the document has put in its place. */
const imported: Areas = import.meta.glob<Area>("../../../shared/words/en/*.ts");
const english: Areas = import.meta.glob<Area>("../../../shared/words/en/*.ts", { query: "?en" });
const others: Areas = import.meta.glob<Area>([
  "../../../shared/words/*/*.ts",
  "!../../../shared/words/en/*.ts",
  "!../../../shared/words/*/answers.ts",
]);

let latest: Tongue | undefined;

/**
 * Overwrites the messages of all areas, also of those that no screen has needed yet: what is fetched
 * later would come in the document's language.
 */
export async function switchTongue(tongue: Tongue): Promise<void> {
  latest = tongue;
  if (tongue === pseudo) return;
  const all = await Promise.all(
    Object.entries(imported)
      .filter(([path]) => !path.endsWith("/answers.ts"))
      .map(async ([path, load]) => {
        const wanted =
          tongue === "en" ? english[path] : others[path.replace("/en/", `/${tongue}/`)];
        if (!wanted) throw new Error(`No words at ${path} in ${tongue}`);
        return Promise.all([load(), wanted()]);
      }),
  );
  // Somebody who tries several gets the last one.
  if (latest !== tongue) return;
  for (const [shown, words] of all) {
    for (const [name, area] of Object.entries(words)) Object.assign(shown[name] ?? {}, area);
  }
  setTongue(tongue);
}
