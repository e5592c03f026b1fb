import { ArrowDown, ArrowUp } from "lucide-react";
import type { Head } from "./data-rows.tsx";
import { Menu } from "./menu.tsx";

/** The sort order of a list on the phone, where there are no columns to press. */
export function SortMenu({ heads }: { heads: readonly Head[] }) {
  const current = heads.find(({ sort }) => sort?.direction);
  const arrow = current?.sort?.direction === "descending" ? <ArrowDown /> : <ArrowUp />;
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Sort by ${current?.label}, ${current?.sort?.direction}. Change`}
          className="-my-3 inline-flex print:hidden h-11 items-center gap-1 rounded-2 text-13 font-medium text-ink-2 [&>.lucide]:size-3.5"
        >
          {current?.label}
          {arrow}
        </button>
      }
    >
      {({ MenuItem }) =>
        heads.map(
          ({ label, sort }) =>
            sort && (
              <MenuItem key={label} onClick={sort.onSort} aside={sort.direction && arrow}>
                {label}
              </MenuItem>
            ),
        )
      }
    </Menu>
  );
}
