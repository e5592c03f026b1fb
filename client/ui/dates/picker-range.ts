import type { Ref } from "react";
import { parts } from "../../../shared/words/en/parts.ts";
import { formatDay } from "../../lib/dates/wall-clock.ts";

/** Shared by DatePicker and DateTimePicker. */
export type PickerProps = {
  onChange: (value: string) => void;
  /**
   * First and last day that can be chosen, "2026-05-04". A stored value outside stays untouched.
   */
  min?: string | undefined;
  max?: string | undefined;
  /** Days with appointments. */
  marked?: ReadonlySet<string>;
  /** The first day of the month coming into view, for fetching its marks. */
  onMonthChange?: (firstDay: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  /** Only needed outside a FieldFrame. */
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

/** Why a day cannot be chosen; null if it can. */
export function outOfRange(
  day: string,
  min: string | undefined,
  max: string | undefined,
): string | null {
  if (min && day < min) return parts.orLater(formatDay(min));
  if (max && day > max) return parts.orEarlier(formatDay(max));
  return null;
}
