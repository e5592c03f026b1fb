import { useRef } from "react";
import type { Change } from "../../shared/history.ts";
import {
  type MissingRecord,
  maxConflicts,
  type Resolve,
  type UndoConflict,
} from "../../shared/undo.ts";
import { countOf, formatCount } from "../lib/count.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { titleOfField, wordsOf } from "./field-words.ts";

interface QuestionProps {
  /** Null when nothing is to be done. */
  onAnswer: (more: Resolve | null) => void;
}

/** Shows what has been changed since beside what the undo would bring back, and asks which counts. */
export function UndoConflicts({
  conflicts,
  onAnswer,
}: QuestionProps & { conflicts: readonly UndoConflict[] }) {
  // No button: the key that undid, pressed twice, must not decide.
  const texts = useRef<HTMLDivElement>(null);
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(null)}
      title="Changed again since then"
      description="Undoing this would take back newer changes too. Which version do you want to keep?"
      width="wide"
      initialFocus={texts}
      footer={
        <>
          <Button onClick={() => onAnswer({ conflicts: "now" })}>Keep Current Version</Button>
          <Button variant="primary" onClick={() => onAnswer({ conflicts: "back" })}>
            Undo Anyway
          </Button>
        </>
      }
    >
      <div ref={texts} tabIndex={-1} className="mt-5 grid gap-4 outline-none">
        {conflicts.map(({ kind, record, name, field, now, back }) => (
          <dl
            key={`${record} ${field}`}
            className="grid grid-cols-2 gap-x-5 gap-y-1.5 border-t border-line pt-3 to-700:grid-cols-1"
          >
            <dt className="col-span-full text-13 font-semibold">
              <bdi>{name}</bdi>
              {field && `: ${titleOfField(kind, field)}`}
            </dt>
            <Side label="Current version">{field ? wordsOf(field, now) : "Changed"}</Side>
            <Side label="After undoing">{field ? wordsOf(field, back) : "Deleted"}</Side>
          </dl>
        ))}
      </div>
    </Dialog>
  );
}

/** Of an import, only how much of it was changed since: nobody decides that record by record. */
export function ImportChanged({
  conflicts,
  onAnswer,
}: QuestionProps & { conflicts: readonly UndoConflict[] }) {
  const records = new Set(conflicts.map(({ record }) => record)).size;
  const count = conflicts.length < maxConflicts ? formatCount(records) : "Many";
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(null)}
      title="Undo this import?"
      cancelLabel="Cancel"
      confirmLabel="Undo Anyway"
      onConfirm={() => onAnswer({ conflicts: "back" })}
    >
      <p>
        {count} of them {records === 1 ? "was" : "were"} changed since. Undo anyway?
      </p>
    </ConfirmDialog>
  );
}

function Side({ label, children }: { label: string; children: string }) {
  return (
    <dd className="min-w-0">
      <span className="block text-13 text-ink-3">{label}</span>
      <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap break-words">
        {children || <span className="text-ink-3">Empty</span>}
      </span>
    </dd>
  );
}

/** What an undo needs is deleted: asks whether that comes back as well. */
export function MissingQuestion({
  act,
  missing,
  onAnswer,
}: QuestionProps & { act: Change; missing: readonly MissingRecord[] }) {
  const [first, ...others] = missing;
  if (!first) return null;
  const gone = (
    <>
      <bdi>{first.name}</bdi>
      {others.length > 0 && ` and ${countOf(others.length, "other")}`}
    </>
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(null)}
      title={<>Restore {gone} too?</>}
      cancelLabel="Cancel"
      confirmLabel={others.length > 0 ? "Restore All" : "Restore Both"}
      onConfirm={() => onAnswer({ missing: "restore" })}
      tone="plain"
    >
      <p>
        <bdi>{act.name}</bdi> belongs to {gone}, which {others.length > 0 ? "are" : "is"} deleted.
        They can be restored together.
      </p>
    </ConfirmDialog>
  );
}
