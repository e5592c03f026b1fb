import { ArrowDown, ArrowUp } from "lucide-react";
import { tables } from "../../../shared/words/en/tables.ts";
import type { Head } from "../table/data-rows.tsx";
import { Menu } from "./menu.tsx";

type SortMenuProps = {
  heads: readonly Head[];
  /** Says what it is, where there is room. */
  named?: boolean;
};

/** The sort order of a list on the phone and of a board, where there are no columns to press. */
export function SortMenu({ heads, named = false }: SortMenuProps) {
  const current = heads.find(({ sort }) => sort?.direction);
  const isDescending = current?.sort?.direction === "descending";
  const arrow = isDescending ? <ArrowDown /> : <ArrowUp />;
  const sorted = isDescending ? tables.descending : tables.ascending;
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={current ? sorted(current.label) : tables.sortBy}
          className="-my-3 inline-flex print:hidden h-11 items-center gap-1 rounded-2 text-13 font-medium text-ink-2 [&>.lucide]:size-3.5"
        >
          {named && <span className="font-normal text-ink-3">{tables.sortBy}</span>}
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
