import { splitMoney } from "../../lib/format/money.ts";
import { cx } from "../class-names.ts";

type MoneyProps = {
  value: number;
  /** Omits zero cents, for large figures. */
  short?: boolean;
  className?: string;
};

/**
 * An amount with quieter cents; zero is quiet as a whole. The cents are a span in the same text, so
 * screen readers and copies get "$12,500.50"; they stand behind it where lines run from right to left, too.
 */
export function Money({ value, short = false, className }: MoneyProps) {
  const [whole, cents] = splitMoney(value);
  return (
    <span dir="ltr" className={cx("digits", value === 0 && !short && "text-ink-3", className)}>
      {whole}
      {cents === "" || (short && cents.endsWith("00")) ? null : (
        <span className="text-ink-3">{cents}</span>
      )}
    </span>
  );
}
