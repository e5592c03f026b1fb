import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../../../../scripts/stages.ts";
import type { head } from "../../../../shared/words/en/head.ts";
import { directionOf, pseudo, type Tongue } from "../../../../shared/words/languages.ts";
import { pseudoOf } from "./pseudo.ts";
import { areas } from "./words.ts";

export type AreaWords = Record<string, object>;

/** The messages of all areas in a language, by the name of the area. */
export async function readWords(tongue: Tongue): Promise<AreaWords> {
  const read = areas.map(async (area) => {
    const folder = tongue === pseudo ? "en" : tongue;
    const file = join(root, "shared/words", folder, `${area}.ts`);
    const module: AreaWords = await import(pathToFileURL(file).href);
    const words = module[area] ?? {};
    return [area, tongue === pseudo ? pseudoOf(words) : words] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** A built document in a language, with what stands in its head. */
export function localize(html: string, tongue: Tongue, words: AreaWords): string {
  // as: what readWords() has read.
  const { noScript, lost, tagline, preview } = words.head as typeof head;
  return html
    .replace('<html lang="en"', `<html lang="${tongue}" dir="${directionOf(tongue)}"`)
    .replaceAll("%NO_SCRIPT%", escapeText(noScript))
    .replaceAll("%LOST%", escapeText(lost))
    .replaceAll("%TAGLINE%", escapeText(tagline))
    .replaceAll("%PREVIEW%", escapeText(preview));
}

function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
