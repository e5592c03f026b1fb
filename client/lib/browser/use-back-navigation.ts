import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";

/**
 * Returns from a form to the screen it was opened from, with its filters and scroll position. A
 * form opened directly by its address has no such screen.
 */
export function useBackNavigation() {
  const router = useRouter();
  const { history } = router;
  const readIndex = () => history.location.state.__TSR_index;
  const [opened] = useState(readIndex);
  // A link to an open form, such as New Appointment, adds a history entry.
  const toOrigin = () => -Math.max(1, readIndex() - opened + 1);
  const isThere = opened > 0;
  return {
    /** Leaves without asking: the input is saved or was discarded on purpose. */
    leave: async (otherwise: () => Promise<void>) => {
      if (!isThere) return otherwise();
      const arrived = new Promise<void>((resolve) => {
        const stop = router.subscribe("onRendered", () => {
          stop();
          resolve();
        });
      });
      history.go(toOrigin(), { ignoreBlocker: true });
      return arrived;
    },
    /** For the Cancel link, whose own address is used if there is no screen to return to. */
    cancel: (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (!isThere || !isPlain) return;
      event.preventDefault();
      history.go(toOrigin());
    },
  };
}
