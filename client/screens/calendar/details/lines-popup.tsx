import { Popover } from "@base-ui/react/popover";
import type { ReactNode } from "react";
import { cx } from "../../../ui/class-names.ts";
import { useBesideButton } from "../../../ui/menu/beside-button.ts";
import type { LazyPopup } from "../../../ui/menu/lazy-popup.ts";
import { popupClass, popupPlace } from "../../../ui/menu/popup.ts";

export interface LinesPopupProps {
  popup: LazyPopup;
  align: "start" | "end";
  /** A heading, or what those hear who cannot see where it is. */
  title?: string | undefined;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/** Appointments beside the button that stands for them. */
export function LinesPopup({ popup, align, title, label, className, children }: LinesPopupProps) {
  const { root, list, popup: beside } = useBesideButton(popup);
  return (
    <Popover.Root {...root}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={popup.anchor}
          align={align}
          {...popupPlace}
          className="z-popover"
        >
          <Popover.Popup
            ref={list}
            aria-label={label}
            finalFocus={beside.finalFocus}
            className={cx(popupClass, "max-h-(--available-height) w-80 outline-none", className)}
          >
            {title && (
              <Popover.Title className="section-title px-4 pt-3.5 pb-2">{title}</Popover.Title>
            )}
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
