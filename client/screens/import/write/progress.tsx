import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { ImportJob, ImportRow } from "../../../../shared/transfer/imports.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { common } from "../../../../shared/words/en/common.ts";
import { imported } from "../../../../shared/words/en/imported.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { ForecastLedger } from "../check/forecast-ledger.tsx";
import { ImportFrame } from "../frame.tsx";
import type { Draft } from "../rows/draft.ts";
import { readImport, useImport, type Writing } from "../state.ts";
import { cancelWriting, startWriting, stopWriting } from "./writing.ts";

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

/** How far the import has come, or why it has stopped. */
export function WritingProgress({ writing }: { writing: Writing }) {
  const { kind, forecast, failure } = writing;
  return (
    <ImportFrame
      into={kind}
      step="check"
      sub={failure ? imported.writing.failedSub : imported.writing.sub}
      lines={{ check: failure ? imported.writing.stopped : checking.importing }}
      aside={forecast && <ForecastLedger kind={kind} forecast={forecast} />}
    >
      {failure ? <Failure writing={writing} failure={failure} /> : <Bar writing={writing} />}
    </ImportFrame>
  );
}

function Bar({ writing }: { writing: Writing }) {
  const { job } = useImport();
  const { kind, isLost, isCanceling, startedAt } = writing;
  const { fraction, done, of, isSending } = howFar(writing, job);
  const now = job?.now ? imported.writing.now(job.now) : "";
  return (
    <div className="max-w-[560px]">
      <p className="page-title">
        {formatCount(done)}{" "}
        <span className="font-ui text-14 font-normal tracking-normal text-ink-2">
          {(isSending ? imported.writing.sent : imported.writing.of)[kind](formatCount(of))}
        </span>
      </p>
      <ProgressBar
        label={imports.crumb}
        share={fraction}
        valueText={imported.writing.doneOf(
          formatCount(done),
          imported.writing.of[kind](formatCount(of)),
        )}
      />
      <div className="flex justify-between gap-4 text-ink-2">
        {isLost ? (
          <p role="status" className="text-notice">
            {imported.writing.lost}
          </p>
        ) : (
          <p className="clipped">
            <bdi>{now}</bdi>
          </p>
        )}
        <p className="flex-none">
          {isLost || isCanceling ? "" : remainingText(performance.now() - startedAt, fraction)}
        </p>
      </div>
      <div className="mt-6">
        <Button
          busy={isCanceling}
          busyLabel={imported.writing.canceling}
          onClick={() => void cancelWriting()}
        >
          {imported.writing.cancel}
        </Button>
        <p className="mt-2 text-13 text-ink-3">
          {isSending || done === 0
            ? imported.writing.leavesNothing
            : imported.writing.leavesNoneOf(formatCount(done))}
        </p>
      </div>
    </div>
  );
}

type FailureProps = { writing: Writing; failure: NonNullable<Writing["failure"]> };

/** Why the import has stopped, with the ways to go on. */
function Failure({ writing, failure }: FailureProps) {
  const row = failure.row === null ? null : rowOfFile(writing, failure.row);
  return (
    <div className="max-w-[560px]">
      <Notice detail={failure.msg}>
        {row === null ? imported.writing.stoppedAll : imported.writing.stoppedAt(formatCount(row))}
      </Notice>
      <div className="mt-5 flex gap-2">
        {writing.plan.rows.length > 0 && (
          <Button variant="primary" onClick={() => void startWriting(writing)}>
            {common.tryAgain}
          </Button>
        )}
        <Button variant="quiet" onClick={stopWriting}>
          {imports.back}
        </Button>
      </div>
    </div>
  );
}

/** The row of the file that a row of the plan was made of; of a company, of the first that needs one. */
function rowOfFile({ plan, kind }: Writing, place: number): number | null {
  const skipped = new Set(plan.skipped.map(({ number }) => number));
  const sent = (readImport().drafts ?? []).filter(({ number }: Draft) => !skipped.has(number));
  return sent[countKind(plan.rows, kind, place)]?.number ?? null;
}

/** Before this much is done, nobody can tell how long the rest takes. */
const enough = 0.02;

/** "About 20 seconds left"; nothing while that can't be told. */
export function remainingText(milliseconds: number, fraction: number): string {
  if (fraction < enough || fraction >= 1) return "";
  const seconds = ((milliseconds / fraction) * (1 - fraction)) / 1000;
  if (seconds < 5) return imported.writing.fewSeconds;
  if (seconds < 55) return imported.writing.seconds(Math.ceil(seconds / 5) * 5);
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? imported.writing.minute : imported.writing.minutes(minutes);
}

function howFar({ plan, sent, kind }: Writing, job: ImportJob | null): HowFar {
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
function countKind(rows: readonly ImportRow[], kind: ImportKind, until = rows.length): number {
  return rows.slice(0, until).filter((row) => row.kind === kind).length;
}
