import type { Query } from "@tanstack/react-query";
import { gap } from "../../shared/events.ts";
import { isOwnChange } from "../lib/own-changes.ts";
import { queryClient } from "../lib/query-client.ts";
import type { StreamEvent } from "./read-events.ts";
import { shareStream } from "./share-stream.ts";

/** Milliseconds. Many changes that come one after the other are read together. */
const pause = 1000;
/** Milliseconds between two looks whether a call of this page is still under way, and how often. */
const lookAgain = 100;
const patience = 10;

/** What no change of a record is seen in. */
const unconcerned = new Set<unknown>(["config", "devices"]);

/** Reads again what is on screen when something was changed elsewhere, until the signal. */
export function showChanges(userId: string, signal: AbortSignal): void {
  const refresh = createRefresher(signal);
  const hear = ({ name, id }: StreamEvent) => {
    if (name === gap) refresh(undefined);
    else if (id !== undefined) refresh(id);
  };
  shareStream(userId, hear, signal);
}

/** Takes the ids of changes, undefined for unknown ones. */
function createRefresher(signal: AbortSignal) {
  let pending: (string | undefined)[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTime = Number.NEGATIVE_INFINITY;

  const run = (looks: number) => {
    // A save of this page is told of before it is answered; and what is being read may be of before.
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

/** All that shows records: almost everything that is shown of one has names or numbers of others. */
function readAgain(): void {
  void queryClient.invalidateQueries({ predicate: isConcerned, refetchType: "none" });
  // A hidden page reads when it is looked at again.
  if (document.hidden) return;
  void queryClient.refetchQueries(
    { type: "active", predicate: (query) => isConcerned(query) && !isBeingEdited(query) },
    // Not again what is under way: somebody may be scrolling.
    { cancelRefetch: false },
  );
}

function isConcerned({ queryKey }: Query): boolean {
  return !unconcerned.has(queryKey[0]);
}

/** A form keeps the version it was opened with; saving tells when that is not the newest. */
function isBeingEdited({ queryKey: [, what, id] }: Query): boolean {
  return what === "one" && location.pathname.endsWith(`/${String(id)}/edit`);
}
