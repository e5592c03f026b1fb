import { useState } from "react";
import type { OwnDesk } from "../../../shared/account/desks.ts";
import type { Role } from "../../../shared/account/roles.ts";
import { failureText, isMissing, isRefusal } from "../../lib/api-error.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { deadInvitation, roleNouns } from "./words.ts";

const failed = "The invitation could not be answered. Try again.";

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
      else setError(failureText(refusal, failed));
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
  const { user } = useSession();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Join ${desk.name}?`}
      cancelLabel="Not Now"
      confirmLabel="Join"
      onConfirm={() => void joining.join()}
      busy={joining.busy}
      busyLabel="Joining"
      error={joining.error}
      tone="plain"
    >
      <p>
        {desk.from ? `${desk.from} invites you` : "You are invited"} to {desk.name}, as{" "}
        {roleNouns[desk.role]}. You keep {user?.desk.name} and can switch between them at any time.
      </p>
    </ConfirmDialog>
  );
}

export function DeadInvitation({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={deadInvitation.title}
      description={deadInvitation.detail}
      footer={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    />
  );
}
