import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "../../lib/session.ts";

/** Redirects anyone signed in, now or later, to `target`; null does nothing. */
export function useRedirectWhenSignedIn(target: string | null): void {
  const { isAuthenticated } = useSession();
  const { history } = useRouter();
  useEffect(() => {
    // Replaced, so that Back does not lead to a form that redirects again.
    if (isAuthenticated && target) history.replace(target);
  }, [isAuthenticated, target, history]);
}
