import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

type TooltipProps = {
  text: ReactNode;
  /** The element that owns the tip: one that takes focus, so that the keyboard reaches the tip too. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left";
  disabled?: boolean;
};

export function Tooltip({ text, children, side = "bottom", disabled }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} className="z-toast">
          <Base.Popup className="max-w-80 rounded-1 bg-ink px-[9px] py-[5px] text-12 font-medium text-paper transition-opacity duration-fast data-starting-style:opacity-0 data-ending-style:opacity-0 forced-colors:border">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
