import { useRef } from "react";
import type { Change } from "../../../shared/history/history.ts";
import type { MissingRecord, Resolve, UndoConflict } from "../../../shared/history/undo.ts";
import { undoing } from "../../../shared/words/en/undoing.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { clockOf, dayOf } from "../../lib/dates/when.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { titleOfField, wordsOf } from "./field-words.ts";
import { type Piece, sentence } from "./pieces.ts";
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
      title={undoing.undoThis[wordOf(act)]}
      description={undoing.changedSince(changed)}
      width="wide"
      initialFocus={texts}
      footer={
        <>
          <Button variant="danger" onClick={() => onAnswer({ conflicts: "back" })}>
            {undoing.undoAnyway}
          </Button>
          <Button variant="primary" onClick={() => onAnswer({ conflicts: "now" })}>
            {undoing.keepCurrent}
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
              <Rich
                text={
                  field
                    ? undoing.nameField(name, titleOfField(kind, field))
                    : `<name>${name}</name>`
                }
                tags={{ name: asName }}
              />
            </dt>
            <Side label={undoing.current}>{field ? wordsOf(field, now) : undoing.changed}</Side>
            <Side label={undoing.after}>{field ? wordsOf(field, back) : undoing.deleted}</Side>
          </dl>
        ))}
        {more > 0 && <p className="border-t border-line pt-3">{undoing.more(more)}</p>}
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
  verb: "undo" | "redo";
  onConfirm: () => void;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={(verb === "undo" ? undoing.undoThis : undoing.redoThis)[wordOf(act)]}
      cancelLabel={undoing.cancel}
      confirmLabel={undoing[verb]}
      tone="plain"
      onConfirm={onConfirm}
    >
      <p>
        <Words pieces={doneAt(act)} />
      </p>
      <p>{undoing.touches(act.count)}</p>
    </ConfirmDialog>
  );
}

/** What an act is called in a question. */
function wordOf({ action }: Change) {
  return action === "import" || action === "merge" || action === "delete" ? action : "change";
}

/** The sentence about an act, and when it was done. */
function doneAt(act: Change): Piece[] {
  const day = formatDate(dayOf(act.at), "monthDay");
  return sentence((put) => undoing.doneAt(put(...sentenceOf(act)), day, clockOf(act.at)));
}

const asName = (name: string) => <bdi>{name}</bdi>;

function Side({ label, children }: { label: string; children: string }) {
  return (
    <dd className="min-w-0">
      <span className="block text-13 text-ink-3">{label}</span>
      <span className="block max-h-40 overflow-y-auto whitespace-pre-wrap break-words">
        {children || <span className="text-ink-3">{undoing.empty}</span>}
      </span>
    </dd>
  );
}

type MissingProps = QuestionProps & { act: Change; missing: readonly MissingRecord[] };

/** What an undo needs is deleted: asks whether that comes back as well. */
export function MissingQuestion(props: MissingProps) {
  const { act, missing, onAnswer } = props;
  const [first, others] = namesOf(missing);
  if (act.count > 1) return <MissingOfMany {...props} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => onAnswer(null)}
      title={
        <Rich
          text={others > 0 ? undoing.restoreMoreToo(first, others) : undoing.restoreToo(first)}
          tags={{ name: asName }}
        />
      }
      cancelLabel={undoing.cancel}
      confirmLabel={others > 0 ? undoing.restoreAll : undoing.restoreBoth}
      onConfirm={() => onAnswer({ missing: "restore" })}
      tone="plain"
    >
      <p>
        <Rich
          text={
            others > 0
              ? undoing.belongsToMore(act.name, first, others)
              : undoing.belongs(act.name, first)
          }
          tags={{ name: asName }}
        />
      </p>
    </ConfirmDialog>
  );
}

/** Of an act on many records, the rest can be undone without what is deleted. */
function MissingOfMany({ act, missing, onAnswer }: MissingProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const canRestore = missing.every(({ change }) => change);
  const [first, others] = namesOf(missing);
  const text =
    others > 0
      ? (canRestore ? undoing.leaveOrRestoreMore : undoing.leaveMore)(first, others)
      : (canRestore ? undoing.leaveOrRestore : undoing.leave)(first);
  return (
    <Dialog
      open
      onOpenChange={() => onAnswer(null)}
      title={undoing.undoThis[wordOf(act)]}
      initialFocus={cancel}
      description={<Rich text={text} tags={{ name: asName }} />}
      footer={
        <>
          <Button ref={cancel} onClick={() => onAnswer(null)}>
            {undoing.cancel}
          </Button>
          {canRestore && (
            <Button onClick={() => onAnswer({ missing: "restore" })}>{undoing.restore}</Button>
          )}
          <Button variant="primary" onClick={() => onAnswer({ missing: "leave" })}>
            {undoing.leaveDeleted}
          </Button>
        </>
      }
    />
  );
}

/** The first by its name, and how many others. */
function namesOf([first, ...others]: readonly MissingRecord[]): [first: string, others: number] {
  return [first?.name ?? "", others.length];
}
