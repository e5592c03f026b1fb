import type { ReactNode } from "react";

/** A sheet of the product on the blotter, extending beyond the window; decorative only. */
export function Blotter({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden="true"
      inert
      data-print="hide"
      className="sticky top-0 h-dvh overflow-hidden bg-blotter max-[1000px]:hidden"
    >
      <div className="absolute top-26 -bottom-5 inset-s-18 w-180 rounded-ss-3 bg-paper px-9 py-[30px] shadow-[0_20px_60px_rgb(0_0_0/0.28)]">
        {children}
      </div>
    </div>
  );
}
