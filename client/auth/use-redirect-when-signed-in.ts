import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSession } from "./session.ts";

/** Takes whoever is signed in, or becomes so while the page is open, to `target`; null stays. */
export function useRedirectWhenSignedIn(target: string | null): void {
  const { isAuthenticated } = useSession();
  const { history } = useRouter();
  useEffect(() => {
    // Replaced, so that Back does not lead to a form that sends one on again.
    if (isAuthenticated && target) history.replace(target);
  }, [isAuthenticated, target, history]);
}
