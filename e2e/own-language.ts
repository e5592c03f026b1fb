import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/stages.ts";
import { lines as arabicLines } from "../shared/phrases/lines/ar.ts";
import { lines as germanLines } from "../shared/phrases/lines/de.ts";
import { languages } from "../shared/words/languages.ts";
import type { Words } from "../shared/words/words.ts";
import { test as base } from "./fixtures.ts";

// Main jobs, as somebody does them in a language of their own: the steps are the same in each, the words are those of shared/words.

type English = typeof import("../shared/words/en/acts.ts") &
  typeof import("../shared/words/en/auth.ts") &
  typeof import("../shared/words/en/mailing.ts") &
  typeof import("../shared/words/en/booked.ts") &
  typeof import("../shared/words/en/booking.ts") &
  typeof import("../shared/words/en/bookings.ts") &
  typeof import("../shared/words/en/checking.ts") &
  typeof import("../shared/words/en/commands.ts") &
  typeof import("../shared/words/en/common.ts") &
  typeof import("../shared/words/en/companies.ts") &
  typeof import("../shared/words/en/customers.ts") &
  typeof import("../shared/words/en/dates.ts") &
  typeof import("../shared/words/en/duplicates.ts") &
  typeof import("../shared/words/en/formats.ts") &
  typeof import("../shared/words/en/forms.ts") &
  typeof import("../shared/words/en/headings.ts") &
  typeof import("../shared/words/en/history.ts") &
  typeof import("../shared/words/en/imported.ts") &
  typeof import("../shared/words/en/imports.ts") &
  typeof import("../shared/words/en/lists.ts") &
  typeof import("../shared/words/en/mails.ts") &
  typeof import("../shared/words/en/merging.ts") &
  typeof import("../shared/words/en/outcomes.ts") &
  typeof import("../shared/words/en/overview.ts") &
  typeof import("../shared/words/en/palette.ts") &
  typeof import("../shared/words/en/parts.ts") &
  typeof import("../shared/words/en/planning.ts") &
  typeof import("../shared/words/en/records.ts") &
  typeof import("../shared/words/en/reports.ts") &
  typeof import("../shared/words/en/results.ts") &
  typeof import("../shared/words/en/rules.ts") &
  typeof import("../shared/words/en/tasks.ts") &
  typeof import("../shared/words/en/welcome.ts");

/** What is said in a language, by area. */
export type OwnWords = { [Area in keyof English]: Words<English[Area]> };

/** The languages in which the main jobs are done; one of them runs from right to left. */
export const ownLanguages = ["de", "ar"] as const;
type OwnLanguage = (typeof ownLanguages)[number];

const locales = { de: "de-DE", ar: "ar-EG" } as const;

/** The first of the lines that each language has: on Tuesday at ten, with the customer of that name, for 45 minutes. */
const [bookings, people] = [
  { de: germanLines, ar: arabicLines },
  { de: "Anna Berg", ar: "مريم حداد" },
];

async function readWords(language: OwnLanguage): Promise<OwnWords> {
  const folder = join(root, "shared/words", language);
  const areas = globSync("*.ts", { cwd: folder }).map((file) => import(join(folder, file)));
  return Object.assign({}, ...(await Promise.all(areas)));
}

interface OwnFixtures {
  words: OwnWords;
  /** The name of the language in itself. */
  languageName: string;
  /** A line that books an appointment, and whom it names. */
  line: { text: string; person: string };
}

export const test = base.extend<OwnFixtures & { language: OwnLanguage }>({
  language: ["de", { option: true }],
  locale: ({ language }, use) => use(locales[language]),
  words: async ({ language }, use) => use(await readWords(language)),
  languageName: ({ language }, use) => use(languages[language].name),
  line: ({ language }, use) => {
    const [text = ""] = bookings[language].trim().split("\n");
    return use({ text, person: people[language] });
  },
});

const marks = /[\u2066-\u2069]/g;
const anyMarks = `${marks.source}*`;

/** Finds a message as it is on screen: without its tags, with its values isolated or not, at the beginning of a sentence or within one. */
export function saying(message: string): RegExp {
  const parts = message
    .replace(marks, "")
    .trim()
    .split(/<\/?\w+>/);
  // Names have a space where another element begins.
  return new RegExp(parts.map(toPattern).join(`\\s*${anyMarks}`), "i");
}

function toPattern(text: string): string {
  const letters = [...text].map((letter) =>
    /\s/.test(letter) ? "\\s+" : letter.replace(/[\\^$.*+?()[\]{}|/-]/, "\\$&"),
  );
  return letters.join(anyMarks);
}
