import { useState } from "react";
import { bulkEndpoints, type Chosen as ChosenRows } from "../../../shared/bulk.ts";
import type { Progress } from "../../../shared/events.ts";
import { messages } from "../../../shared/messages.ts";
import { tagLimits } from "../../../shared/tag-limits.ts";
import { sayDone } from "../../history/undoing.ts";
import { call, failureText, isSignedOut, type RequestOf } from "../../lib/api.ts";
import { formatCount } from "../../lib/count.ts";
import { followProgress } from "../../lib/progress.ts";
import { refreshData } from "../../lib/query-client.ts";
import { makeKey } from "../../lib/save-headers.ts";
import { notify } from "../../ui/toaster.tsx";

export type Act = NonNullable<RequestOf<typeof bulkEndpoints.customers>["body"]>["what"];

/** Milliseconds that a toast about many rows stays: there is more to take back. */
const toastStays = 10_000;

interface BulkOptions {
  chosen: ChosenRows;
  /** How many these are. */
  count: number;
  /** Chooses the ones that were changed elsewhere, which are left as they were. */
  onSkipped: (ids: readonly string[]) => void;
}

/** Does one thing with all chosen customers, as one act with one Undo. */
export function useBulk({ chosen, count, onSkipped }: BulkOptions) {
  const [progress, setProgress] = useState<Pick<Progress, "done" | "total">>();
  const run = async (what: Act, words: (changed: number) => string): Promise<boolean> => {
    const key = makeKey();
    const stop = followProgress(key, setProgress);
    setProgress({ done: 0, total: count });
    try {
      const answer = await call(bulkEndpoints.customers, {
        body: { chosen, what },
        headers: { "idempotency-key": key },
        isLong: true,
      });
      const { changed, skipped, skippedIds } = answer.data;
      const text = skipped
        ? `${formatCount(changed)} of ${formatCount(changed + skipped)} changed. ${whySkipped(skipped, what)}`
        : words(changed);
      sayDone(text, answer, {
        autoClose: toastStays,
        other: skipped ? { label: "Show Them", run: () => onSkipped(skippedIds) } : undefined,
      });
      await refreshData();
      return true;
    } catch (error) {
      if (!isSignedOut(error)) notify.error(failureText(error, messages.customers.bulkFailed));
      return false;
    } finally {
      stop();
      setProgress(undefined);
    }
  };
  return { run, progress };
}

function whySkipped(count: number, what: Act): string {
  const isOne = count === 1;
  const full =
    "addTag" in what ? ` or already ${isOne ? "has" : "have"} ${tagLimits.each} tags` : "";
  return `${formatCount(count)} ${isOne ? "was" : "were"} changed elsewhere${full}.`;
}
