import type { Query } from "@tanstack/react-query";
import {
  type ChangeEvent,
  customerEvent,
  forYouEvent,
  gap,
  mailsEvent,
  type Progress,
  progressEvent,
  remindersEvent,
  settingsEvent,
} from "../../../shared/api/events.ts";
import { presenceEvent } from "../../../shared/api/presence.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { tellProgress } from "../../lib/browser/progress.ts";
import { isOwnChange } from "../../lib/own-changes.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { refreshUser } from "../../lib/session.ts";
import { readForYou } from "../../screens/for-you/queries.ts";
import { readReminders } from "../../screens/reminders/queries.ts";
import type { StreamEvent } from "./read-events.ts";
import { shareStream } from "./share-stream.ts";

/** Milliseconds. Many changes in a row are fetched together. */
const pause = 1000;
/** Milliseconds between checks for a pending request of this page, and how many checks. */
const lookAgain = 100;
const patience = 10;

/** Queries that no change of a record affects. */
const unconcerned = new Set<unknown>(["config", "devices"]);

/** What only desks of several show. */
const together = lazyModule(() => import("./together.ts"));
/** What only desks show whose customers book or are invited. */
const customers = lazyModule(() => import("../../screens/reminders/customer-news.ts"));

/**
 * Refetches what is on screen when something has changed elsewhere, until the signal aborts. `since`: when
 * that was asked for, as performance.now() has it.
 */
export function showChanges(place: string, since: number, signal: AbortSignal): void {
  const refresh = createRefresher(signal);
  const hear = ({ name, id, data }: StreamEvent) => {
    // as: the server's events of this name have this shape.
    if (name === progressEvent) tellProgress(JSON.parse(data) as Progress);
    else if (name === remindersEvent) readReminders();
    else if (name === presenceEvent) together.now()?.hearPresence(JSON.parse(data));
    else if (name === forYouEvent) void readForYou();
    else if (name === customerEvent) tellOfCustomer(data);
    else if (name === settingsEvent) readSettings();
    else if (name === mailsEvent) refresh(undefined);
    else if (name === gap) {
      refresh(undefined);
      readSettings();
    } else if (id !== undefined) {
      // as: what has an id is a change.
      const event = JSON.parse(data) as ChangeEvent;
      if (!isAloneHere() && !isOwnChange(id))
        together.load().then(
          (part) => part.expectChange(event),
          () => {},
        );
      refresh(id);
    }
  };
  shareStream(place, since, hear, signal);
  // With other people all of the dashboard begins anew, this too.
  if (!isAloneHere())
    together
      .load()
      .then((part) => part.beTogether(signal))
      .catch(() => {});
}

function tellOfCustomer(data: string) {
  customers
    .load()
    .then((part) => part.hearCustomer(JSON.parse(data)))
    // The screens show it anyway.
    .catch(() => {});
}

function readSettings() {
  // Without an answer, the next start has them.
  refreshUser().catch(() => {});
}

/** Takes the ids of changes, undefined for unknown ones. */
function createRefresher(signal: AbortSignal) {
  let pending: (string | undefined)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTime = Number.NEGATIVE_INFINITY;

  const run = (looks: number) => {
    // The event of this page's own save arrives before its response, and pending requests may be
    // older than the change.
    const isBusy = queryClient.isMutating() + queryClient.isFetching() > 0;
    if (isBusy && looks < patience) {
      timer = setTimeout(() => run(looks + 1), lookAgain);
      return;
    }
    timer = undefined;
    const isNews = pending.some((id) => id === undefined || !isOwnChange(id));
    pending = [];
    if (!isNews) return;
    lastTime = performance.now();
    readAgain();
  };
  signal.addEventListener("abort", () => clearTimeout(timer));
  return (id: string | undefined) => {
    if (signal.aborted) return;
    pending.push(id);
    timer ??= setTimeout(() => run(0), Math.max(lookAgain, lastTime + pause - performance.now()));
  };
}

/** All queries with records: almost every one includes names or numbers of other records. */
function readAgain(): void {
  void queryClient.invalidateQueries({ predicate: isConcerned, refetchType: "none" });
  // A hidden page refetches when it is shown again. But it reminds.
  if (document.hidden) {
    readReminders();
    return;
  }
  void queryClient.refetchQueries(
    { type: "active", predicate: (query) => isConcerned(query) && !isBeingEdited(query) },
    // Not what is already loading: the user may be scrolling.
    { cancelRefetch: false },
  );
}

function isConcerned({ queryKey }: Query): boolean {
  return !unconcerned.has(queryKey[0]);
}

/** A form keeps the version it was opened with; saving reports a newer one. */
function isBeingEdited({ queryKey: [, what, id] }: Query): boolean {
  return what === "one" && location.pathname.endsWith(`/${String(id)}/edit`);
}
