import { Toggle } from "@base-ui/react/toggle";
import { ToggleGroup } from "@base-ui/react/toggle-group";
import type { ReactNode } from "react";
import { formatCount } from "../../lib/format/count.ts";
import { cx } from "../class-names.ts";

type Segment<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** How much is behind it. */
  count?: number | undefined;
};

type SegmentsProps<Value extends string> = {
  "aria-label": string;
  segments: readonly Segment<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The chosen one is pressed again: it opens something. */
  onPressAgain?: () => void;
  /** On the phone, too, the counts are shown. */
  counted?: boolean;
};

/** A few ways to look at one list, one of them chosen; on the phone as wide as there is room. */
export function Segments<Value extends string>({
  segments,
  value,
  onValueChange,
  onPressAgain,
  counted = false,
  ...props
}: SegmentsProps<Value>) {
  return (
    <ToggleGroup
      {...props}
      value={[value]}
      // Pressing the chosen one takes nothing away: one is always chosen.
      onValueChange={([next]: Value[]) => (next ? onValueChange(next) : onPressAgain?.())}
      className="inline-flex h-[38px] print:hidden rounded-2 border border-line-strong bg-raised p-0.5 to-700:h-11 to-700:w-full to-700:overflow-x-auto to-700:[scrollbar-width:none] pointer-coarse:h-11"
    >
      {segments.map(({ value: own, label, count }) => (
        <Toggle
          key={own}
          value={own}
          className="inline-flex items-center justify-center gap-2 rounded-[4px] px-3 text-13 font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink data-pressed:bg-accent-wash data-pressed:font-semibold data-pressed:text-accent forced-colors:data-pressed:outline-2 to-700:flex-auto to-700:px-1.5"
        >
          {label}
          {count !== undefined && count > 0 && (
            <span className={cx("digits font-normal", !counted && "to-700:hidden")}>
              {formatCount(count)}
            </span>
          )}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
