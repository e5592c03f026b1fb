import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Language, languageCodes, languages } from "../shared/words/languages.ts";
import { runTool } from "./stages.ts";
import { areas, readArea } from "./translations/catalog.ts";
import { readPo, toPo } from "./translations/po.ts";
import { listLeft, markTranslated, readEnglish } from "./translations/translated.ts";
import { writeArea } from "./translations/write-area.ts";

// npm run words: see docs/words.md.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { export: { type: "string" }, import: { type: "string" }, done: { type: "boolean" } },
});
const [code] = positionals;
if (code === undefined) {
  for (const each of translated()) {
    console.log(`${each.padEnd(6)} ${listLeft(each).length} left of ${readEnglish().length}`);
  }
} else if (!isTranslated(code)) {
  console.error(`Choose one of ${translated().join(", ")}.`);
  process.exitCode = 1;
} else if (values.export) writeFileSync(values.export, exportOf(code));
else if (values.import) await importInto(code, values.import);
else if (values.done) markTranslated(code, new Set(readEnglish().map(({ key }) => key)));
else for (const { key, text } of listLeft(code)) console.log(`${key}\n    ${text}`);

function translated(): Language[] {
  return languageCodes.filter((each) => each !== "en");
}

function isTranslated(wanted: string): wanted is Language {
  return wanted !== "en" && wanted in languages;
}

/** All messages with their translations; those left are marked fuzzy. */
function exportOf(language: Language): string {
  const left = new Set(listLeft(language).map(({ key }) => key));
  const own = new Map(
    areas.flatMap((area) => readArea(language, area)).map(({ key, text }) => [key, text]),
  );
  const entries = readEnglish().map(({ key, text }) => ({
    key,
    english: text,
    translation: own.get(key) ?? "",
    isFuzzy: left.has(key),
  }));
  return toPo(language, entries);
}

async function importInto(language: Language, file: string): Promise<void> {
  const given = readPo(readFileSync(file, "utf8"));
  for (const area of areas) writeArea(language, area, given);
  markTranslated(language, new Set(given.keys()));
  await runTool("Format", "biome", ["check", "--write", `shared/words/${language}`]);
  console.log(`${given.size} messages read, ${listLeft(language).length} left.`);
}
