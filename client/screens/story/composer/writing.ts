import { useEffect } from "react";
import { createStore } from "../../../lib/store.ts";

/** How many fields are being written in. */
const open = createStore(0);

/** Says that something is being written here, as long as it is. */
export function useWriting(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return;
    change(1);
    return () => change(-1);
  }, [isOpen]);
}

/** Whether something is being written on the page: its Save is then the one primary button. */
export function useIsWriting(): boolean {
  return open.usePart((count) => count > 0);
}

function change(by: 1 | -1): void {
  open.set(open.get() + by);
}
