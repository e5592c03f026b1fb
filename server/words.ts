import type { Settings } from "../shared/account/settings.ts";
import { dateInWords, writeDatesBy } from "../shared/dates/date-words.ts";
import { isCalendarDate } from "../shared/dates/dates.ts";
import { localDates } from "../shared/dates/local-dates.ts";
import { answers as arAnswers } from "../shared/words/ar/answers.ts";
import { digests as arDigests } from "../shared/words/ar/digests.ts";
import { headings as arHeadings } from "../shared/words/ar/headings.ts";
import { notices as arNotices } from "../shared/words/ar/notices.ts";
import { rules as arRules } from "../shared/words/ar/rules.ts";
import { inWords } from "../shared/words/codes.ts";
import { answers as deAnswers } from "../shared/words/de/answers.ts";
import { digests as deDigests } from "../shared/words/de/digests.ts";
import { headings as deHeadings } from "../shared/words/de/headings.ts";
import { notices as deNotices } from "../shared/words/de/notices.ts";
import { rules as deRules } from "../shared/words/de/rules.ts";
import { answers as enAnswers } from "../shared/words/en/answers.ts";
import { digests as enDigests } from "../shared/words/en/digests.ts";
import { headings as enHeadings } from "../shared/words/en/headings.ts";
import { notices as enNotices } from "../shared/words/en/notices.ts";
import { rules as enRules } from "../shared/words/en/rules.ts";
import { answers as esAnswers } from "../shared/words/es/answers.ts";
import { digests as esDigests } from "../shared/words/es/digests.ts";
import { headings as esHeadings } from "../shared/words/es/headings.ts";
import { notices as esNotices } from "../shared/words/es/notices.ts";
import { rules as esRules } from "../shared/words/es/rules.ts";
import { answers as frAnswers } from "../shared/words/fr/answers.ts";
import { digests as frDigests } from "../shared/words/fr/digests.ts";
import { headings as frHeadings } from "../shared/words/fr/headings.ts";
import { notices as frNotices } from "../shared/words/fr/notices.ts";
import { rules as frRules } from "../shared/words/fr/rules.ts";
import { type Language, pseudo, type Tongue } from "../shared/words/languages.ts";
import { answers as nlAnswers } from "../shared/words/nl/answers.ts";
import { digests as nlDigests } from "../shared/words/nl/digests.ts";
import { headings as nlHeadings } from "../shared/words/nl/headings.ts";
import { notices as nlNotices } from "../shared/words/nl/notices.ts";
import { rules as nlRules } from "../shared/words/nl/rules.ts";
import { answers as ptAnswers } from "../shared/words/pt-BR/answers.ts";
import { digests as ptDigests } from "../shared/words/pt-BR/digests.ts";
import { headings as ptHeadings } from "../shared/words/pt-BR/headings.ts";
import { notices as ptNotices } from "../shared/words/pt-BR/notices.ts";
import { rules as ptRules } from "../shared/words/pt-BR/rules.ts";
import { writeRulesAsCodes } from "../shared/words/rule.ts";
import type { Words } from "../shared/words/words.ts";

/** What stands above the columns of files. */
export type Headings = Words<typeof enHeadings>;

interface Areas {
  answers: object;
  digests: Words<typeof enDigests>;
  headings: Headings;
  notices: Words<typeof enNotices>;
  rules: object;
}

/** What the server says in each language. */
const words: Record<Language, Areas> = {
  en: {
    answers: enAnswers,
    digests: enDigests,
    headings: enHeadings,
    notices: enNotices,
    rules: enRules,
  },
  de: {
    answers: deAnswers,
    digests: deDigests,
    headings: deHeadings,
    notices: deNotices,
    rules: deRules,
  },
  fr: {
    answers: frAnswers,
    digests: frDigests,
    headings: frHeadings,
    notices: frNotices,
    rules: frRules,
  },
  es: {
    answers: esAnswers,
    digests: esDigests,
    headings: esHeadings,
    notices: esNotices,
    rules: esRules,
  },
  "pt-BR": {
    answers: ptAnswers,
    digests: ptDigests,
    headings: ptHeadings,
    notices: ptNotices,
    rules: ptRules,
  },
  nl: {
    answers: nlAnswers,
    digests: nlDigests,
    headings: nlHeadings,
    notices: nlNotices,
    rules: nlRules,
  },
  ar: {
    answers: arAnswers,
    digests: arDigests,
    headings: arHeadings,
    notices: arNotices,
    rules: arRules,
  },
};

writeRulesAsCodes();
writeDatesBy(localDates);

/** A code in the words of a language; any other text stays as it is. */
export function sayIn(language: Language, message: string): string {
  const { answers, rules } = words[language];
  return inWords(message, { answers, rules }, (value) =>
    typeof value === "string" && isCalendarDate(value)
      ? dateInWords(value, "shortWithYear", "mdy", language)
      : value,
  );
}

export function headingsOf(language: Language): Headings {
  return words[language].headings;
}

/** What mails say to somebody on a desk, and in which language. */
export interface MailWords extends Pick<Areas, "digests" | "notices"> {
  language: Language;
}

/** In English until another language is chosen. */
export function mailWordsOf({ formats }: Pick<Settings, "formats">): MailWords {
  return mailWordsIn(formats.language ?? "en");
}

export function mailWordsIn(tongue: Tongue): MailWords {
  const language = tongue === pseudo ? "en" : tongue;
  const { digests, notices } = words[language];
  return { language, digests, notices };
}
