import { type CustomerStatus, customerStatuses } from "../statuses.ts";
import { fold } from "../text/fold.ts";
import { type Line, type Typed, toLine } from "./line.ts";
import type { Verb } from "./verbs.ts";
import type { Word } from "./words.ts";

const mostWords = 8;

/** "#vip anna", "anna #vip #net-60"; after the verb, other words than a name are the tag: "tag aoife vip". */
export function readTags(typed: Typed, known?: readonly string[], verb?: Verb): Line | null {
  const { words } = typed;
  const tags = findTags(words, known);
  const line = toLine("tag", typed, {
    said: [{ words: words.slice(0, verb?.words ?? 0) }, ...tags].map((tag) => ({
      name: "Tag",
      words: tag.words,
    })),
    tags: tags.map(({ name }) => name),
  });
  const isShort = line.words.length > 0 && line.words.length <= mostWords;
  return isShort && (verb || tags.length > 0) ? line : null;
}

interface FoundTag {
  words: Word[];
  name: string;
}

const longestTag = 50;

/** "#vip", or "#net 60" where there is a tag of that name. */
function findTags(words: readonly Word[], known: readonly string[] = []): FoundTag[] {
  const names = new Map(known.map((name) => [toKey(name), name]));
  const found: FoundTag[] = [];
  words.forEach((word, from) => {
    if (!/^#[^#]/.test(word.text)) return;
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const said = words.slice(from, to).map(({ text }) => text);
      const name = names.get(toKey(said.join(" ").slice(1)));
      const typed = word.text.slice(1);
      if (!name && to > from + 1) continue;
      if (name || typed.length <= longestTag)
        found.push({ words: words.slice(from, to), name: name ?? typed });
      return;
    }
  });
  return found;
}

/** `#net-60` and `#net60` also mean "Net 60". */
function toKey(name: string): string {
  return fold(name).replace(/[\s_-]/g, "");
}

const setting = /^(?:set|mark|move|make|status|change)$/;
const linking = /^(?:is|are|to|as|now|=|->|→)$/;

/** "anna active", "set anna to pending" */
export function readStatus(typed: Typed): Line | null {
  const { words } = typed;
  const found = findStatus(words);
  if (!found) return null;
  const [first] = words;
  const others = words.length - found.words.length;
  const verb = first && others > 1 && setting.test(first.plain) ? [first] : [];
  const before = words.slice(verb.length, others);
  const linkers = before.slice(before.findLastIndex(({ plain }) => !linking.test(plain)) + 1);
  const line = toLine("status", typed, {
    said: [
      { name: "Set", words: verb },
      { name: "Status", words: found.words },
    ],
    silent: linkers,
    status: found.status,
  });
  return line.words.length > 0 && line.words.length <= mostWords ? line : null;
}

const shortStatuses: Record<string, CustomerStatus> = {
  shopper: "Window Shopper",
  closed: "Deal Closed",
  returning: "Returning Client",
};

interface FoundStatus {
  words: Word[];
  status: CustomerStatus;
}

/** The status that the line ends with: "anna active", "anna is now window shopper". */
function findStatus(words: readonly Word[]): FoundStatus | null {
  for (const length of [2, 1]) {
    const from = words.length - length;
    if (from < 0) continue;
    const said = words
      .slice(from)
      .map(({ plain }) => plain)
      .join(" ");
    const status =
      customerStatuses.find((one) => one.toLowerCase() === said) ?? shortStatuses[said];
    // A status alone is a search for it.
    if (status) return from > 0 ? { words: words.slice(from), status } : null;
  }
  return null;
}
