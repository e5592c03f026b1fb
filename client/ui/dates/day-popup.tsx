import type { RefObject } from "react";
import { dates } from "../../../shared/words/en/dates.ts";
import { DayFrame } from "./day-frame.tsx";
import { MonthPicker } from "./month-picker.tsx";
import { QuickDays } from "./quick-days.tsx";

type DayPopupProps = {
  /** What it stands beside; its first button has focus again afterwards. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The chosen day, or "". */
  day: string;
  today: string;
  min?: string;
  max?: string;
  onPick: (day: string) => void;
};

/** A month beside a button that is no field, a sheet on the phone. */
export function DayPopup({ anchor, open, onOpenChange, day, onPick, ...range }: DayPopupProps) {
  const pick = (next: string) => {
    onPick(next);
    onOpenChange(false);
  };
  return (
    <DayFrame
      label={dates.pick}
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      finalFocus={() => anchor.current?.querySelector("button")}
    >
      <div className="picker">
        <div className="picker-days">
          <MonthPicker day={day} onPick={pick} {...range} />
          <QuickDays onPick={pick} {...range} />
        </div>
      </div>
    </DayFrame>
  );
}
