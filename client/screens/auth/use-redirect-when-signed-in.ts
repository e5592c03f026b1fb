import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { keepInvite } from "../../lib/people/invite.ts";
import { useSession } from "../../lib/session.ts";

/**
 * Redirects anyone signed in, now or later, to `target`; null does nothing. The dashboard asks about an
 * invitation that was opened.
 */
export function useRedirectWhenSignedIn(target: string | null, invite?: string): void {
  const { isAuthenticated } = useSession();
  const { history } = useRouter();
  useEffect(() => {
    if (!isAuthenticated || !target) return;
    if (invite) keepInvite(invite);
    // Replaced, so that Back does not lead to a form that redirects again.
    history.replace(target);
  }, [isAuthenticated, target, invite, history]);
}
