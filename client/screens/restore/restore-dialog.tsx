import { useState } from "react";
import { type RestoredPart, restoredParts } from "../../../shared/transfer/restore-rows.ts";
import { common } from "../../../shared/words/en/common.ts";
import { restore } from "../../../shared/words/en/restore.ts";
import { formatInstant } from "../../lib/dates/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { DifferenceChoice } from "./difference-choice.tsx";
import type { AccountFile } from "./read-account.ts";
import { type Step, useRestore } from "./use-restore.ts";

/** Restores a Client Desk file: shows what is in it, or how it differs, and asks before it writes. */
export function RestoreDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { step, restore: begin, add, cancel } = useRestore(file, onClose);
  const [takesChanges, setTakesChanges] = useState(false);
  const isBusy = step.name === "writing" || step.name === "removing";
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title={restore.title}
      description={<bdi className="break-words">{file.name}</bdi>}
      footer={
        <>
          {step.name === "writing" && (
            <Button onClick={() => void cancel()}>{restore.cancel}</Button>
          )}
          {!isBusy && (
            <Button onClick={onClose}>
              {step.name === "failed" ? common.close : common.cancel}
            </Button>
          )}
          {step.name === "whole" && (
            <Button variant="primary" onClick={() => void begin(step.account, step.begun)}>
              {step.begun ? common.continue : restore.account}
            </Button>
          )}
          {step.name === "differs" && countWritten(step, takesChanges) > 0 && (
            <Button variant="primary" onClick={() => void add(step.difference, takesChanges)}>
              {restore.records(countWritten(step, takesChanges))}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-4">
        {step.name === "reading" && <Bar label={restore.reading} share={step.share} />}
        {step.name === "writing" && (
          <>
            <Bar label={restore.restoring} share={step.share} />
            <p className="mt-2 text-13 text-ink-3">{restore.cancelHint}</p>
          </>
        )}
        {step.name === "removing" && <p role="status">{restore.removingAll}</p>}
        {step.name === "failed" && <Notice>{step.text}</Notice>}
        {step.name === "whole" && <Contents account={step.account} isBegun={step.begun !== null} />}
        {step.name === "differs" && (
          <DifferenceChoice
            difference={step.difference}
            takesChanges={takesChanges}
            onTakesChanges={setTakesChanges}
          />
        )}
      </div>
    </Dialog>
  );
}

function countWritten({ difference }: Extract<Step, { name: "differs" }>, takesChanges: boolean) {
  return difference.added.length + (takesChanges ? difference.changed.length : 0);
}

/** Of an empty account: everything in the file becomes it. */
function Contents({ account, isBegun }: { account: AccountFile; isBegun: boolean }) {
  const { counts, exportedAt, version } = account;
  const parts = restoredParts.flatMap((part) => {
    const count = counts.get(part) ?? 0;
    return count > 0 ? (sayCount(part, count) ?? []) : [];
  });
  return (
    <>
      <p className="text-ink-2">
        {isBegun ? restore.continues : restore.whole(formatInstant(exportedAt, "long"))}
      </p>
      <ul className="mt-3 grid">
        {parts.map((words) => (
          <li key={words} className="border-t border-line py-1.5">
            {words}
          </li>
        ))}
      </ul>
      {version === 1 && <p className="mt-2 text-13 text-ink-3">{restore.older}</p>}
    </>
  );
}

/** Of the other lists nobody is told. */
function sayCount(part: RestoredPart, count: number): string | undefined {
  if (part === "changes") return restore.changes(count);
  return isOfRecords(part) ? restore.counts[part](count) : undefined;
}

function isOfRecords(part: RestoredPart): part is keyof typeof restore.counts {
  return part in restore.counts;
}

function Bar({ label, share }: { label: string; share: number }) {
  return (
    <>
      <p className="text-ink-2">{label}</p>
      <ProgressBar label={label} share={Math.min(1, share)} />
    </>
  );
}
