import { type Ref, useImperativeHandle, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Customer } from "../../../../shared/kinds/customers.ts";
import { isRightToLeft } from "../../../lib/language/direction.ts";
import { EntryLines } from "./entry.tsx";

export interface DraggedPlace {
  follow: (x: number, y: number) => void;
}

/** Where the entry hangs from the pointer, in pixels from where it begins. */
const grip = { x: 24, y: 20 };

/** The entry in the hand, floating. It follows outside React: a render per move would be too slow. */
export function DraggedCard({ customer, ref }: { customer: Customer; ref: Ref<DraggedPlace> }) {
  const element = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => ({
    follow: (x, y) => {
      const held = element.current;
      if (!held) return;
      held.style.visibility = "visible";
      const aside = isRightToLeft() ? held.offsetWidth - grip.x : grip.x;
      held.style.translate = `${x - aside}px ${y - grip.y}px`;
    },
  }));
  // Where it is going is not known before the first move.
  useLayoutEffect(() => {
    if (element.current) element.current.style.visibility = "hidden";
  }, []);
  return createPortal(
    <article ref={element} aria-hidden="true" inert className="board-entry held">
      <EntryLines customer={customer} />
    </article>,
    document.body,
  );
}
