import { X } from "lucide-react";
import { cx } from "./class-names.ts";
import { controlSize } from "./field.tsx";

type FilterToggleProps = { on: boolean; onToggle: (on: boolean) => void; children: string };

/** A filter of a list that is either on or off. */
export function FilterToggle({ on, onToggle, children }: FilterToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      data-print={on ? "keep" : "hide"}
      onClick={() => onToggle(!on)}
      className={cx(
        "field-edge inline-flex items-center gap-2 px-3 whitespace-nowrap",
        controlSize,
        on && "border-accent bg-accent-wash font-medium text-accent hover:border-accent",
      )}
    >
      {children}
      {on && <X className="size-3.5" />}
    </button>
  );
}
