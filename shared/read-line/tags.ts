import { fold } from "../fold.ts";
import type { Word } from "./words.ts";

export interface FoundTag {
  words: Word[];
  name: string;
}

const longest = 50;

/** "#vip", or "#net 60" where there is a tag of that name. */
export function findTags(words: readonly Word[], known: readonly string[] = []): FoundTag[] {
  const names = new Map(known.map((name) => [toKey(name), name]));
  const found: FoundTag[] = [];
  words.forEach((word, from) => {
    if (!/^#[^#]/.test(word.text)) return;
    for (let to = Math.min(words.length, from + 4); to > from; to--) {
      const said = words.slice(from, to).map(({ text }) => text);
      const name = names.get(toKey(said.join(" ").slice(1)));
      const typed = word.text.slice(1);
      if (!name && to > from + 1) continue;
      if (name || typed.length <= longest)
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
