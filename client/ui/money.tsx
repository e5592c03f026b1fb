import { formatMoney } from "../lib/money.ts";
import { cx } from "./class-names.ts";

type MoneyProps = {
  /** Dollars. */
  value: number;
  /** Drops the cents when there are none, for big figures on cards. */
  short?: boolean;
  className?: string;
};

/**
 * An amount with quiet cents; zero is quiet as a whole. The cents are a span inside the same text, so
 * a screen reader and a copy both get "$12,500.50".
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
