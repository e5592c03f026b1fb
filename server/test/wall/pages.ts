import { fold, toSearchPieces } from "../../../shared/fold.ts";

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
  keyTypes: string,
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

/** `number string` for a key of two parts. */
function typesOf(key: Key): string {
  return key.map((part) => typeof part).join(" ");
}

export function isMatch(searchKey: string, search: string): boolean {
  return search === "" || toSearchPieces(search).some((piece) => searchKey.includes(piece));
}

/** 0 begins with it, 1 a word does, 2 holds it, 3 does not. */
export function closeness(key: string, search: string): number {
  const piece = fold(search);
  if (key.startsWith(piece)) return 0;
  if ([" ", "-", "/", "(", "'", "."].some((edge) => key.includes(edge + piece))) return 1;
  return key.includes(piece) ? 2 : 3;
}
