import { fold } from "./fold.ts";
import { maxSearch } from "./search-length.ts";
import { storableText } from "./text.ts";

/** The text of a search; empty if nothing comparable is left of it, as with an apostrophe. */
export function searchText() {
  return storableText(maxSearch)
    .overwrite((text) => (fold(text) === "" ? "" : text))
    .default("");
}
