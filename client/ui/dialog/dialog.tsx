import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { IconButton } from "../button.tsx";
import { cx } from "../class-names.ts";
import {
  dialogBody,
  dialogBox,
  dialogFoot,
  dialogSheet,
  dialogStage,
  scrimClass,
} from "./dialog-look.ts";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons, the main action last; on the phone they are stacked, with it on top. */
  footer?: ReactNode;
  /** 440 px wide, 480 for choices, 520 for handing over, 640 for long text, 920 for two columns, or 960 for days. */
  width?: keyof typeof widths;
  /** What gets focus first; the first control by default. */
  initialFocus?: RefObject<HTMLElement | null>;
};

const widths = {
  normal: "max-w-[440px]",
  middle: "max-w-[480px]",
  broad: "max-w-[520px]",
  wide: "max-w-[640px]",
  widest: "max-w-[920px]",
  days: "max-w-[960px]",
};

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = "normal",
  initialFocus,
}: DialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={scrimClass} />
        <Base.Viewport className={cx(dialogStage, width === "days" && dialogSheet.stage)}>
          <Base.Popup
            initialFocus={initialFocus}
            className={cx(dialogBox, widths[width], width === "days" && dialogSheet.box)}
          >
            <div className={cx(dialogBody, "overflow-y-auto")}>
              <Base.Title className="title-22 pe-8">{title}</Base.Title>
              {description && (
                <Base.Description className="mt-2.5 leading-[21px] text-ink-2">
                  {description}
                </Base.Description>
              )}
              {children}
            </div>
            {footer && <div className={dialogFoot}>{footer}</div>}
            <Base.Close
              render={
                <IconButton
                  label={common.close}
                  tip={false}
                  className="absolute top-3.5 inset-e-3 to-700:top-2.5 to-700:inset-e-1.5 to-700:size-11"
                >
                  <X />
                </IconButton>
              }
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
