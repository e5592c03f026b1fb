import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { invitationEndpoints } from "../../../shared/account/desks.ts";
import { registrationEndpoints } from "../../../shared/account/registration.ts";
import { people } from "../../../shared/words/en/people.ts";
import { isMissing } from "../../lib/api-error.ts";
import { forgetInvite, readInvite } from "../../lib/people/invite.ts";
import { switchDesk } from "../../lib/people/other-desks.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { logout, useSession } from "../../lib/session.ts";
import { write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { DeadInvitation, JoinDialog, useJoining } from "./join-dialog.tsx";

/** Asks whoever opened an invitation while logged in, or says why it is none for them. */
export function JoinQuestion() {
  const { user } = useSession();
  const [invite, setInvite] = useState(readInvite);
  const token = invite?.token ?? "";
  const { data, error } = useQuery({
    ...queryOf({
      key: ["invitation", token],
      endpoint: registrationEndpoints.invitation,
      params: { token },
      failed: people.notLoaded,
    }),
    enabled: invite !== null,
  });
  const answer = useJoining({
    accept: () => {
      const params = { token };
      return write(invitationEndpoints.accept, { params }, { refresh: "never" });
    },
    onEnd: (isJoined) => {
      forgetInvite();
      if (isJoined) setInvite(null);
    },
    goTo: switchDesk,
  });
  const close = () => {
    forgetInvite();
    setInvite(null);
  };

  const desk = data?.desk;
  const isOther = Boolean(
    data?.email && user && data.email.toLowerCase() !== user.email.toLowerCase(),
  );
  const isAgreed = invite?.isAccepted === true && desk !== undefined && !isOther;
  const join = useEffectEvent(answer.join);
  useEffect(() => {
    if (isAgreed) void join();
  }, [isAgreed]);

  if (!invite || !user) return null;
  if (isMissing(error) || answer.isDead) return <DeadInvitation onClose={close} />;
  // One to the server alone is for who has no account.
  if (!desk) return null;
  if (isOther) {
    return <Other email={user.email} wanted={data?.email ?? ""} token={token} onClose={close} />;
  }
  if (isAgreed && !answer.error) return null;
  return <JoinDialog desk={desk} joining={answer} onClose={close} />;
}

type OtherProps = { email: string; wanted: string; token: string; onClose: () => void };

function Other({ email, wanted, token, onClose }: OtherProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const logInAsAnother = async () => {
    forgetInvite();
    await logout();
    // Nothing of this session may stay.
    location.assign(`/login?invite=${encodeURIComponent(token)}`);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      initialFocus={safe}
      title={people.other.title}
      description={people.other.text(email, wanted)}
      footer={
        <>
          <Button ref={safe} onClick={onClose}>
            {people.join.notNow}
          </Button>
          <Button variant="primary" onClick={() => void logInAsAnother()}>
            {people.other.logIn}
          </Button>
        </>
      }
    />
  );
}
