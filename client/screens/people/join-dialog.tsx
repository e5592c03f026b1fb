import { useState } from "react";
import type { OwnDesk } from "../../../shared/account/desks.ts";
import type { Role } from "../../../shared/account/roles.ts";
import { common } from "../../../shared/words/en/common.ts";
import { people } from "../../../shared/words/en/people.ts";
import { failureText, isMissing, isRefusal } from "../../lib/api-error.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";

interface Joining {
  /** Accepts the invitation. */
  accept: () => Promise<{ data: OwnDesk }>;
  /** Nothing more can come of it: it was accepted or refused. */
  onEnd: (isJoined: boolean) => void;
  goTo: (desk: OwnDesk) => Promise<void>;
}

/** Accepts an invitation and goes to its desk. */
export function useJoining({ accept, onEnd, goTo }: Joining) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isDead, setDead] = useState(false);
  const join = async () => {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      const { data } = await accept();
      onEnd(true);
      await goTo(data);
    } catch (refusal) {
      if (isMissing(refusal)) setDead(true);
      else setError(failureText(refusal, people.join.failed));
      if (isRefusal(refusal)) onEnd(false);
    }
    setBusy(false);
  };
  return { busy, error, isDead, join };
}

type JoinDialogProps = {
  desk: { name: string; role: Role; from: string };
  joining: ReturnType<typeof useJoining>;
  onClose: () => void;
};

export function JoinDialog({ desk, joining, onClose }: JoinDialogProps) {
  const own = useSession().user?.desk.name ?? "";
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={people.join.title(desk.name)}
      cancelLabel={people.join.notNow}
      confirmLabel={people.join.button}
      onConfirm={() => void joining.join()}
      busy={joining.busy}
      busyLabel={people.join.joining}
      error={joining.error}
      tone="plain"
    >
      <p>
        {desk.from
          ? people.join.invites[desk.role](desk.from, desk.name, own)
          : people.join.invited[desk.role](desk.name, own)}
      </p>
    </ConfirmDialog>
  );
}

export function DeadInvitation({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={people.dead.title}
      description={people.dead.text}
      footer={
        <Button variant="primary" onClick={onClose}>
          {common.close}
        </Button>
      }
    />
  );
}
