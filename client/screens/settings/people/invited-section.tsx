import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Invitation, invitationEndpoints } from "../../../../shared/account/desks.ts";
import { desk } from "../../../../shared/words/en/desk.ts";
import { people } from "../../../../shared/words/en/people.ts";
import { formatInstant, today, toLocalDate } from "../../../lib/dates/dates.ts";
import { notify } from "../../../lib/notify.ts";
import { write } from "../../../lib/write/write.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { LinkDialog, type MadeLink } from "./link-dialog.tsx";
import { invitationsQuery, refreshInvitations, revokeInvitation } from "./people-queries.ts";

/** Invitations that nobody has answered yet; nothing without one. */
export function InvitedSection() {
  const { data: invitations = [] } = useQuery(invitationsQuery);
  const [link, setLink] = useState<MadeLink>();
  // The pressed button disappears with its row.
  const list = useRef<HTMLUListElement>(null);
  if (invitations.length === 0 && !link) return null;
  return (
    <FormSection title={desk.invited.title} hint={desk.invited.hint}>
      <ul ref={list} tabIndex={-1} aria-label={desk.invited.label} className="-mt-2 outline-none">
        {invitations.map((invitation) => (
          <Row
            key={invitation._id}
            invitation={invitation}
            onLink={setLink}
            onRevoked={() => list.current?.focus()}
          />
        ))}
      </ul>
      {link && <LinkDialog made={link} onClose={() => setLink(undefined)} />}
    </FormSection>
  );
}

type RowProps = {
  invitation: Invitation;
  onLink: (made: MadeLink) => void;
  onRevoked: () => void;
};

function Row({ invitation, onLink, onRevoked }: RowProps) {
  const [busy, setBusy] = useState<"resend" | "revoke">();
  const { _id, email, name } = invitation;
  const isLink = email === "";
  const title = isLink ? desk.invited.linkFor(name) : email;

  const resend = async () => {
    setBusy("resend");
    try {
      const { data, link } = await write(
        invitationEndpoints.resend,
        { params: { id: _id } },
        { failed: desk.invited.sendFailed, refresh: "never" },
      );
      if (link) onLink({ link, invitation: data });
      else notify.success(desk.invite.sent);
    } catch {
      // Said in a toast.
    }
    setBusy(undefined);
    void refreshInvitations();
  };
  const revoke = async () => {
    setBusy("revoke");
    await revokeInvitation(_id);
    setBusy(undefined);
    onRevoked();
  };
  return (
    <li className="flex min-h-[58px] items-center justify-between gap-2 border-b border-line last:border-b-0 to-700:flex-wrap to-700:py-2.5">
      <div className="min-w-0 flex-auto">
        <b className="clipped block font-semibold">{title}</b>
        <small className="block text-13 leading-[18px] text-ink-3">{sayMade(invitation)}</small>
      </div>
      <div className="flex flex-none gap-2">
        <Button
          aria-label={isLink ? desk.invited.newLinkFor(name) : desk.invited.resendTo(email)}
          busy={busy === "resend"}
          busyLabel={isLink ? desk.invited.creating : desk.invited.sending}
          onClick={() => void resend()}
        >
          {isLink ? desk.invited.newLink : desk.invited.resend}
        </Button>
        <Button
          variant="danger"
          aria-label={desk.invited.revokeLabel(title)}
          busy={busy === "revoke"}
          busyLabel={desk.invited.revoking}
          onClick={() => void revoke()}
        >
          {desk.invited.revoke}
        </Button>
      </div>
    </li>
  );
}

/** When it was made or sent, and until when it works. */
function sayMade({ email, role, createdAt, expiresAt }: Invitation): string {
  const word = people.roles[role];
  const until = formatInstant(expiresAt);
  const isToday = toLocalDate(new Date(createdAt)) === today();
  const { made, madeToday, sent, sentToday } = desk.invited;
  if (isToday) return (email === "" ? madeToday : sentToday)(word, until);
  return (email === "" ? made : sent)(word, formatInstant(createdAt), until);
}
