import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { ImportJob, ImportRow } from "../../../../shared/transfer/imports.ts";
import type { Writing } from "../state.ts";

/** How much of all the work is done once the rows have arrived. */
const shareOfSending = 0.25;

interface HowFar {
  /** Of all the work, 0 to 1. */
  fraction: number;
  /** Records of the kind that is imported: what belongs to them is not counted. */
  done: number;
  of: number;
  isSending: boolean;
}

export function howFar({ plan, sent, kind }: Writing, job: ImportJob | null): HowFar {
  if (plan.rows.length === 0 && job) return howFarOf(job);
  const total = Math.max(plan.rows.length, 1);
  const isSending = job === null || job.state === "open";
  const written = isSending ? 0 : job.written;
  return {
    fraction: (shareOfSending * sent + (1 - shareOfSending) * written) / total,
    done: countKind(plan.rows, kind, isSending ? sent : written),
    of: countKind(plan.rows, kind),
    isSending,
  };
}

/** Without the plan: rows that were not skipped are records. */
function howFarOf({ written, received, rows, skipped }: ImportJob): HowFar {
  const share = written / Math.max(received, 1);
  const of = rows - skipped;
  const fraction = shareOfSending + (1 - shareOfSending) * share;
  return { fraction, done: Math.floor(share * of), of, isSending: false };
}

/** How many of the first rows are of this kind. */
export function countKind(
  rows: readonly ImportRow[],
  kind: ImportKind,
  until = rows.length,
): number {
  return rows.slice(0, until).filter((row) => row.kind === kind).length;
}
