import { formatCount } from "../../lib/count.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { readImport } from "../state.ts";
import type { Draft } from "../types.ts";
import { countKind } from "./how-far.ts";
import { startWriting, stopWriting, type Writing } from "./writing.ts";

type FailureProps = { writing: Writing; failure: NonNullable<Writing["failure"]> };

/** Why the import has stopped, with the ways to go on. */
export function Failure({ writing, failure }: FailureProps) {
  const row = failure.row === null ? null : rowOfFile(writing, failure.row);
  return (
    <div className="max-w-[560px]">
      <Notice detail={failure.msg}>
        {row === null
          ? "The import stopped. Nothing was saved."
          : `The import stopped at row ${formatCount(row)}. Nothing was saved.`}
      </Notice>
      <div className="mt-5 flex gap-2">
        {writing.plan.rows.length > 0 && (
          <Button variant="primary" onClick={() => void startWriting(writing)}>
            Try Again
          </Button>
        )}
        <Button variant="quiet" onClick={stopWriting}>
          Back
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
