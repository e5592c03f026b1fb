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
}

interface Page {
  data: Row[];
  nextCursor: string | null;
}

type Pages = InfiniteData<Page>;

interface Holding extends Held<Row> {
  /** Of the list as it was asked for. */
  hash: string;
  /** As it was answered last. */
  answered: Pages;
}

/** Milliseconds after a change of one's own in which all that comes is taken for its effect. */
const ownTime = 5000;

/** Whether changes are heard of; before, whose a row is can't be told. */
let isListening = false;
let holding: Holding | undefined;
let records = new Set<string>();
let isMore = false;
let ownUntil = 0;
let ownChanges = countOwnChanges();

/** The ids of rows that wait, in the order of the list. */
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
  if (user === getSession().user?._id) ownUntil = Date.now() + ownTime;
  else if (action === "create" || action === "update") records.add(record);
  else isMore = true;
}

/** Has what others add to a list of this kind wait, until the returned function is called. */
export function watchList(kind: string): () => void {
  const cache = queryClient.getQueryCache();
  const isWatched = ({ queryKey: [of, what] }: Query) => of === kind && what === "list";
  const isShown = (query: Query) => isWatched(query) && query.isActive() && isPages(query);
  for (const query of cache.findAll({ predicate: isShown })) begin(query);
  const stop = cache.subscribe(({ type, query, ...event }) => {
    if (!isShown(query)) return;
    // Asked for in another way, the list begins anew.
    if (type === "observerAdded" && query.queryHash !== holding?.hash) {
      leave();
      begin(query);
    }
    if (type !== "updated" || !("action" in event)) return;
    const { action } = event;
    if (action.type === "success" && !action.manual) settle(query);
  });
  return () => {
    stop();
    leave();
    holding = undefined;
    waiting.set([]);
  };
}

/** Shows the rows that wait, all in the order of the list. */
export function showWaiting(): void {
  const query = leave();
  if (query) begin(query);
}

/** The list is again as it was answered. */
function leave(): Query | undefined {
  const query = queryClient.getQueryCache().get(holding?.hash ?? "");
  if (query && holding) put(query, holding.answered, holding.shown, rowsOf(holding.answered));
  return query;
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

function isGrouped({ queryKey: [, , asked] }: Query): boolean {
  return typeof asked === "object" && asked !== null && "group" in asked && Boolean(asked.group);
}

function begin({ queryHash, state }: Query): void {
  // as: see isPages.
  const answered = state.data as Pages;
  holding = { hash: queryHash, answered, shown: rowsOf(answered), waiting: new Set() };
  records = new Set();
  isMore = false;
  waiting.set([]);
}

/** Before anybody sees a new answer, its rows stand as they stood. */
function settle(query: Query): void {
  if (holding?.hash !== query.queryHash) leave();
  if (!isListening || holding?.hash !== query.queryHash || holding.shown.length === 0) {
    begin(query);
    return;
  }
  if (ownChanges !== countOwnChanges()) ownUntil = Date.now() + ownTime;
  ownChanges = countOwnChanges();
  const answered = answerOf(query, holding.answered);
  const rows = rowsOf(answered);
  const heard = { records, isMore };
  const held =
    Date.now() < ownUntil
      ? showRows(holding, rows, heard)
      : holdRows(
          { ...holding, hasMore: hasMore(holding.answered) },
          { rows, hasMore: hasMore(answered) },
          heard,
          isGrouped(query) ? (was, is) => was.responsible !== is.responsible : undefined,
        );
  holding = { hash: query.queryHash, answered, ...held };
  waiting.set([...held.waiting]);
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
