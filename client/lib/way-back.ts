import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, useState } from "react";

/**
 * The way out of a form: back to the screen that it was opened from, with its filters and its scroll
 * place. A form that was opened by a bare link has none.
 */
export function useWayBack() {
  const router = useRouter();
  const { history } = router;
  const readIndex = () => history.location.state.__TSR_index;
  const [opened] = useState(readIndex);
  // Another link to a form that is open, such as New Appointment, adds an entry and leaves it open.
  const toOrigin = () => -Math.max(1, readIndex() - opened + 1);
  const isThere = opened > 0;
  return {
    /** Leaves without asking: what was typed is saved by now, or given up on purpose. */
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
    /** For the link that cancels; its own address is for a form that has no way back. */
    cancel: (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
      if (!isThere || !isPlain) return;
      event.preventDefault();
      history.go(toOrigin());
    },
  };
}
