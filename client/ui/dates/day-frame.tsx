import { Popover } from "@base-ui/react/popover";
import { type ReactNode, useRef } from "react";
import { Sheet } from "../dialog/sheet.tsx";
import { popupClass, popupPlace } from "../menu/popup.ts";
import { usePhone } from "../use-media.ts";

type DayFrameProps = {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
} & Pick<Popover.Positioner.Props, "anchor"> &
  Pick<Popover.Popup.Props, "finalFocus">;

/** A popup beside its anchor, a sheet on the phone; focus begins in the month that it shows. */
export function DayFrame({
  label,
  open,
  onOpenChange,
  anchor,
  finalFocus,
  children,
}: DayFrameProps) {
  const phone = usePhone();
  const popup = useRef<HTMLDivElement>(null);
  if (phone) {
    return (
      <Sheet open={open} onOpenChange={onOpenChange} title={label}>
        {children}
      </Sheet>
    );
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" {...popupPlace} className="z-popover">
          <Popover.Popup
            ref={popup}
            aria-label={label}
            initialFocus={() =>
              popup.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]') ??
              true
            }
            finalFocus={finalFocus}
            className={`${popupClass} outline-none`}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
