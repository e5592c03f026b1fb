import { answers as arAnswers } from "../shared/words/ar/answers.ts";
import { rules as arRules } from "../shared/words/ar/rules.ts";
import { inWords } from "../shared/words/codes.ts";
import { answers as deAnswers } from "../shared/words/de/answers.ts";
import { rules as deRules } from "../shared/words/de/rules.ts";
import { answers as enAnswers } from "../shared/words/en/answers.ts";
import { rules as enRules } from "../shared/words/en/rules.ts";
import { answers as esAnswers } from "../shared/words/es/answers.ts";
import { rules as esRules } from "../shared/words/es/rules.ts";
import { answers as frAnswers } from "../shared/words/fr/answers.ts";
import { rules as frRules } from "../shared/words/fr/rules.ts";
import type { Language } from "../shared/words/languages.ts";
import { answers as nlAnswers } from "../shared/words/nl/answers.ts";
import { rules as nlRules } from "../shared/words/nl/rules.ts";
import { answers as ptAnswers } from "../shared/words/pt-BR/answers.ts";
import { rules as ptRules } from "../shared/words/pt-BR/rules.ts";
import { writeRulesAsCodes } from "../shared/words/rule.ts";

/** What the server says in each language. */
const words: Record<Language, { answers: object; rules: object }> = {
  en: { answers: enAnswers, rules: enRules },
  de: { answers: deAnswers, rules: deRules },
  fr: { answers: frAnswers, rules: frRules },
  es: { answers: esAnswers, rules: esRules },
  "pt-BR": { answers: ptAnswers, rules: ptRules },
  nl: { answers: nlAnswers, rules: nlRules },
  ar: { answers: arAnswers, rules: arRules },
};

writeRulesAsCodes();

/** A code in the words of a language; any other text stays as it is. */
export function sayIn(language: Language, message: string): string {
  return inWords(message, words[language]);
}
