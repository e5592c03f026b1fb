import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Account } from "../../../../shared/account/auth.ts";
import type { Desk, DeskPerson } from "../../../../shared/account/desks.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
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
  /** Whose records they are: "Ben’s". */
  whose: string;
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
  whose,
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
      else setError(failureText(refusal, "This could not be done. Try again."));
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
            <FieldFrame label="Hand over to" hint={`Everything of ${whose} has to have somebody.`}>
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
      title={`Remove ${person.name}?`}
      cancelLabel={`Keep ${first}`}
      confirmLabel="Remove"
      handOverLabel="Remove and Hand Over"
      busyLabel="Removing"
      others={others}
      whose={`${first}’s`}
      act={(to) => removePerson(person._id, to)}
      onDone={() => {
        onClose();
        notify.success(`${person.name} is no longer on ${desk.name}`);
      }}
      onClose={onClose}
    >
      <p>
        {first} is logged out of {desk.name} at once, on every device. What {first} wrote stays,
        with the name. The account and its other desks stay, too.
      </p>
    </HandOverDialog>
  );
}

/** A reader is responsible for nothing. */
export function DemoteDialog({ person, others, onClose }: AboutPerson) {
  const first = firstNameOf(person.name);
  return (
    <HandOverDialog
      title={`Make ${person.name} a reader?`}
      cancelLabel="Keep Role"
      confirmLabel="Make a Reader"
      handOverLabel="Hand Over and Make a Reader"
      busyLabel="Handing Over"
      others={others}
      whose={`${first}’s`}
      isRequired
      act={(to) => changeRole(person._id, "reader", to)}
      onDone={onClose}
      onClose={onClose}
    >
      <p>A reader looks and searches, and is responsible for nothing.</p>
    </HandOverDialog>
  );
}

export function LeaveDialog({ user, onClose }: { user: Account; onClose: () => void }) {
  const navigate = useNavigate();
  const { desk } = user;
  const others = peopleHere(desk.people).filter(({ _id }) => _id !== user._id);
  return (
    <HandOverDialog
      title={`Leave ${desk.name}?`}
      cancelLabel="Stay"
      confirmLabel="Leave"
      handOverLabel="Leave and Hand Over"
      busyLabel="Leaving"
      others={others}
      whose="yours"
      act={leaveDesk}
      onDone={async () => {
        onClose();
        await navigate({ to: "/dashboard" });
        await goElsewhere();
        notify.success(`You have left ${desk.name}`);
      }}
      onClose={onClose}
    >
      <p>
        You are logged out of {desk.name} at once, on every device. What you wrote stays, with your
        name. To come back, you have to be invited again.
      </p>
    </HandOverDialog>
  );
}
