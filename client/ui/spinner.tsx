import { cx } from "./class-names.ts";

/** A turning ring in the colour of the text around it. Say beside it what is going on. */
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
