import { findVerb } from "../read-line/verbs.ts";
import { toWords, type Word } from "../read-line/words.ts";
import { type Lexicon, lexiconOf, matchWord, toKey } from "./lexicon.ts";
import type { Act, Phrases, Sayings } from "./phrases.ts";

interface Rule {
  pattern: string[];
  english: string | ((...found: string[]) => string);
  /** Whether it may stand after the name. */
  isLast: boolean;
}

interface Translated {
  word: Word;
  isLast: boolean;
}

/** Of "Anna und Ben wegen des Angebots anrufen", the verb is at the end, or else soon after the name. */
const soon = 3;

/** Reads what a language says, by its data alone. */
export function phrasebook(sayings: Sayings): Phrases {
  const lexicon = lexiconOf(sayings);
  const rules = rulesOf(sayings);
  const translate = (words: readonly Word[], isDate: boolean): Translated[] | null => {
    const keys = words.map(({ plain }) => toKey(plain));
    const all: Translated[] = [];
    let changed = false;
    for (let at = 0; at < words.length; ) {
      // "4. Dezember 9:05 AM", as it is written: nothing follows what would be a German "am".
      const isHalf = isDate && at > 0 && at === words.length - 1 && keys[at] === "am";
      const found = isHalf
        ? null
        : (ruleAt(rules, keys, at, lexicon) ?? nameAt(keys, at, lexicon, isDate));
      if (found) changed = true;
      const its = words.slice(at, at + (found?.length ?? 1));
      const english = found ? found.english.split(" ") : its.map(({ plain }) => plain);
      for (const plain of english)
        all.push({ word: joined(its, plain), isLast: found?.isLast === true });
      at += its.length;
    }
    return changed ? all : null;
  };
  return {
    titles: sayings.titles,
    translate: (words) => {
      const all = translate(words, false);
      return all && placed(all);
    },
    translateDate: (text) =>
      translate(toWords(text), true)
        ?.map(({ word }) => word.plain)
        .join(" ") ?? null,
    endOf: (command, text) => {
      const typed = toWords(text);
      const keys = typed.map(({ plain }) => toKey(plain));
      const said = { ...sayings.commands, tag: sayings.words.tag }[command].split("|");
      const phrases = said.map((phrase) => phrase.split(" ").map(toKey));
      const found = phrases
        .sort((one, other) => other.length - one.length)
        .find((phrase) => phrase.every((key, place) => key === keys[place]));
      return found && typed[found.length - 1]?.end;
    },
  };
}

function joined(words: readonly Word[], plain: string): Word {
  const [first] = words;
  const text = words.map((word) => word.text).join(" ");
  return { place: 0, text, plain, start: first?.start ?? 0, end: words.at(-1)?.end ?? 0 };
}

/** In their places; a verb after the name goes to the front, apart from what it stood beside. */
function placed(all: Translated[]): Word[] {
  const words = all.map(({ word }, place) => ({ ...word, place }));
  if (findVerb(words)) return words;
  const at = all.findIndex(({ isLast }, place) => {
    const next = words[place + 1];
    const isApart = next && next.start - (words[place]?.end ?? 0) > 1;
    return isLast && (place <= soon || !next || isApart);
  });
  const verb = words[at];
  if (!verb) return words;
  const others = words.filter((word) => word !== verb);
  return [
    { ...verb, place: apart },
    ...others.map((word, place) => ({ ...word, place: place + 1 })),
  ];
}
const apart = -10;

function rulesOf({ words, grammar, actsLast = [] }: Sayings): Map<string, Rule[]> {
  const rules = new Map<string, Rule[]>();
  const add = (pattern: string, english: Rule["english"], isLast: boolean) => {
    for (const its of expanded(pattern)) {
      const [first = ""] = its;
      const known = rules.get(first) ?? [];
      known.push({ pattern: its, english, isLast });
      rules.set(first, known);
    }
  };
  for (const [pattern, english] of grammar) {
    const isLast = actsLast.some((act) => act === english);
    add(pattern, english, isLast);
  }
  for (const [english, said] of Object.entries(words)) {
    // as: the keys of the table.
    const isLast = actsLast.includes(english as Act);
    for (const phrase of said.split("|")) if (phrase) add(phrase, english, isLast);
  }
  return rules;
}

/** A pattern with each choice made, as keys. */
function expanded(pattern: string): string[][] {
  return pattern.split(" ").reduce<string[][]>(
    (starts, token) => {
      const isOptional = token.endsWith("?");
      const choices = (isOptional ? token.slice(0, -1) : token).split("|").map(toPatternKey);
      return starts.flatMap((start) => [
        ...choices.map((choice) => [...start, choice]),
        ...(isOptional ? [start] : []),
      ]);
    },
    [[]],
  );
}

const classes = /^(?:[#TRWMDUHY]|Ws|&W)$/;

function toPatternKey(token: string): string {
  return classes.test(token) ? token : toKey(token);
}

interface Found {
  length: number;
  english: string;
  isLast: boolean;
}

const classNames = ["#", "T", "R", "W", "Ws", "M", "D", "U", "H", "Y"];

/** The longest rule that fits; of equals, the first. */
function ruleAt(
  rules: Map<string, Rule[]>,
  keys: readonly string[],
  at: number,
  lexicon: Lexicon,
): Found | null {
  let best: Found | null = null;
  for (const first of [keys[at] ?? "", ...classNames]) {
    for (const { pattern, english, isLast } of rules.get(first) ?? []) {
      if (best && pattern.length <= best.length) continue;
      const found = matched(pattern, keys, at, lexicon);
      if (!found) continue;
      const said =
        typeof english === "string"
          ? english.replace(/\$(\d)/g, (_, place) => found[Number(place) - 1] ?? "")
          : english(...found);
      best = { length: pattern.length, english: said, isLast };
    }
  }
  return best;
}

/** What stands for the classes of a pattern; null if it does not fit. */
function matched(
  pattern: readonly string[],
  keys: readonly string[],
  at: number,
  lexicon: Lexicon,
) {
  const found: string[] = [];
  for (const [place, token] of pattern.entries()) {
    const key = keys[at + place];
    if (key === undefined) return null;
    if (!classes.test(token)) {
      if (token !== key) return null;
      continue;
    }
    const english = matchWord(lexicon, token, key);
    if (english === undefined) return null;
    found.push(english);
  }
  return found;
}

/** The name of a day or a month; a short one, which may be any word, only beside a number. */
function nameAt(
  keys: readonly string[],
  at: number,
  { long, short }: Lexicon,
  isDate: boolean,
): Found | null {
  const key = keys[at] ?? "";
  const english =
    long.get(key) ??
    (isDate || /^\d/.test(keys[at + 1] ?? "") || /\d\.?$/.test(keys[at - 1] ?? "")
      ? short.get(key)
      : undefined);
  return english === undefined ? null : { length: 1, english, isLast: false };
}
