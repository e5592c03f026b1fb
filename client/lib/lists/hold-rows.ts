interface Row {
  _id: string;
}

/** An answer to a list, as far as it is loaded. */
export interface Answer<R extends Row> {
  rows: readonly R[];
  /** Whether rows follow that are not loaded. */
  hasMore: boolean;
}

/** What others have done, as far as it was heard of. */
export interface Heard {
  /** Records that they made or changed. */
  records: ReadonlySet<string>;
  /** They did something else as well, which names no single record. */
  isMore: boolean;
}

export interface Held<R extends Row> {
  shown: readonly R[];
  /** Rows that wait to be shown. */
  waiting: ReadonlySet<string>;
}

/**
 * The rows of a new answer in the order in which they are shown: what others do moves nothing under the eyes of who
 * reads. Rows that are not shown yet wait, but for those that only follow because there is room for them now. Rows that are
 * no longer in the answer go, but for those that new ones have pushed out of it. A row that `isMoved` under another head
 * goes and waits there.
 */
export function holdRows<R extends Row>(
  before: Held<R> & { hasMore: boolean },
  { rows, hasMore }: Answer<R>,
  { records, isMore }: Heard,
  isMoved: (was: R, is: R) => boolean = () => false,
): Held<R> {
  const byId = new Map(rows.map((row) => [row._id, row]));
  const mayBePushedOut = (id: string) => hasMore && !isMore && !records.has(id);
  const kept = before.shown.flatMap((row) => {
    const now = byId.get(row._id);
    if (now) return isMoved(row, now) ? [] : [now];
    return mayBePushedOut(row._id) ? [row] : [];
  });
  const stays = new Set(kept.map(({ _id }) => _id));
  const last = rows.findLastIndex(({ _id }) => stays.has(_id));
  const waiting = new Set<string>();
  const following: R[] = [];
  for (const [place, row] of rows.entries()) {
    if (stays.has(row._id)) continue;
    const follows = before.hasMore && place > last && !records.has(row._id);
    if (follows && !before.waiting.has(row._id)) following.push(row);
    else waiting.add(row._id);
  }
  return { shown: [...kept, ...following], waiting };
}

/** The rows of an answer to what oneself has done: in its own order, without those that wait. */
export function showRows<R extends Row>(
  before: Held<R>,
  rows: readonly R[],
  { records }: Pick<Heard, "records">,
): Held<R> {
  const wereShown = new Set(before.shown.map(({ _id }) => _id));
  const waits = (id: string) => before.waiting.has(id) || records.has(id);
  const waiting = new Set(
    rows.map(({ _id }) => _id).filter((id) => waits(id) && !wereShown.has(id)),
  );
  return { shown: rows.filter(({ _id }) => !waiting.has(_id)), waiting };
}
