import { headings as arabic } from "../../../../shared/words/ar/headings.ts";
import { headings as german } from "../../../../shared/words/de/headings.ts";
import { headings as english } from "../../../../shared/words/en/headings.ts";
import { headings as spanish } from "../../../../shared/words/es/headings.ts";
import { headings as french } from "../../../../shared/words/fr/headings.ts";
import { headings as dutch } from "../../../../shared/words/nl/headings.ts";
import { headings as portuguese } from "../../../../shared/words/pt-BR/headings.ts";

// A file that somebody has saved in one language may be imported in another.

/** Whose files have their headings in the language of whoever saved them. */
export const ownProgram = "Client Desk";

const others = [german, french, spanish, portuguese, dutch, arabic];

/** What stands in our own files in each language, however the program is set. */
export function ownSignatures(): string[][] {
  return [english, ...others].map(({ Created, Updated, ID, Name }) => [Created, Updated, ID, Name]);
}

let known: Map<string, string> | undefined;

/** A heading of our own files in English; undefined for any other. */
export function inEnglish(heading: string): string | undefined {
  known ??= new Map(
    // The first languages win where two say the same of different fields.
    others.flatMap((all) => Object.entries(all).filter(isText).map(toPair)).reverse(),
  );
  return known.get(plain(heading));
}

function isText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === "string";
}

function toPair([title, said]: [string, string]): [string, string] {
  return [plain(said), title];
}

function plain(heading: string): string {
  return heading.trim().toLowerCase();
}

type Headed = { program?: string | null; columns: readonly { heading: string }[] };

/** One of our own files as it would be in English; any other as it is. */
export function withEnglishHeadings<File extends Headed>(file: File): File {
  if (file.program !== ownProgram) return file;
  const columns = file.columns.map((column) => ({
    ...column,
    heading: inEnglish(column.heading) ?? column.heading,
  }));
  return { ...file, columns };
}
