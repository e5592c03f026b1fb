import type { Ref } from "react";
import { formatDay } from "../lib/wall-clock.ts";

/** What DatePicker and DateTimePicker have in common. */
export type PickerProps = {
  onChange: (value: string) => void;
  /** First and last day that may be chosen, "2026-05-04". What is stored already stays untouched. */
  min?: string | undefined;
  max?: string | undefined;
  /** Days with something on them. */
  marked?: ReadonlySet<string>;
  /** The first day of the month that comes into view, to fetch its marks. */
  onMonthChange?: (firstDay: string) => void;
  onOpenChange?: (open: boolean) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  /** Only needed outside a FieldFrame. */
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Why a day cannot be chosen; null when it can. */
export function outOfRange(
  day: string,
  min: string | undefined,
  max: string | undefined,
): string | null {
  if (min && day < min) return `Choose ${formatDay(min)} or later`;
  if (max && day > max) return `Choose ${formatDay(max)} or earlier`;
  return null;
}
