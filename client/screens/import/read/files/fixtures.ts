import { inOwnWords } from "../in-words.ts";
import { readBytes } from "../read.ts";
import type { ReadOptions, Source } from "../source.ts";

/** Written by hand as the makers of the programs document their exports; as data URLs. */
const urls = import.meta.glob<string>("./*.{csv,tsv,vcf,ics}", {
  query: "?url&inline",
  import: "default",
  eager: true,
});

export const fixtureNames = Object.keys(urls).map((path) => path.slice(2));

/** As the page has it. */
export async function readFixture(
  name: string,
  options: ReadOptions = { timeZone: "Europe/Berlin" },
): Promise<Source> {
  const [, base64 = ""] = urls[`./${name}`]?.split(",") ?? [];
  return inOwnWords(await readBytes(Uint8Array.fromBase64(base64), name, options));
}
