import { formatCount } from "../../lib/count.ts";
import { Button } from "../../ui/button.tsx";
import { ForecastLedger } from "../check/forecast-ledger.tsx";
import { ImportFrame } from "../frame.tsx";
import { useImport } from "../state.ts";
import { kindNames } from "../steps.ts";
import { Failure } from "./failure.tsx";
import { howFar } from "./how-far.ts";
import { remainingText } from "./remaining.ts";
import { cancelWriting, type Writing } from "./writing.ts";

/** How far the import has come, or why it has stopped. */
export function WritingProgress({ writing }: { writing: Writing }) {
  const { kind, forecast, failure } = writing;
  return (
    <ImportFrame
      into={kind}
      step="check"
      sub={
        failure
          ? "Nothing has been saved."
          : "Importing. You can keep working: leaving this page doesn’t stop the import."
      }
      lines={{ check: failure ? "Stopped" : "Importing" }}
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
  const { many } = kindNames[kind];
  const now = job?.now ? `Now: ${job.now}` : "";
  return (
    <div className="max-w-[560px]">
      <p className="h1">
        {formatCount(done)}{" "}
        <span className="font-ui text-14 font-normal tracking-normal text-ink-2">
          of {formatCount(of)} {many}
          {isSending && " sent"}
        </span>
      </p>
      <div
        role="progressbar"
        aria-label="Import"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(fraction * 100)}
        aria-valuetext={`${formatCount(done)} of ${formatCount(of)} ${many}`}
        className="import-bar"
      >
        <i style={{ width: `${fraction * 100}%` }} />
      </div>
      <div className="flex justify-between gap-4 text-ink-2">
        {isLost ? (
          <p role="status" className="text-notice">
            No connection. It continues as soon as the server answers.
          </p>
        ) : (
          <p className="cut">
            <bdi>{now}</bdi>
          </p>
        )}
        <p className="flex-none">
          {isLost || isCanceling ? "" : remainingText(performance.now() - startedAt, fraction)}
        </p>
      </div>
      <div className="mt-6">
        <Button busy={isCanceling} busyLabel="Canceling" onClick={() => void cancelWriting()}>
          Cancel Import
        </Button>
        <p className="mt-2 text-13 text-ink-3">
          {isSending || done === 0
            ? "Canceling leaves nothing behind."
            : `Canceling leaves nothing behind: none of the ${formatCount(done)} is kept.`}
        </p>
      </div>
    </div>
  );
}
