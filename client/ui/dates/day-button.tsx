import { type ComponentProps, useRef, useState } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import type { DayPopup } from "./day-popup.tsx";

/** A calendar takes more code than the page it is on. */
const popups = lazyModule(() => import("./day-popup.tsx"));

/** A day to choose from a row of some. */
export const dayChipClass =
  "inline-flex h-7 items-center gap-[5px] rounded-2 border border-line-strong bg-raised px-2.5 text-13/5 font-medium whitespace-nowrap text-ink-2 hover:border-control hover:text-ink aria-pressed:border-transparent aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent to-700:h-[42px] pointer-coarse:h-[42px] forced-colors:aria-pressed:outline-2 [--icon:14px]";

type DayButtonProps = Omit<ComponentProps<typeof DayPopup>, "anchor" | "open" | "onOpenChange"> &
  Pick<ComponentProps<"button">, "className" | "children" | "aria-label" | "aria-pressed">;

/** A button that opens a month to pick a day from. */
export function DayButton({ day, today, min, max, onPick, ...button }: DayButtonProps) {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const part = popups.use(open, () => setOpen(false));
  return (
    <span ref={anchor} className="inline-flex">
      <button
        type="button"
        {...button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {part && (
        <part.DayPopup
          anchor={anchor}
          open={open}
          onOpenChange={setOpen}
          day={day}
          today={today}
          onPick={onPick}
          {...(min && { min })}
          {...(max && { max })}
        />
      )}
    </span>
  );
}
