import { cx } from "./class-names.ts";

/** A spinner in the color of the surrounding text. Put a label beside it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "inline-block size-[15px] flex-none animate-turn rounded-full border-2 border-current/30 border-t-current",
        className,
      )}
    />
  );
}
