import { AlertDialog } from "@base-ui/react/alert-dialog";
import { type ReactNode, useRef } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { Button } from "../button.tsx";
import { cx } from "../class-names.ts";
import { Notice } from "../notice.tsx";
import { dialogBody, dialogBox, dialogFoot, dialogStage, scrimClass } from "./dialog-look.ts";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The action as a question: "Delete Brightwater Dental Group?" */
  title: ReactNode;
  /** What happens, and whether it can be undone. Read out with the title. */
  children: ReactNode;
  /** Below that: what is to be chosen first. */
  choice?: ReactNode;
  /** False until the choice is made. */
  ready?: boolean;
  /** The safe way out, focused first: "Keep Company". */
  cancelLabel: string;
  confirmLabel: string;
  onConfirm: () => void;
  /** A third way, between the two. */
  other?: { label: string; onClick: () => void };
  busy?: boolean;
  busyLabel?: string;
  /** Why it failed; the dialog stays open. */
  error?: ReactNode;
  /** For questions where nothing is lost, such as leaving a form that can be restored. */
  tone?: "danger" | "plain";
  /** What gets focus instead of the safe way out, where nothing is lost. */
  initialFocus?: (() => HTMLElement | null) | undefined;
};

/** Asks before something that is not easily undone. Esc and the backdrop mean no. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  choice,
  ready = true,
  cancelLabel,
  confirmLabel,
  onConfirm,
  other,
  busy = false,
  busyLabel = common.deleting,
  error,
  tone = "danger",
  initialFocus,
}: ConfirmDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const close = () => {
    // Once begun, it cannot be canceled.
    if (!busy) onOpenChange(false);
  };
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => (next ? onOpenChange(true) : close())}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={scrimClass} />
        <AlertDialog.Viewport
          className={dialogStage}
          onClick={(event) => event.target === event.currentTarget && close()}
        >
          <AlertDialog.Popup
            initialFocus={initialFocus ?? safe}
            className={cx(dialogBox, choice ? "max-w-[480px]" : "max-w-[440px]")}
          >
            <div className={cx(dialogBody, "overflow-y-auto")}>
              <AlertDialog.Title className="title-22 pe-8">{title}</AlertDialog.Title>
              <AlertDialog.Description
                render={<div />}
                className="mt-2.5 grid gap-2.5 leading-[21px] text-ink-2"
              >
                {children}
              </AlertDialog.Description>
              {choice}
              {error && <Notice className="mt-4">{error}</Notice>}
            </div>
            <div className={dialogFoot}>
              {/* The focus ring shows even after a click: Enter means this button. */}
              <Button
                ref={safe}
                variant={other ? "quiet" : "secondary"}
                onClick={close}
                className={cx(
                  "focus:outline-2 focus:outline-offset-2 focus:outline-focus",
                  other && "me-auto -ms-3.5 to-700:ms-0",
                )}
              >
                {cancelLabel}
              </Button>
              {other && <Button onClick={other.onClick}>{other.label}</Button>}
              <Button
                variant={tone === "danger" ? "danger-solid" : "primary"}
                busy={busy}
                busyLabel={busyLabel}
                disabled={!ready}
                // The second half of a double click arrives before `busy`.
                onClick={(event) => event.detail < 2 && onConfirm()}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
