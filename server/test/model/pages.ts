import {
  toNameForms,
  toNameTerms,
  toPhonePieces,
  toSearchTerms,
} from "../../../shared/text/fold.ts";
import { isForgiven, toDistance, toTypedWords } from "../../../shared/text/typos.ts";

/** What a list is sorted by, before the id: the first that differs decides. */
export type Key = (string | number)[];

export interface Entry<Row> {
  row: Row;
  key: Key;
  id: string;
}

/** Where a page ended, as its cursor must remember it. */
export interface Position {
  sort: string;
  key: Key;
  id: string;
}

export const unknownCursor = {
  status: 400,
  body: { msg: "Unknown cursor", errors: [{ msg: "Unknown cursor", path: "cursor" }] },
};

/** The rows of one page and, when there are more, where it ends; undefined for a cursor that does not fit. */
export function cutPage<Row>(
  entries: readonly Entry<Row>[],
  { sort, limit }: { sort: string; limit: number },
  after: Position | undefined,
  keyTypes = "string",
) {
  if (after && (after.sort !== sort || typesOf(after.key) !== keyTypes)) return undefined;
  const direction = sort.startsWith("-") ? -1 : 1;
  const sorted = entries
    .toSorted((one, other) => direction * compare(one, other))
    .filter((entry) => !after || direction * compare(entry, after) > 0);
  const page = sorted.slice(0, limit);
  const last = page.at(-1);
  const end = last && sorted.length > limit ? { sort, key: last.key, id: last.id } : undefined;
  return { rows: page.map(({ row }) => row), end };
}

type Place = Pick<Entry<unknown>, "key" | "id">;

export function compare(one: Place, other: Place): number {
  const others = [...other.key, other.id];
  for (const [place, value] of [...one.key, one.id].entries()) {
    const next = others[place] ?? "";
    if (value !== next) return value < next ? -1 : 1;
  }
  return 0;
}

export function byId(one: { _id: string }, other: { _id: string }): number {
  return one._id < other._id ? -1 : 1;
}

/** `number string` for a key of two parts. */
function typesOf(key: Key): string {
  return key.map((part) => typeof part).join(" ");
}

/** What a record is found by. */
interface Searched {
  searchKey: string;
  textKey: string;
  /** The search keys of whom it is with, and whether one or two letters look there, too. */
  related?: string[];
  isRelatedToShort?: boolean;
}

export function isMatch(
  { searchKey, textKey, related = [], isRelatedToShort = false }: Searched,
  search: string,
): boolean {
  const terms = toSearchTerms(search);
  const isLong = terms.some((term) => term.every((form) => [...form].length > 2));
  const texts = [isLong ? textKey : searchKey, ...(isLong || isRelatedToShort ? related : [])];
  return holdAll(texts, terms);
}

function holdAll(texts: readonly string[], terms: readonly string[][]): boolean {
  return terms.every((term) => term.some((form) => texts.some((text) => text.includes(form))));
}

/** -1 is its phone number, 0 begins with it, 1 its words do, 2 holds it, 3 holds it in the search keys, 4 elsewhere. */
export function closeness(name: string, searched: Searched, search: string): number {
  const terms = toNameTerms(search);
  const digits = search.replace(/\D/g, "");
  if (toPhonePieces(search).length > 0 && searched.searchKey.split("\n").includes(digits))
    return -1;
  if (toNameForms(search).some((form) => name.startsWith(form))) return 0;
  if (!holdAll([name], terms)) {
    return isMatch({ ...searched, textKey: searched.searchKey }, search) ? 3 : 4;
  }
  const atEdges = terms.map((term) =>
    term.flatMap((form) => [" ", "-", "/", "(", "."].map((edge) => edge + form)),
  );
  return holdAll([` ${name}`], atEdges) ? 1 : 2;
}

/** How close the name that a search key begins with is, if typos are forgiven; undefined if too far. */
export function nearness({ searchKey }: Searched, search: string): number | undefined {
  const words = toTypedWords(search);
  if (words.length > 5 || !words.some((forms) => forms.every(isForgiven))) return undefined;
  return toDistance(searchKey.split("\n")[0] ?? "", words);
}
