import { type ComponentProps, useRef, useState } from "react";
import { lazyModule } from "../lib/lazy-module.ts";
import type { DayPopup } from "./day-popup.tsx";

/** A calendar takes more code than the page it is on. */
const popups = lazyModule(() => import("./day-popup.tsx"));

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
