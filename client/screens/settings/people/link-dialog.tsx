import type { Invitation } from "../../../../shared/account/desks.ts";
import { desk } from "../../../../shared/words/en/desk.ts";
import { people } from "../../../../shared/words/en/people.ts";
import { formatClock, formatInstant, timeNow } from "../../../lib/dates/dates.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/dialog/dialog.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { useHasMail } from "../notifications/use-has-mail.ts";

export interface MadeLink {
  link: string;
  invitation: Invitation;
}

type LinkDialogProps = {
  made: MadeLink;
  onClose: () => void;
  /** Makes one for somebody else. */
  onAnother?: () => void;
};

/** A link that was just made: nobody can read it again. */
export function LinkDialog({ made: { link, invitation }, onClose, onAnother }: LinkDialogProps) {
  const { name, email, role, expiresAt } = invitation;
  const hasMail = useHasMail();
  const who = name || email;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="middle"
      title={desk.link.title(who)}
      description={(hasMail ? desk.link.text : desk.link.noMail)(
        who,
        formatInstant(expiresAt, "long"),
      )}
      footer={
        <>
          {onAnother && (
            <Button variant="quiet" onClick={onAnother}>
              {desk.link.another}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {desk.link.done}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <FieldFrame label={desk.link.link} hint={desk.link.hint}>
          <div className="relative flex items-center gap-2 to-700:flex-col to-700:items-stretch">
            <Input
              readOnly
              value={link}
              onFocus={({ target }) => target.select()}
              className="min-w-0 flex-auto bg-well text-13 text-ink-2"
            />
            <CopyButton text={link} />
          </div>
        </FieldFrame>
        <dl className="mt-[18px] border-t border-line-strong [&>div]:flex [&>div]:min-h-10 [&>div]:items-center [&>div]:justify-between [&>div]:border-b [&>div]:border-line">
          <div>
            <dt>{desk.link.joinsAs}</dt>
            <dd>{people.roles[role]}</dd>
          </div>
          <div>
            <dt>{desk.link.until}</dt>
            <dd>
              {desk.link.dayTime(
                formatInstant(expiresAt, "shortWeekdayDate"),
                formatClock(timeNow(new Date(expiresAt))),
              )}
            </dd>
          </div>
        </dl>
      </div>
    </Dialog>
  );
}
