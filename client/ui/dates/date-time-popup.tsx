import type { ReactNode } from "react";
import { splitDateTime } from "../../lib/dates/wall-clock.ts";
import { Button } from "../button.tsx";
import { usePhone } from "../use-media.ts";
import { DayFrame } from "./day-frame.tsx";
import { MonthPicker } from "./month-picker.tsx";
import type { PickerProps } from "./picker-range.ts";
import { QuickDays } from "./quick-days.tsx";
import { TimeList } from "./time-list.tsx";

type DateTimePopupProps = Pick<PickerProps, "marked" | "onMonthChange"> & {
  /** What it is for: "Move Quarterly review". */
  label: string;
  /** What it stands beside, and where focus goes afterwards. */
  anchor: Element | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "2026-05-04T15:00", or only the day. */
  value: string;
  onChange: (value: string) => void;
  today: string;
  takenTimes?: ReadonlyMap<string, string>;
  /** Minutes. */
  step: number;
  /** On the phone, where the button below is a press more: a time has been picked, all is said. */
  onTime: (value: string) => void;
  /** What the button below says, such as "Move to Mon 10:00 AM". */
  done: ReactNode;
  onDone: () => void;
  /** The button below is not ready while nothing else was chosen. */
  ready: boolean;
};

/** A day and a time beside a button that is no field, a sheet on the phone. */
export function DateTimePopup({
  label,
  anchor,
  open,
  onOpenChange,
  value,
  onChange,
  onTime,
  today,
  takenTimes,
  step,
  done,
  onDone,
  ready,
  ...month
}: DateTimePopupProps) {
  const phone = usePhone();
  const { day, time } = splitDateTime(value);
  const pickDay = (next: string) => onChange(time ? `${next}T${time}` : next);
  const button = (
    <Button variant="primary" wide size={phone ? "lg" : "md"} disabled={!ready} onClick={onDone}>
      {done}
    </Button>
  );
  return (
    <DayFrame
      label={label}
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      finalFocus={() => (anchor instanceof HTMLElement && anchor.isConnected ? anchor : true)}
    >
      <div className="picker with-times">
        <div className="picker-days">
          <MonthPicker day={day} onPick={pickDay} today={today} {...month} />
          <QuickDays today={today} onPick={pickDay} />
        </div>
        <div className="picker-times">
          <TimeList
            time={time}
            around="09:00"
            step={step}
            taken={takenTimes}
            onPick={(next) => {
              onChange(`${day}T${next}`);
              if (phone) onTime(`${day}T${next}`);
            }}
          />
        </div>
      </div>
      {phone ? button : <div className="px-4 pb-4">{button}</div>}
    </DayFrame>
  );
}
