type ProgressBarProps = {
  label: string;
  /** Between 0 and 1. */
  share: number;
  /** The value in words, for screen readers; otherwise they say the percentage. */
  valueText?: string;
};

/** How much of a long task is done. */
export function ProgressBar({ label, share, valueText }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
      className="mt-3.5 mb-2.5 h-1.5 overflow-hidden rounded-1 bg-ink/9 forced-colors:border"
    >
      <i
        style={{ width: `${share * 100}%` }}
        className="block h-full bg-accent transition-[width] duration-slow ease-linear forced-colors:bg-[Highlight]"
      />
    </div>
  );
}
