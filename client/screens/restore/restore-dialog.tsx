import { useState } from "react";
import { kindWords } from "../../../shared/kinds/fields.ts";
import { type RestoredPart, restoredParts } from "../../../shared/transfer/restore-rows.ts";
import { formatInstant } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { DifferenceChoice } from "./difference-choice.tsx";
import type { AccountFile } from "./read-account.ts";
import { type Step, useRestore } from "./use-restore.ts";

const names: Partial<Record<RestoredPart, readonly [one: string, many: string]>> = {
  ...kindWords,
  changes: ["change in the history", "changes in the history"],
};

/** Restores a Client Desk file: shows what is in it, or how it differs, and asks before it writes. */
export function RestoreDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { step, restore, add, cancel } = useRestore(file, onClose);
  const [takesChanges, setTakesChanges] = useState(false);
  const isBusy = step.name === "writing" || step.name === "removing";
  return (
    <Dialog
      open
      onOpenChange={() => !isBusy && onClose()}
      title="Restore from a File"
      description={<bdi className="break-words">{file.name}</bdi>}
      footer={
        <>
          {step.name === "writing" && <Button onClick={() => void cancel()}>Cancel Restore</Button>}
          {!isBusy && (
            <Button onClick={onClose}>{step.name === "failed" ? "Close" : "Cancel"}</Button>
          )}
          {step.name === "whole" && (
            <Button variant="primary" onClick={() => void restore(step.account, step.begun)}>
              {step.begun ? "Continue" : "Restore Account"}
            </Button>
          )}
          {step.name === "differs" && countWritten(step, takesChanges) > 0 && (
            <Button variant="primary" onClick={() => void add(step.difference, takesChanges)}>
              {`Restore ${countOf(countWritten(step, takesChanges), "Record")}`}
            </Button>
          )}
        </>
      }
    >
      <div className="mt-4">
        {step.name === "reading" && <Bar label="Reading" share={step.share} />}
        {step.name === "writing" && (
          <>
            <Bar label="Restoring" share={step.share} />
            <p className="mt-2 text-13 text-ink-3">Canceling leaves nothing behind.</p>
          </>
        )}
        {step.name === "removing" && <p role="status">Removing the restored data</p>}
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
    const [one, many] = names[part] ?? [];
    const count = counts.get(part) ?? 0;
    return one && count > 0 ? [countOf(count, one, many)] : [];
  });
  return (
    <>
      <p className="text-ink-2">
        {isBegun
          ? "The last restore didn’t finish. It continues where it stopped."
          : "Your account is empty. Everything will be as it was on"}{" "}
        {!isBegun && `${formatInstant(exportedAt, "long")}.`}
      </p>
      <ul className="mt-3 grid">
        {parts.map((words) => (
          <li key={words} className="border-t border-line py-1.5">
            {words}
          </li>
        ))}
      </ul>
      {version === 1 && (
        <p className="mt-2 text-13 text-ink-3">
          The file is from an older version. History lists its changes, but they can’t be undone.
        </p>
      )}
    </>
  );
}

function Bar({ label, share }: { label: string; share: number }) {
  return (
    <>
      <p className="text-ink-2">{label}</p>
      <ProgressBar label={label} share={Math.min(1, share)} />
    </>
  );
}
