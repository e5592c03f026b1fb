import { Popover } from "@base-ui/react/popover";
import { type ComponentProps, type ReactNode, useState } from "react";
import { cx } from "../../../ui/class-names.ts";
import { Tooltip } from "../../../ui/dialog/tooltip.tsx";
import { popupClass, popupPlace } from "../../../ui/menu/popup.ts";
import { useMedia } from "../../../ui/use-media.ts";

/** Where the words of all acts do not fit; on the phone they stand below the icons. */
const iconsOnly = matchMedia("(width <= 1180px) and (width > 700px)");

/** The same for those that are not always there, and so find less room. */
const briefIconsOnly = matchMedia("(width <= 1400px) and (width > 700px)");

export const barButtonClass =
  "inline-flex h-9 items-center justify-center gap-[7px] rounded-2 px-2.5 font-medium hover:bg-highlight data-popup-open:bg-highlight aria-expanded:bg-highlight";

type BarButtonProps = ComponentProps<"button"> & {
  icon: ReactNode;
  label: string;
  danger?: boolean;
  brief?: boolean;
};

/** One act of the bar: its icon with words, or with a tip. */
export function BarButton({
  icon,
  label,
  danger = false,
  brief = false,
  ...props
}: BarButtonProps) {
  const tip = useMedia(brief ? briefIconsOnly : iconsOnly);
  return (
    <Tooltip text={label} side="top" disabled={!tip}>
      <button
        type="button"
        aria-label={label}
        {...props}
        className={cx(
          barButtonClass,
          "to-700:h-14 to-700:flex-col to-700:gap-1 to-700:p-0 to-700:text-[11px]/[13px] to-700:whitespace-normal",
          danger ? "text-danger" : "[&_svg]:text-ink-3",
        )}
      >
        {icon}
        <span className={cx("to-1180:hidden to-700:block", brief && "max-[1401px]:hidden")}>
          {label}
        </span>
      </button>
    </Tooltip>
  );
}

type BarPopupProps = Pick<BarButtonProps, "icon" | "label"> & {
  children: (close: () => void) => ReactNode;
};

/** An act that needs to know more, asked in a popup above it. */
export function BarPopup({ icon, label, children }: BarPopupProps) {
  const [open, setOpen] = useState(false);
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger render={<BarButton icon={icon} label={label} />} />
      <Popover.Portal>
        <Popover.Positioner side="top" align="start" {...popupPlace} className="z-popover">
          <Popover.Popup
            aria-label={label}
            className={cx(popupClass, "w-[280px] p-3 outline-none")}
          >
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
