import { formatMoney } from "../lib/money.ts";
import { cx } from "./class-names.ts";

type MoneyProps = {
  /** Dollars. */
  value: number;
  /** Omits zero cents, for large figures. */
  short?: boolean;
  className?: string;
};

/**
 * An amount with quieter cents; zero is quiet as a whole. The cents are a span in the same text, so
 * screen readers and copies get "$12,500.50".
 */
export function Money({ value, short = false, className }: MoneyProps) {
  const text = formatMoney(value);
  const dot = text.lastIndexOf(".");
  const cents = text.slice(dot);
  return (
    <span className={cx("num", value === 0 && !short && "text-ink-3", className)}>
      {text.slice(0, dot)}
      {short && cents === ".00" ? null : <span className="text-ink-3">{cents}</span>}
    </span>
  );
}
