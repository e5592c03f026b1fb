import type { InfiniteData, Query } from "@tanstack/react-query";
import type { ChangeEvent } from "../../../shared/api/events.ts";
import { countOwnChanges } from "../own-changes.ts";
import { queryClient } from "../queries/query-client.ts";
import { getSession } from "../session.ts";
import { createStore } from "../store.ts";
import { type Held, holdRows, showRows } from "./hold-rows.ts";

// What others add to a list that is on screen waits until it is asked for; only desks of several load this.

interface Row {
  _id: string;
  responsible?: string;
  due?: string | null;
  date?: string;
}

interface Page {
  data: Row[];
  nextCursor: string | null;
}

type Pages = InfiniteData<Page>;

interface Holding extends Held<Row> {
  query: Query;
  /** As it was answered last. */
  answered: Pages;
  /** Since it was shown anew. */
  heard: { records: Set<string>; isMore: boolean };
}

/** Milliseconds after a change of one's own in which all that comes is taken for its effect. */
const ownTime = 5000;

/** Whether changes are heard of; before, whose a row is can't be told. */
let isListening = false;
/** By the hash of the query: a board has one for each column. */
const holdings = new Map<string, Holding>();
let ownUntil = 0;
let ownChanges = countOwnChanges();

/** The ids of rows that wait, in the order of their list. */
const waiting = createStore<readonly string[]>([]);

export function useWaiting(): readonly string[] {
  return waiting.use();
}

/** From now on `noteChange` is told of all changes. */
export function listenToChanges(): void {
  isListening = true;
}

/** A change of which the stream tells, of anybody but this page. */
export function noteChange({ user, action, record }: ChangeEvent): void {
  // Another device of one's own shows what it does at once.
  if (user === getSession().user?._id) {
    ownUntil = Date.now() + ownTime;
    return;
  }
  for (const { heard } of holdings.values()) {
    if (action === "create" || action === "update") heard.records.add(record);
    else heard.isMore = true;
  }
}

/** Which lists are watched. */
interface Watched {
  kind: string;
  /** The hash of the only query that is meant. */
  only?: string | undefined;
  /** The columns of a board, each of which asks for so many rows, and not the list behind it. */
  isBoard?: boolean;
}

/** Has what others add to lists wait, until the returned function is called. */
export function watchList({ kind, only, isBoard = false }: Watched): () => void {
  const cache = queryClient.getQueryCache();
  const isWatched = (query: Query) => {
    const [of, what] = query.queryKey;
    if (of !== kind || what !== "list") return false;
    return only === undefined ? "limit" in askedOf(query) === isBoard : query.queryHash === only;
  };
  const isShown = (query: Query) => isWatched(query) && query.isActive() && isPages(query);
  for (const query of cache.findAll({ predicate: isShown })) begin(query);
  const stop = cache.subscribe(({ type, query, ...event }) => {
    // Asked for in another way, a list begins anew.
    if (type === "observerRemoved" && !query.isActive()) leave(query);
    if (!isShown(query)) return;
    if (type === "observerAdded" && !holdings.has(query.queryHash)) begin(query);
    if (type !== "updated" || !("action" in event)) return;
    const { action } = event;
    if (action.type === "success" && !action.manual) settle(query);
  });
  return () => {
    stop();
    for (const { query } of [...holdings.values()]) leave(query);
  };
}

/** Shows the rows that wait, all in the order of their list. */
export function showWaiting(): void {
  for (const { query } of [...holdings.values()]) {
    leave(query);
    begin(query);
  }
}

/** The list is again as it was answered. */
function leave({ queryHash }: Query): void {
  const holding = holdings.get(queryHash);
  if (!holding) return;
  holdings.delete(queryHash);
  tellWaiting();
  const { query, answered, shown } = holding;
  put(query, answered, shown, rowsOf(answered));
}

function tellWaiting(): void {
  waiting.set([...holdings.values()].flatMap((holding) => [...holding.waiting]));
}

/** Changes nothing else about a query, which may have to be asked again. */
function put(query: Query, pages: Pages, before: readonly Row[], rows: readonly Row[]): void {
  if (before.map(({ _id }) => _id).join() === rows.map(({ _id }) => _id).join()) return;
  const { isInvalidated, dataUpdatedAt } = query.state;
  queryClient.setQueryData(query.queryKey, pages, { updatedAt: dataUpdatedAt });
  if (isInvalidated) query.invalidate();
}

function isPages({ state: { data } }: Query): boolean {
  return typeof data === "object" && data !== null && "pages" in data;
}

function askedOf({ queryKey: [, , asked] }: Query): object {
  return typeof asked === "object" && asked !== null ? asked : {};
}

/** Whether a row that others changed would stand under another head. */
function movesIn(query: Query): ((was: Row, is: Row) => boolean) | undefined {
  const [kind] = query.queryKey;
  const asked = askedOf(query);
  if (kind === "tasks") return (was, is) => was.due !== is.due;
  if (kind === "appointments") return (was, is) => was.date?.slice(0, 10) !== is.date?.slice(0, 10);
  const isGrouped = "group" in asked && Boolean(asked.group);
  return isGrouped ? (was, is) => was.responsible !== is.responsible : undefined;
}

function begin(query: Query): void {
  // as: see isPages.
  const answered = query.state.data as Pages;
  const heard = { records: new Set<string>(), isMore: false };
  const held = { shown: rowsOf(answered), waiting: new Set<string>() };
  holdings.set(query.queryHash, { query, answered, heard, ...held });
  tellWaiting();
}

/** Before anybody sees a new answer, its rows stand as they stood. */
function settle(query: Query): void {
  const holding = holdings.get(query.queryHash);
  if (!isListening || !holding || holding.shown.length === 0) {
    begin(query);
    return;
  }
  if (ownChanges !== countOwnChanges()) ownUntil = Date.now() + ownTime;
  ownChanges = countOwnChanges();
  const answered = answerOf(query, holding.answered);
  const rows = rowsOf(answered);
  const { heard } = holding;
  const held =
    Date.now() < ownUntil
      ? showRows(holding, rows, heard)
      : holdRows(
          { ...holding, hasMore: hasMore(holding.answered) },
          { rows, hasMore: hasMore(answered) },
          heard,
          movesIn(query),
        );
  holdings.set(query.queryHash, { query, answered, heard, ...held });
  tellWaiting();
  // as: see isPages.
  put(query, withRows(answered, held.shown), rowsOf(query.state.data as Pages), held.shown);
}

/** More pages come after those that are shown, which stand for the ones that were answered. */
function answerOf({ state: { data, fetchMeta } }: Query, before: Pages): Pages {
  // as: see isPages.
  const pages = data as Pages;
  if (fetchMeta?.fetchMore?.direction !== "forward") return pages;
  const more = pages.pages.slice(before.pages.length);
  return { ...pages, pages: [...before.pages, ...more] };
}

function rowsOf({ pages }: Pages): Row[] {
  return pages.flatMap(({ data }) => data);
}

function hasMore({ pages }: Pages): boolean {
  return pages.at(-1)?.nextCursor != null;
}

/** The pages with these rows in place of their own. */
function withRows({ pages, ...rest }: Pages, rows: readonly Row[]): Pages {
  return {
    ...rest,
    pages: pages.map((page, at) => ({ ...page, data: at === 0 ? [...rows] : [] })),
  };
}
