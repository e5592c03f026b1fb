import { Drawer } from "@base-ui/react/drawer";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { scrimClass } from "./dialog-look.ts";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its accessible name; visible with `titleShown`. */
  title: string;
  titleShown?: boolean;
  children: ReactNode;
};

/** A sheet from the bottom edge, for the phone. Esc, the backdrop and a swipe down close it. */
export function Sheet({ open, onOpenChange, title, titleShown = false, children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)} swipeDirection="down">
      <Drawer.Portal>
        <Drawer.Backdrop className={scrimClass} />
        <Drawer.Viewport className="fixed inset-0 z-dialog flex items-end justify-center">
          <Drawer.Popup className="max-h-[92dvh] w-full max-w-[560px] overflow-y-auto overscroll-contain rounded-t-3 bg-raised px-4 pt-[18px] pb-[calc(20px+env(safe-area-inset-bottom,0px))] text-ink shadow-dialog outline-none [transform:translateY(var(--drawer-swipe-movement-y))] transition-transform duration-slow ease-out data-swiping:select-none data-swiping:duration-0 data-starting-style:[transform:translateY(100%)] data-ending-style:[transform:translateY(100%)] forced-colors:border">
            <Drawer.Content>
              <Drawer.Title className={cx(titleShown ? "title-22 mb-3" : "sr-only")}>
                {title}
              </Drawer.Title>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
