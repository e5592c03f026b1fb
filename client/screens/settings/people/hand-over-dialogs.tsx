import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import type { Desk, DeskPerson } from "../../../../shared/account/desks.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { desk as words } from "../../../../shared/words/en/desk.ts";
import { settings } from "../../../../shared/words/en/settings.ts";
import { failureText } from "../../../lib/api-error.ts";
import { notify } from "../../../lib/notify.ts";
import { goElsewhere } from "../../../lib/people/other-desks.ts";
import { peopleHere } from "../../../lib/people/people-here.ts";
import { canHaveWork } from "../../../lib/people/workers-here.ts";
import { ConfirmDialog } from "../../../ui/dialog/confirm-dialog.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { personOptions } from "../../../ui/people/person-options.tsx";
import { asksWhoTakesOver, changeRole, leaveDesk, removePerson } from "./people-queries.ts";

type HandOverDialogProps = {
  title: string;
  /** "Keep Ben" */
  cancelLabel: string;
  confirmLabel: string;
  /** The same once somebody takes over. */
  handOverLabel: string;
  busyLabel: string;
  /** Who may take over: readers can’t. */
  others: readonly DeskPerson[];
  /** Whose records have to have somebody. */
  hint: string;
  /** Whether the server has asked already who takes over. */
  isRequired?: boolean;
  act: (to: { handOverTo?: string | undefined }) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before somebody goes, and who takes over where they have records. */
function HandOverDialog({
  others,
  hint,
  isRequired = false,
  act,
  onDone,
  onClose,
  confirmLabel,
  handOverLabel,
  children,
  ...question
}: HandOverDialogProps) {
  const [handOverTo, setHandOverTo] = useState("");
  const [isAsked, setAsked] = useState(isRequired);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await act({ handOverTo: handOverTo || undefined });
      return onDone();
    } catch (refusal) {
      if (asksWhoTakesOver(refusal) && !isAsked) setAsked(true);
      else setError(failureText(refusal, settings.notDone));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      {...question}
      confirmLabel={isAsked ? handOverLabel : confirmLabel}
      ready={!isAsked || handOverTo !== ""}
      busy={busy}
      error={error}
      onConfirm={() => void confirm()}
      choice={
        isAsked && (
          <div className="mt-4">
            <FieldFrame label={words.handOver.to} hint={hint}>
              <Select
                options={personOptions(others.filter(canHaveWork), 22)}
                value={handOverTo}
                onValueChange={setHandOverTo}
                marked
              />
            </FieldFrame>
          </div>
        )
      }
    >
      {children}
    </ConfirmDialog>
  );
}

type AboutPerson = { person: DeskPerson; others: readonly DeskPerson[]; onClose: () => void };

export function RemoveDialog({ person, desk, others, onClose }: AboutPerson & { desk: Desk }) {
  const first = firstNameOf(person.name);
  return (
    <HandOverDialog
      title={words.handOver.remove.title(person.name)}
      cancelLabel={words.handOver.remove.keep(first)}
      confirmLabel={words.handOver.remove.confirm}
      handOverLabel={words.handOver.remove.handOver}
      busyLabel={words.handOver.remove.busy}
      others={others}
      hint={words.handOver.hintOf(first)}
      act={(to) => removePerson(person._id, to)}
      onDone={() => {
        onClose();
        notify.success(words.handOver.remove.done(person.name, desk.name));
      }}
      onClose={onClose}
    >
      <p>{words.handOver.remove.text(first, desk.name)}</p>
    </HandOverDialog>
  );
}

/** A reader is responsible for nothing. */
export function DemoteDialog({ person, others, onClose }: AboutPerson) {
  const first = firstNameOf(person.name);
  return (
    <HandOverDialog
      title={words.handOver.demote.title(person.name)}
      cancelLabel={words.handOver.demote.keep}
      confirmLabel={words.handOver.demote.confirm}
      handOverLabel={words.handOver.demote.handOver}
      busyLabel={words.handOver.demote.busy}
      others={others}
      hint={words.handOver.hintOf(first)}
      isRequired
      act={(to) => changeRole(person._id, "reader", to)}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{words.handOver.demote.text}</p>
    </HandOverDialog>
  );
}

export function LeaveDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const navigate = useNavigate();
  const { desk } = user;
  const others = peopleHere(desk.people).filter(({ _id }) => _id !== user._id);
  return (
    <HandOverDialog
      title={words.handOver.leave.title(desk.name)}
      cancelLabel={words.handOver.leave.keep}
      confirmLabel={words.handOver.leave.confirm}
      handOverLabel={words.handOver.leave.handOver}
      busyLabel={words.handOver.leave.busy}
      others={others}
      hint={words.handOver.hintYours}
      act={leaveDesk}
      onDone={async () => {
        onClose();
        await navigate({ to: "/dashboard" });
        await goElsewhere();
        notify.success(words.handOver.leave.done(desk.name));
      }}
      onClose={onClose}
    >
      <p>{words.handOver.leave.text(desk.name)}</p>
    </HandOverDialog>
  );
}
