import { firstNameOf } from "../matching/first-name.ts";
import type { Line, Part, PartName } from "./line.ts";
import { beforeName, type NameFit } from "./names.ts";
import { type LineKind, toldBy } from "./verbs.ts";
import { spanOf, textOf, toRuns, type Word } from "./words.ts";

/** A line with the person it is about. */
export interface NamedLine {
  /** A note that tells of a call has become a call. */
  kind: LineKind;
  /** All parts in order. */
  parts: Part[];
  /** The text of the activity or task, or the title of the appointment. */
  text: string;
  /** False if a text is missing or words are left that mean nothing. */
  complete: boolean;
}

const captions: Record<LineKind, PartName> = {
  book: "What",
  task: "What",
  followUp: "What",
  note: "Text",
  call: "Text",
  email: "Text",
  meeting: "Text",
  status: "Text",
  tag: "Tag",
  move: "What",
  cancel: "What",
  held: "What",
  noShow: "What",
  delete: "What",
  snooze: "What",
  newCustomer: "Who",
  newCompany: "What",
};

/** Of those, a name in the middle is no part of a sentence. */
const isToldWhole = /^(?:book|tag|move|cancel|held|noShow|delete)$/;

/** Who is meant: the words that name them, and their name; null for nobody. */
export function nameLine(
  line: Line,
  who: (NameFit & { name: string; called?: string }) | null,
): NamedLine {
  const named = new Set(who?.words);
  const first = line.words.findIndex((word) => named.has(word));
  const before = line.words[first - 1];
  const linked =
    before !== undefined &&
    beforeName.test(before.plain) &&
    before.place === (line.words[first]?.place ?? 0) - 1;
  // "anna called about it", "with anna about it"
  const leads = first === 0 || (first === 1 && linked);
  const isTold = isToldWhole.test(line.kind) || isAppended(line, named);
  const dropped = leads || (isTold && !isOneOfSeveral(line, named));
  const isLink = (word: Word) => linked && dropped && word === before;
  const others = line.words.filter((word) => !named.has(word) && !isLink(word));
  const kept = dropped ? others : line.words;
  const text = dropped ? textOf(line.text, kept) : keepName(line, kept, named);
  const called = who && (who.called ?? firstNameOf(who.name));
  const title = withOpening(line, text, dropped ? called : null, linked ? before.text : "");
  const kind = line.kind === "note" ? (toldBy(title) ?? "note") : line.kind;
  const about: Part[] = toRuns(others).map((run) => ({
    ...spanOf(run),
    name: captions[line.kind],
  }));
  const parts: Part[] = [
    ...line.parts,
    ...about,
    ...(who ? [{ start: who.start, end: who.end, name: "Who" as const }] : []),
  ];
  return {
    kind,
    parts: parts.sort((one, other) => one.start - other.start),
    text: title,
    complete: isComplete(line, others, title, who !== null),
  };
}

/** "send quote anna" */
function isAppended({ words }: Line, named: ReadonlySet<Word>): boolean {
  const first = words.findIndex((word) => named.has(word));
  const before = words[first - 1];
  return first > 1 && words.length === first + named.size && !beforeName.test(before?.plain ?? "");
}

/** "lunch with anna and jürgen" */
function isOneOfSeveral({ words }: Line, named: ReadonlySet<Word>): boolean {
  const last = words.findLastIndex((word) => named.has(word));
  return /^(?:and|&|\+|und|y|et)$/.test(words[last + 1]?.plain ?? "");
}

function isComplete({ kind, tags }: Line, others: Word[], text: string, named: boolean): boolean {
  if (kind === "status" || kind === "snooze" || tags.length > 0) return others.length === 0;
  if (kind === "tag") return named;
  if (kind === "followUp") return named || others.length > 0;
  if (kind === "task" || kind === "note") return text !== "";
  return true;
}

/** Tags and names are what was typed. */
const isAsTyped = /^(?:tag|newC)/;

/** The verb and the name belong to the text: "Follow up with Anna about the quote". */
function withOpening(line: Line, text: string, called: string | null, typedLink: string): string {
  const { kind, opening, titles } = line;
  if (isAsTyped.test(kind)) return text;
  const isTask = kind === "task" || kind === "followUp";
  if (titles && opening && isTask) {
    const whom = called ? [typedLink, called].filter(Boolean).join(" ") : "";
    if (kind === "followUp") {
      const start = called ? titles.followUpWith.replace("#", called) : opening;
      return [start, text].filter(Boolean).join(" ");
    }
    const isLast = line.words.some(({ start }) => start < (line.parts[0]?.start ?? 0));
    const said = isLast ? [whom, text, opening] : [opening, whom, text];
    return capitalized(said.filter(Boolean).join(" "));
  }
  const link = /^(?:follow up|meeting)$/i.test(opening) ? "with " : "";
  const whom = opening && isTask && called ? `${link}${called}` : "";
  return capitalized([opening, whom, text].filter(Boolean).join(" "));
}

/** "send anna the quote": the name stays, as names are written. */
function keepName({ text }: Line, words: readonly Word[], named: ReadonlySet<Word>): string {
  const runs = toRuns(words).map((run) => {
    const { start } = spanOf(run);
    let kept = textOf(text, run);
    // An opening quotation mark stands before the first word.
    const shift = kept.startsWith(text.slice(start, start + 1)) ? 0 : 1;
    for (const word of run) {
      if (!named.has(word) || word.text !== word.text.toLowerCase()) continue;
      const at = word.start - start + shift;
      if (kept.slice(at, at + word.text.length) !== word.text) continue;
      kept = kept.slice(0, at) + capitalized(word.text) + kept.slice(at + word.text.length);
    }
    return kept;
  });
  return runs.join(" ");
}

/** Not "iPhone", whose capitals are its own. */
function capitalized(text: string): string {
  const [word = ""] = /^\S+/.exec(text) ?? [];
  if (word !== word.toLowerCase()) return text;
  const [letter = ""] = text;
  const capital = letter.toUpperCase();
  // "ﬁ" and "ß" have none of one letter.
  return capital.length === letter.length ? capital + text.slice(letter.length) : text;
}
