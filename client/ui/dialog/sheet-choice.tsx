import type { ReactNode } from "react";
import { cx } from "../class-names.ts";

type SheetChoiceProps = {
  icon?: ReactNode;
  /** At the right end: what choosing it comes to. */
  aside?: ReactNode;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
};

/** One of the things to do in a Sheet, as high as a thumb. */
export function SheetChoice({ icon, aside, danger = false, onClick, children }: SheetChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={cx(
        "-mx-2 flex h-12 w-[calc(100%+16px)] items-center gap-3 rounded-2 px-2 text-start text-16 hover:bg-highlight",
        danger && "text-danger",
      )}
    >
      {icon}
      {children}
      {aside && <span className="digits ms-auto text-14 text-ink-2">{aside}</span>}
    </button>
  );
}
