import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Invitation, invitationEndpoints } from "../../../../shared/account/desks.ts";
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
    <FormSection title="Invited" hint="Each invitation works once, for 7 days.">
      <ul ref={list} tabIndex={-1} aria-label="Invitations" className="-mt-2 outline-none">
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
  const { _id, email, name, role, createdAt, expiresAt } = invitation;
  const isLink = email === "";
  const title = isLink ? `Link for ${name}` : email;
  const day =
    toLocalDate(new Date(createdAt)) === today() ? "today" : `on ${formatInstant(createdAt)}`;

  const resend = async () => {
    setBusy("resend");
    try {
      const { data, link } = await write(
        invitationEndpoints.resend,
        { params: { id: _id } },
        { failed: "The invitation could not be sent. Try again.", refresh: "never" },
      );
      if (link) onLink({ link, invitation: data });
      else notify.success("Invitation sent");
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
        <small className="block text-13 leading-[18px] text-ink-3">
          {people.roles[role]}. {isLink ? "Made" : "Sent"} {day}. Until {formatInstant(expiresAt)}
        </small>
      </div>
      <div className="flex flex-none gap-2">
        <Button
          aria-label={isLink ? `New link for ${name}` : `Resend to ${email}`}
          busy={busy === "resend"}
          busyLabel={isLink ? "Creating" : "Sending"}
          onClick={() => void resend()}
        >
          {isLink ? "New Link" : "Resend"}
        </Button>
        <Button
          variant="danger"
          aria-label={`Revoke: ${title}`}
          busy={busy === "revoke"}
          busyLabel="Revoking"
          onClick={() => void revoke()}
        >
          Revoke
        </Button>
      </div>
    </li>
  );
}
