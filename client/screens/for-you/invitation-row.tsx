import { useState } from "react";
import type { InvitedTo } from "../../../shared/account/invited.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { failureText, isMissing } from "../../lib/api-error.ts";
import { formatInstant } from "../../lib/dates/dates.ts";
import { notify } from "../../lib/notify.ts";
import { initialsOf } from "../../lib/people/letters.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { PersonSquare } from "../../ui/text/person-square.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { useGoToDesk } from "../people/go-to-desk.ts";
import { DeadInvitation, JoinDialog, useJoining } from "../people/join-dialog.tsx";
import { EntryRow, type ItemAge } from "./for-you-row.tsx";
import { declineInvitation, joinInvited, readInvitations } from "./invitations.ts";
import { Strong } from "./words.tsx";

/** Nobody of this desk: the first of the outlined inks. */
const ink = 4;

/** To another desk, which is joined or declined here. */
export function InvitationRow({ invitation, age }: { invitation: InvitedTo; age: ItemAge }) {
  const { from, desk, role, expiresAt } = invitation;
  const { invitation: words } = inbox;
  const [asked, setAsked] = useState<"join" | "decline">();
  return (
    <EntryRow
      entry={invitation}
      age={age}
      square={
        <PersonSquare name={from} letters={initialsOf(from || desk)} ink={ink} size={24} named />
      }
      detail={words.terms[role](formatInstant(expiresAt, "monthDay"))}
      action={
        <div className="relative flex gap-1.5 self-center to-700:col-start-2 to-700:mt-2">
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.declineDesk(desk)}
            onClick={() => setAsked("decline")}
          >
            {words.decline}
          </Button>
          <Button
            data-head
            size="sm"
            aria-label={words.joinDesk(desk)}
            onClick={() => setAsked("join")}
          >
            {words.join}
          </Button>
          {asked === "join" && <Join invitation={invitation} onClose={() => setAsked(undefined)} />}
          {asked === "decline" && (
            <Decline invitation={invitation} onClose={() => setAsked(undefined)} />
          )}
        </div>
      }
    >
      <Rich
        text={from ? words.invites : words.invited}
        tags={{ who: () => <Strong>{from}</Strong>, what: () => <Strong>{desk}</Strong> }}
      />
    </EntryRow>
  );
}

type AnswerProps = { invitation: InvitedTo; onClose: () => void };

function Join({ invitation: { _id, desk: name, role, from }, onClose }: AnswerProps) {
  const goTo = useGoToDesk();
  const joining = useJoining({
    accept: () => joinInvited(_id),
    onEnd: (isJoined) => isJoined && onClose(),
    goTo,
  });
  const close = () => {
    onClose();
    if (joining.isDead) readInvitations();
  };
  if (joining.isDead) return <DeadInvitation onClose={close} />;
  return <JoinDialog desk={{ name, role, from }} joining={joining} onClose={close} />;
}

function Decline({ invitation: { _id, desk, from }, onClose }: AnswerProps) {
  const { invitation: words } = inbox;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const decline = async () => {
    setBusy(true);
    try {
      await declineInvitation(_id);
      notify.success(inbox.invitation.declined);
    } catch (refusal) {
      // It was taken back meanwhile.
      if (isMissing(refusal)) readInvitations();
      else setError(failureText(refusal, inbox.invitation.notDeclined));
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={words.ask(desk)}
      cancelLabel={words.keep}
      confirmLabel={words.decline}
      onConfirm={() => void decline()}
      busy={busy}
      busyLabel={words.declining}
      error={error}
    >
      <p>{from ? words.laterFrom(from) : words.later}</p>
    </ConfirmDialog>
  );
}
