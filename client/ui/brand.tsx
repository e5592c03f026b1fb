import { cx } from "./class-names.ts";

/** The banker's lamp. Under 20 px its details would blur, so the drawing is simpler. */
export function LampMark({ size = 24, className }: { size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      {size < 20 ? (
        <>
          <path
            d="M1 12.5 4.6 4.8A3 3 0 0 1 7.3 3h9.4a3 3 0 0 1 2.7 1.8l3.6 7.7z"
            fill="currentColor"
          />
          <path d="M12 12v8" stroke="currentColor" strokeWidth="3.2" />
          <path
            d="M5 22.5v-1a2.5 2.5 0 0 1 2.5-2.5h9a2.5 2.5 0 0 1 2.5 2.5v1z"
            fill="currentColor"
          />
        </>
      ) : (
        <>
          <path
            d="M2.2 11.2 4.9 5.4A2.4 2.4 0 0 1 7.1 4h9.8a2.4 2.4 0 0 1 2.2 1.4l2.7 5.8z"
            fill="currentColor"
          />
          <path d="M12 11v8" stroke="currentColor" strokeWidth="2" />
          <path d="M17.4 11v3" stroke="currentColor" strokeWidth="1.3" />
          <circle cx="17.4" cy="15" r="1.2" fill="currentColor" />
          <path d="M6.4 21c0-1.5 1-2.5 2.5-2.5h6.2c1.5 0 2.5 1 2.5 2.5z" fill="currentColor" />
        </>
      )}
    </svg>
  );
}

type BrandProps = {
  /** On the green ground, the lamp takes the text color. */
  onBlotter?: boolean;
  size?: "sm" | "md";
  /** The name is for screen readers only. */
  markOnly?: boolean;
  className?: string;
};

/** Logo and name. */
export function Brand({ onBlotter = false, size = "md", markOnly = false, className }: BrandProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2.5 font-display font-semibold tracking-[-0.01em] whitespace-nowrap leading-none",
        size === "sm" ? "text-[15px]" : "text-[17px]",
        className,
      )}
    >
      <LampMark size={size === "sm" ? 20 : 24} className={onBlotter ? undefined : "text-accent"} />
      <span className={cx(markOnly && "sr-only")}>Client Desk</span>
    </span>
  );
}
