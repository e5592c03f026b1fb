import { fold, toNameForms } from "../text/fold.ts";
import { countTypos } from "../text/typos.ts";
import type { Span, Word } from "./words.ts";
import { spanOf } from "./words.ts";

/** As much of a line as names need. */
interface Words {
  words: Word[];
}

export interface Named {
  name: string;
  /** The name of their company. */
  companyName?: string;
}

/** How the words of a line fit a name. */
export interface NameFit extends Span {
  words: Word[];
  /** More for each word, and for whole words more than for the beginnings of some. */
  score: number;
}

/** Words that stand before a name. */
export const beforeName = /^(?:with|to|for|from|by|w\/|@|mit|-)$/;

const noName = new Set(
  (
    "a an and are as at about after again all am any asap back be because call email meeting note task been before both but by can can't could did do does " +
    "done due for from had has have he her him his how i if in into is it its just me more my new next no not of off on or our " +
    "out over please re regarding said says set she should so some still than that the their them then there they this to too " +
    "until up us via want wants was we were what when where which who why will with would yes yet you your"
  ).split(" "),
);
/** What people meet for: "lunch" is no typo of Lynch. */
const noTypo = new Set(
  (
    "appointment audit breakfast briefing budget catch chat check coffee consultation contract delivery demo dinner drinks " +
    "follow intro interview invoice kickoff lunch meet meeting offer payment phone pitch planning presentation price pricing " +
    "project proposal quote report review sales session signing site standup strategy talk team test training visit walk workshop"
  ).split(" "),
);
/** Whether it says what people meet for rather than who they are. */
export function isOccasion({ plain }: Word): boolean {
  return noTypo.has(plain) || noName.has(plain);
}

const mostNames = 5;
/** A shorter beginning of a word says too little. */
const shortest = 2;
const shortestNext = 3;

/** Where a name may begin, the likeliest first. */
export function guessNames(words: readonly Word[], lastIsLikely: boolean): Word[] {
  const likely = words.filter(isLikely);
  const after = likely.filter(({ place }) =>
    words.some((word) => word.place === place - 1 && beforeName.test(word.plain)),
  );
  const capital = likely.slice(1).filter(({ text }) => /^\p{Lu}/u.test(text));
  const [first, ...others] = likely;
  const last = lastIsLikely ? others.slice(-1) : [];
  const all = [...after, ...capital, ...(first ? [first] : []), ...last, ...others];
  return [...new Set(all)].slice(0, mostNames);
}

/** A name word with the next, "aoife quinlan": both together find whom each alone may not. */
export function pairOf({ words }: Words, first: Word): string | null {
  const next = words[words.indexOf(first) + 1];
  if (next?.place !== first.place + 1 || !isLikely(next)) return null;
  return `${first.text} ${next.text}`;
}

/** Whether a word can be a name at all. */
export function isLikely({ plain, text }: Word): boolean {
  const isLong = text.length >= shortest || !/\p{Script=Latin}/u.test(text);
  return isLong && text.length <= 60 && /\p{L}/u.test(text) && !noName.has(plain);
}

/** The words from `first` on that name somebody; null if the first one does not. */
export function fitName(
  line: Words,
  first: Word,
  { name, companyName = "" }: Named,
): NameFit | null {
  const at = line.words.indexOf(first);
  const start = howBegun(name, first);
  if (at < 0 || start === "no") return null;
  let end = at + 1;
  // "snooze tag snooze" names Tag Snooze once.
  const isSaid = ({ text }: Word = first) =>
    line.words.slice(at, end).some((one) => fold(one.text) === fold(text));
  while (isNext(line, end, name) && !isSaid(line.words[end])) end++;
  const linked = /^(?:at|from|of)$/.test(line.words[end]?.plain ?? "") ? end + 1 : end;
  let company = linked;
  while (isNext(line, company, companyName)) company++;
  if (company > linked) end = company;
  const words = line.words.slice(at, end);
  const scores = words.map((word) =>
    Math.max(wordScore[howBegun(name, word)], wordScore[howBegun(companyName, word)]),
  );
  const isWhole = fold(words.map(({ text }) => text).join(" ")) === fold(name);
  const score = scores.reduce((sum, one) => sum + one, isWhole ? wholeName : 0);
  return { ...spanOf(words), words, score };
}

function isNext({ words }: Words, at: number, name: string): boolean {
  const word = words[at];
  if (!word || words[at - 1]?.place !== word.place - 1) return false;
  const begun = howBegun(name, word);
  if (begun === "begun") return word.text.length >= shortestNext;
  return begun !== "no" && !noName.has(word.plain);
}

/** A typo is only forgiven where nothing fits better. */
const wholeName = 0.5;
const wordScore = { whole: 2, begun: 1, typo: 0.5, no: 0 };

/** Whether a word, in any spelling, is or begins a word of the name. */
function howBegun(name: string, word: Word): keyof typeof wordScore {
  const forms = toNameForms(word.text.replace(/['’]s$/i, "")).filter((form) => form !== "");
  // "shaughnessy" is a piece of O'Shaughnessy.
  const folded = `${fold(name)}\n${fold(name.replace(/['’]/g, " "))}`;
  let begun: "begun" | "no" = "no";
  for (const form of forms) {
    for (let at = folded.indexOf(form); at >= 0; at = folded.indexOf(form, at + 1)) {
      if (isLetter(folded[at - 1])) continue;
      if (!isLetter(folded[at + form.length])) return "whole";
      begun = "begun";
    }
  }
  if (begun === "begun") return begun;
  if (isOccasion(word)) return "no";
  const words = folded.split(/[^\p{L}\p{N}]+/u);
  const isTypo = forms.some(
    (form) => !noTypo.has(form) && words.some((one) => countTypos(form, one) === 1),
  );
  return isTypo ? "typo" : "no";
}

function isLetter(sign = ""): boolean {
  return /[\p{L}\p{N}]/u.test(sign);
}
