import type { ComponentProps } from "react";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { useLazyPopup } from "../../../ui/menu/lazy-popup.ts";
import type { LinesPopupProps } from "./lines-popup.tsx";

const parts = lazyModule(() => import("./lines-popup.tsx"));

interface LinesButtonProps extends Omit<ComponentProps<"button">, "ref" | "type" | "onClick"> {
  look: Omit<LinesPopupProps, "popup">;
}

/** A button that stands for appointments for which there is no room, and opens a list of them. */
export function LinesButton({ look, ...props }: LinesButtonProps) {
  // Arrow keys go through the calendar.
  const { part, popup, button } = useLazyPopup(parts);
  const { onKeyDown: _, ...press } = button;
  return (
    <>
      <button
        {...props}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={popup?.open ?? false}
        {...press}
      />
      {part && popup && <part.LinesPopup {...look} popup={popup} />}
    </>
  );
}
