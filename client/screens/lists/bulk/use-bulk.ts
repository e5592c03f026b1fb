import { useState } from "react";
import type { Progress } from "../../../../shared/api/events.ts";
import { bulkEndpoints, type Chosen as ChosenRows } from "../../../../shared/lists/bulk.ts";
import { tagLimits } from "../../../../shared/tag-limits.ts";
import { bulk } from "../../../../shared/words/en/bulk.ts";
import { results } from "../../../../shared/words/en/results.ts";
import type { RequestOf } from "../../../lib/api.ts";
import { followProgress } from "../../../lib/browser/progress.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { makeUuid } from "../../../lib/uuid.ts";
import { succeeds, write } from "../../../lib/write/write.ts";

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
    const key = makeUuid();
    const stop = followProgress(key, setProgress);
    setProgress({ done: 0, total: count });
    const isDone = await succeeds(
      write(
        bulkEndpoints.customers,
        { body: { chosen, what } },
        {
          key,
          isLong: true,
          done: ({ data: { changed, skipped, skippedIds } }) => ({
            text: skipped ? partlyDone(changed, skipped, what) : words(changed),
            autoClose: toastStays,
            other: skipped
              ? { label: bulk.became.showThem, run: () => onSkipped(skippedIds) }
              : undefined,
          }),
          failed: results.customers.bulkFailed,
          refresh: "first",
        },
      ),
    );
    stop();
    setProgress(undefined);
    return isDone;
  };
  return { run, progress };
}

function partlyDone(changed: number, skipped: number, what: Act): string {
  const { changedElsewhere, changedOrFull } = bulk.became;
  const done = formatCount(changed);
  const total = formatCount(changed + skipped);
  return "addTag" in what
    ? changedOrFull(done, total, skipped, formatCount(tagLimits.each))
    : changedElsewhere(done, total, skipped);
}
