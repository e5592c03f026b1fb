import type { ReactNode } from "react";

/** The current time across a day that is drawn by the hour. */
export function NowBar({ top, children }: { top: number | string; children: ReactNode }) {
  return (
    <div
      style={{ top }}
      className="pointer-events-none absolute inset-x-0 border-t-2 border-accent before:absolute before:-inset-s-[5px] before:-top-[5px] before:size-2 before:rounded-[50%] before:bg-accent"
    >
      <span className="absolute inset-e-[calc(100%+12px)] -top-[11px] bg-paper text-13/5 font-semibold whitespace-nowrap text-accent lining-nums tabular-nums">
        {children}
      </span>
    </div>
  );
}
