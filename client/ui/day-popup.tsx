import { Popover } from "@base-ui/react/popover";
import { type RefObject, useRef } from "react";
import { MonthPicker } from "./month-picker.tsx";
import { popupClass, popupPlace } from "./popup.ts";
import { QuickDays } from "./quick-days.tsx";
import { Sheet } from "./sheet.tsx";
import { usePhone } from "./use-phone.ts";

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
  const phone = usePhone();
  const popup = useRef<HTMLDivElement>(null);
  const pick = (next: string) => {
    onPick(next);
    onOpenChange(false);
  };
  const picker = (
    <div className="picker">
      <div className="picker-days">
        <MonthPicker day={day} onPick={pick} {...range} />
        <QuickDays onPick={pick} {...range} />
      </div>
    </div>
  );
  if (phone) {
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title="Pick a day">
        {picker}
      </Sheet>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" {...popupPlace} className="z-popover">
          <Popover.Popup
            ref={popup}
            aria-label="Pick a day"
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')
            }
            finalFocus={() => anchor.current?.querySelector("button")}
            className={`${popupClass} outline-none`}
          >
            {picker}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
