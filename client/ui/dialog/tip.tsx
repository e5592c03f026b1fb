import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactNode } from "react";

export type TipProps = {
  text: ReactNode;
  side: "top" | "bottom" | "inline-start" | "inline-end";
  anchor: HTMLElement;
  open: boolean;
  onClose: () => void;
  /** The pointer is on the tooltip itself: it stays, so that it can be read and copied. */
  onKeep: () => void;
};

/** The popup of a Tooltip, next to its element. */
export function Tip({ text, side, anchor, open, onClose, onKeep }: TipProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Base.Portal>
        <Base.Positioner anchor={anchor} side={side} sideOffset={6} className="z-toast">
          <Base.Popup
            onPointerEnter={onKeep}
            onPointerLeave={onClose}
            className="max-w-80 rounded-1 bg-ink px-[9px] py-[5px] text-12 font-medium text-paper transition-opacity duration-fast data-starting-style:opacity-0 data-ending-style:opacity-0 forced-colors:border"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
