import { today } from "../lib/dates.ts";
import { Brand } from "../ui/brand.tsx";
import { cx } from "../ui/class-names.ts";
import { wrap } from "./layout-classes.ts";

export function Footer() {
  return (
    <footer
      className={cx(
        wrap,
        "flex flex-wrap items-center justify-between gap-4 pt-7 pb-8 text-13 text-ink-3",
      )}
    >
      <Brand size="sm" className="text-ink" />
      <p>© {today().slice(0, 4)} Client Desk. All rights reserved.</p>
    </footer>
  );
}
