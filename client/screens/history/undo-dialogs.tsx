import { useRef } from "react";
import type { Change } from "../../../shared/history/history.ts";
import type { MissingRecord, Resolve, UndoConflict } from "../../../shared/history/undo.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { clockOf, dayOf } from "../../lib/dates/when.ts";
import { countOf, formatCount } from "../../lib/format/count.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { titleOfField, wordsOf } from "./field-words.ts";
import { sentenceOf } from "./sentence.ts";
import { Words } from "./words.tsx";

interface QuestionProps {
  /** Null when nothing is to be done. */
  onAnswer: (more: Resolve | null) => void;
}

/**
 * Shows what has been changed since beside what the undo would bring back, and asks whether that stays while
 * the rest is undone.
 */
export function UndoConflicts({
  act,
  conflicts,
  changed,
  onAnswer,
}: QuestionProps & { act: Change; conflicts: readonly UndoConflict[]; changed: number }) {
  // No button: the key that undid, pressed twice, must not decide.
  const texts = useRef<HTMLDivElement>(null);
  const more = changed - new Set(conflicts.map(({ record }) => record)).size;
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(null)}
      title={`Undo this ${wordOf(act)}?`}
      description={
        <>
          {changed === 1 ? "1 record has" : `${formatCount(changed)} records have`} been changed
          since then. You can keep {changed === 1 ? "its" : "their"} current version and undo the
          rest.
        </>
      }
      width="wide"
      initialFocus={texts}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer({ conflicts: "back" })}>
            Undo Anyway
          </Button>
          <Button variant="primary" onClick={() => onAnswer({ conflicts: "now" })}>
            Keep Current Version
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
        {more > 0 && (
          <p className="border-t border-line pt-3">And {countOf(more, "more record")}</p>
        )}
      </div>
    </Dialog>
  );
}

/** Asks before a key undoes or redoes more than one sees. */
export function ManyQuestion({
  act,
  verb,
  onConfirm,
  onClose,
}: {
  act: Change;
  verb: "Undo" | "Redo";
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`${verb} this ${wordOf(act)}?`}
      cancelLabel="Cancel"
      confirmLabel={verb}
      tone="plain"
      onConfirm={onConfirm}
    >
      <p>
        <Words pieces={sentenceOf(act)} />, {formatDate(dayOf(act.at), "monthDay")},{" "}
        {clockOf(act.at)}.
      </p>
      <p>This changes {countOf(act.count, "record")}.</p>
    </ConfirmDialog>
  );
}

const actWords: Partial<Record<Change["action"], string>> = {
  import: "import",
  merge: "merge",
  delete: "deletion",
};

/** "import": what an act is called in a question. */
function wordOf({ action }: Change): string {
  return actWords[action] ?? "change";
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

type MissingProps = QuestionProps & { act: Change; missing: readonly MissingRecord[] };

/** What an undo needs is deleted: asks whether that comes back as well. */
export function MissingQuestion(props: MissingProps) {
  const { act, missing, onAnswer } = props;
  if (act.count > 1) return <MissingOfMany {...props} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(null)}
      title={<>Restore {namesOf(missing)} too?</>}
      cancelLabel="Cancel"
      confirmLabel={missing.length > 1 ? "Restore All" : "Restore Both"}
      onConfirm={() => onAnswer({ missing: "restore" })}
      tone="plain"
    >
      <p>
        <bdi>{act.name}</bdi> belongs to {namesOf(missing)}, which{" "}
        {missing.length > 1 ? "are" : "is"} deleted. They can be restored together.
      </p>
    </ConfirmDialog>
  );
}

/** Of an act on many records, the rest can be undone without what is deleted. */
function MissingOfMany({ act, missing, onAnswer }: MissingProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const canRestore = missing.every(({ change }) => change);
  const isMany = missing.length > 1;
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(null)}
      title={`Undo this ${wordOf(act)}?`}
      initialFocus={cancel}
      description={
        <>
          {namesOf(missing)} {isMany ? "have" : "has"} been deleted since then. You can leave{" "}
          {isMany ? "them" : "it"} deleted and undo the rest
          {canRestore && <>, or restore {isMany ? "them" : "it"} too</>}.
        </>
      }
      footer={
        <>
          <Button ref={cancel} onClick={() => onAnswer(null)}>
            Cancel
          </Button>
          {canRestore && <Button onClick={() => onAnswer({ missing: "restore" })}>Restore</Button>}
          <Button variant="primary" onClick={() => onAnswer({ missing: "leave" })}>
            Leave Deleted
          </Button>
        </>
      }
    />
  );
}

function namesOf([first, ...others]: readonly MissingRecord[]) {
  return (
    <>
      <bdi>{first?.name}</bdi>
      {others.length > 0 && ` and ${countOf(others.length, "other")}`}
    </>
  );
}
