import { type Line, type Typed, toLine } from "./line.ts";
import { findStatus } from "./statuses.ts";
import { findTags } from "./tags.ts";
import type { Verb } from "./verbs.ts";

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
