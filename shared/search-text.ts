import { fold, maxSearch } from "./fold.ts";
import { storableText } from "./text.ts";

/** What somebody looks for; empty when nothing of it is left to compare, as of an apostrophe. */
export function searchText() {
  return storableText(maxSearch)
    .overwrite((text) => (fold(text) === "" ? "" : text))
    .default("");
}
