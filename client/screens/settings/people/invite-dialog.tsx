import { Link as LinkIcon } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { accountName } from "../../../../shared/account/account-name.ts";
import { type Desk, invitationEndpoints } from "../../../../shared/account/desks.ts";
import type { Role } from "../../../../shared/account/roles.ts";
import { desk as words } from "../../../../shared/words/en/desk.ts";
import type { AnswerOf, RequestOf } from "../../../lib/api.ts";
import { ApiError, failureText, isSilent } from "../../../lib/api-error.ts";
import { notify } from "../../../lib/notify.ts";
import { write } from "../../../lib/write/write.ts";
import { Button } from "../../../ui/button.tsx";
import { SubmitDialog } from "../../../ui/dialog/submit-dialog.tsx";
import { ChoiceRows } from "../../../ui/form/choice-rows.tsx";
import { Input } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { roleChoices } from "../../people/words.ts";
import { useHasMail } from "../notifications/use-has-mail.ts";
import { EmailsInput } from "./emails-input.tsx";
import { LinkDialog, type MadeLink } from "./link-dialog.tsx";
import { refreshInvitations } from "./people-queries.ts";
import { findWrongEmail, mostEmails, splitEmails } from "./typed-emails.ts";

type InviteDialogProps = { desk: Desk; onClose: () => void };

/** By email, or by a link that is shown once: where the server has no mail, only so. */
export function InviteDialog({ desk, onClose }: InviteDialogProps) {
  const hasMail = useHasMail();
  const [byLink, setByLink] = useState(false);
  const [role, setRole] = useState<Role>("member");
  const [made, setMade] = useState<MadeLink>();
  const shared = { desk, role, onRole: setRole, onClose };
  if (made) {
    return <LinkDialog made={made} onClose={onClose} onAnother={() => setMade(undefined)} />;
  }
  return hasMail && !byLink ? (
    <ByEmail {...shared} onLink={() => setByLink(true)} />
  ) : (
    <ByLink {...shared} onMade={setMade} {...(hasMail && { onEmail: () => setByLink(false) })} />
  );
}

type FormProps = InviteDialogProps & { role: Role; onRole: (role: Role) => void };

/** Makes invitations; why it could not is said where they are entered. */
function useInviting() {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const invite = async (
    body: RequestOf<typeof invitationEndpoints.create>["body"],
    made: (answer: AnswerOf<typeof invitationEndpoints.create>) => void,
  ) => {
    if (busy) return;
    setBusy(true);
    try {
      made(await write(invitationEndpoints.create, { body }, { refresh: "never" }));
    } catch (refusal) {
      setError(reasonOf(refusal));
    }
    setBusy(false);
    void refreshInvitations();
  };
  return { error, setError, busy, invite };
}

function ByEmail({ onLink, ...frame }: FormProps & { onLink: () => void }) {
  const [emails, setEmails] = useState<readonly string[]>([]);
  const [typed, setTyped] = useState("");
  const { error, setError, busy, invite } = useInviting();
  const change = (next: string[], text: string) => {
    setEmails(next);
    setTyped(text);
    setError(findWrongEmail(next));
  };
  const send = async () => {
    const all = [...emails, ...splitEmails(typed, emails)];
    change(all, "");
    const wrong = whyNot(all);
    setError(wrong);
    if (wrong) return;
    await invite({ emails: all, role: frame.role }, () => {
      notify.success(all.length === 1 ? words.invite.sent : words.invite.sentAll(all.length));
      frame.onClose();
    });
  };
  return (
    <Frame
      {...frame}
      onSave={send}
      save={emails.length > 1 ? words.invite.sendAll : words.invite.send}
      busy={busy}
      busyLabel={words.invite.sending}
      instead={
        <Button
          variant="quiet"
          icon={<LinkIcon />}
          className="-ms-2.5 me-auto to-700:mx-0"
          onClick={onLink}
        >
          {words.invite.createLink}
        </Button>
      }
    >
      <FieldFrame label={words.invite.emails} error={error}>
        <EmailsInput emails={emails} typed={typed} onChange={change} />
      </FieldFrame>
    </Frame>
  );
}

/** What keeps these from being sent. */
function whyNot(emails: readonly string[]): string | undefined {
  if (emails.length === 0) return words.invite.noEmail;
  const wrong = findWrongEmail(emails);
  if (wrong) return wrong;
  return emails.length > mostEmails ? words.invite.tooMany(mostEmails) : undefined;
}

type ByLinkProps = FormProps & {
  onMade: (made: MadeLink) => void;
  /** Absent where the server has no mail. */
  onEmail?: () => void;
};

function ByLink({ onMade, onEmail, ...frame }: ByLinkProps) {
  const [name, setName] = useState("");
  const { error, setError, busy, invite } = useInviting();
  const create = async () => {
    const { success, data, error: wrong } = accountName.safeParse(name);
    setError(wrong?.issues[0]?.message);
    if (!success) return;
    await invite({ name: data, role: frame.role }, ({ data: [invitation], link = "" }) => {
      if (invitation) onMade({ link, invitation });
    });
  };
  return (
    <Frame
      {...frame}
      onSave={create}
      save={words.invite.saveLink}
      busy={busy}
      busyLabel={words.invite.creating}
      instead={
        onEmail && (
          <Button variant="quiet" className="-ms-2.5 me-auto to-700:mx-0" onClick={onEmail}>
            {words.invite.sendEmail}
          </Button>
        )
      }
    >
      {!onEmail && <Notice tone="notice">{words.invite.noMail}</Notice>}
      <FieldFrame label={words.invite.name} error={error} hint={words.invite.nameHint}>
        <Input
          value={name}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => setName(target.value)}
        />
      </FieldFrame>
    </Frame>
  );
}

function reasonOf(error: unknown): string | undefined {
  if (isSilent(error)) return;
  const field = error instanceof ApiError ? error.errors[0]?.msg : undefined;
  return field ?? failureText(error, words.invite.failed);
}

type FrameProps = FormProps &
  Omit<ComponentProps<typeof SubmitDialog>, "title" | "description" | "width">;

function Frame({ desk, role, onRole, children, ...dialog }: FrameProps) {
  return (
    <SubmitDialog
      width="middle"
      title={words.invite.title}
      description={words.invite.text(desk.name)}
      {...dialog}
    >
      {children}
      <FieldFrame label={words.invite.role} group>
        <ChoiceRows
          aria-label={words.invite.role}
          rows={roleChoices()}
          value={role}
          onValueChange={onRole}
        />
      </FieldFrame>
    </SubmitDialog>
  );
}
