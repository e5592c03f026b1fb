import type { ComponentProps } from "react";
import { cx } from "../class-names.ts";

/**
 * The browser's own radio button, for choices whose places in the page are far apart, as in the
 * columns of a table: the arrow keys go from one to the next of the same `name`.
 */
export function RadioButton({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  return (
    <input
      {...props}
      type="radio"
      className={cx(
        "m-0 size-[18px] flex-none cursor-[inherit] appearance-none rounded-full border border-control bg-raised checked:border-[5px] checked:border-accent forced-colors:checked:border-[Highlight]",
        className,
      )}
    />
  );
}
