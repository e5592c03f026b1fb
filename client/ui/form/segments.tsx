import { type ReactNode, useState } from "react";
import { moveFocus } from "../../lib/browser/move-focus.ts";
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

/**
 * A few ways to look at one list, one of them chosen; on the phone as wide as there is room. Not Base UI's, which would
 * bring 12 KB to the first screen of reports.
 */
export function Segments<Value extends string>({
  segments,
  value,
  onValueChange,
  onPressAgain,
  counted = false,
  ...props
}: SegmentsProps<Value>) {
  const [focused, setFocused] = useState<Value>();
  const tabStop = segments.find((each) => each.value === focused) ?? segments[0];
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields of a form
    <div
      {...props}
      role="group"
      onKeyDown={moveFocus}
      className="inline-flex h-[38px] print:hidden rounded-2 border border-line-strong bg-raised p-0.5 to-700:h-11 to-700:w-full to-700:overflow-x-auto to-700:[scrollbar-width:none] pointer-coarse:h-11"
    >
      {segments.map(({ value: own, label, count }) => (
        <button
          key={own}
          type="button"
          aria-pressed={own === value}
          tabIndex={own === tabStop?.value ? 0 : -1}
          onFocus={() => setFocused(own)}
          // Pressing the chosen one takes nothing away: one is always chosen.
          onClick={() => (own === value ? onPressAgain?.() : onValueChange(own))}
          className="inline-flex items-center justify-center gap-2 rounded-[4px] px-3 text-13 font-medium whitespace-nowrap text-ink-2 transition-colors hover:text-ink aria-pressed:bg-accent-wash aria-pressed:font-semibold aria-pressed:text-accent forced-colors:aria-pressed:outline-2 to-700:flex-auto to-700:px-1.5"
        >
          {label}
          {count !== undefined && count > 0 && (
            <span className={cx("digits font-normal", !counted && "to-700:hidden")}>
              {formatCount(count)}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}
