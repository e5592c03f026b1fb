import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";

/**
 * Leads from a form back to the screen that it was opened from, with its filters and scroll position.
 * A form opened by a bare link has no way back.
 */
export function useBackNavigation() {
  const router = useRouter();
  const { history } = router;
  const readIndex = () => history.location.state.__TSR_index;
  const [opened] = useState(readIndex);
  // A link to a form that is already open, such as New Appointment, adds a history entry.
  const toOrigin = () => -Math.max(1, readIndex() - opened + 1);
  const isThere = opened > 0;
  return {
    /** Leaves without asking: what was typed is saved or was discarded on purpose. */
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
    /** For the Cancel link, whose own address is used when there is no way back. */
    cancel: (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (!isThere || !isPlain) return;
      event.preventDefault();
      history.go(toOrigin());
    },
  };
}
