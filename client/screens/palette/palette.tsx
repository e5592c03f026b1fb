import { Dialog } from "@base-ui/react/dialog";
import { useEffect, useRef, useState } from "react";
import { readSignature } from "../../../shared/read-signature/read-signature.ts";
import { palette } from "../../../shared/words/en/palette.ts";
import { cx } from "../../ui/class-names.ts";
import { dialogBox, scrimClass } from "../../ui/dialog/dialog-look.ts";
import { asSignature } from "./new-customer.ts";
import { PaletteBody } from "./palette-body.tsx";
import { type Pasted, SignatureForm, titleOf } from "./signature/signature-form.tsx";

type PaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onLogout: () => void;
};

/** Search and all actions: the dialog behind Ctrl+K. On the phone it fills the screen. */
export function Palette({ open, onOpenChange, onLogout }: PaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  // If reopened while still closing, it starts over.
  const [opening, setOpening] = useState({ open, count: 0 });
  if (open !== opening.open) setOpening({ open, count: opening.count + (open ? 1 : 0) });
  const [signature, setSignature] = useState<Pasted & { of: number }>();
  const latest = useRef(opening.count);
  useEffect(() => {
    latest.current = opening.count;
  }, [opening.count]);
  // An act that ends after the palette was reopened leaves the new one open.
  const close = () => {
    if (latest.current === opening.count) onOpenChange(false);
  };
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimClass} />
        <Dialog.Viewport className="fixed inset-0 z-palette flex justify-center px-4 pt-[12vh] pb-4 to-700:p-0">
          <Dialog.Popup
            aria-label={signature?.of === opening.count ? titleOf(signature) : palette.title}
            initialFocus={input}
            className={cx(
              dialogBox,
              "h-fit max-w-[640px] to-700:h-dvh to-700:max-w-none to-700:rounded-none",
            )}
          >
            {signature?.of === opening.count ? (
              <SignatureForm {...signature} onClose={close} />
            ) : (
              <PaletteBody
                key={opening.count}
                inputRef={input}
                onSignature={(text) => {
                  const read = readSignature(text);
                  if (read) setSignature({ text, read, of: opening.count });
                  return read !== null;
                }}
                onNewCustomer={(known) =>
                  setSignature({ text: "", read: asSignature(known), of: opening.count })
                }
                onClose={close}
                onLogout={onLogout}
              />
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
