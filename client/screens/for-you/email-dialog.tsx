import { common } from "../../../shared/words/en/common.ts";
import { inbox } from "../../../shared/words/en/inbox.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { ForYouMails } from "../settings/notifications/for-you-mails.tsx";

type EmailDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function EmailDialog({ open, onOpenChange }: EmailDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={inbox.email.title}
      width="broad"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {common.close}
        </Button>
      }
    >
      <div className="pt-4">
        <ForYouMails />
      </div>
    </Dialog>
  );
}
