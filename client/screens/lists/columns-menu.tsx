import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { lists } from "../../../shared/words/en/lists.ts";
import type { MenuPieces } from "../../ui/menu/menu.tsx";
import type { Head } from "../../ui/table/data-rows.tsx";

type ColumnsMenuProps = {
  pieces: MenuPieces;
  /** All columns but the name. */
  columns: readonly { name: string; label: string }[];
  shown: readonly string[];
  /** Undefined brings the usual ones back. */
  onShow: (names: readonly string[] | undefined) => void;
  isUsual: boolean;
  /** The columns on screen, with their order. */
  heads: readonly Head[];
  /** By what the list is grouped. */
  group: ReactNode;
};

/** Which columns a list has, and by which it is sorted. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { pieces, columns, shown, onShow, isUsual, heads, group } = props;
  const { MenuCheckbox, MenuItem, MenuSeparator, MenuSub } = pieces;
  const sorted = heads.find(({ sort }) => sort?.direction);
  const arrow = sorted?.sort?.direction === "descending" ? <ArrowDown /> : <ArrowUp />;
  return (
    <>
      <MenuSub label={lists.columns}>
        {columns.map(({ name, label }) => (
          <MenuCheckbox
            key={name}
            keepOpen
            checked={shown.includes(name)}
            onCheckedChange={(on) =>
              // In the order of the columns, whatever the order of choosing.
              onShow(
                columns
                  .map((column) => column.name)
                  .filter((one) => (one === name ? on : shown.includes(one))),
              )
            }
          >
            {label}
          </MenuCheckbox>
        ))}
        {!isUsual && (
          <>
            <MenuSeparator />
            <MenuItem onClick={() => onShow(undefined)}>{lists.resetColumns}</MenuItem>
          </>
        )}
      </MenuSub>
      <MenuSub label={lists.sort} aside={sorted?.label}>
        {heads.map(
          ({ label, sort }) =>
            sort && (
              <MenuItem key={label} onClick={sort.onSort} aside={sort.direction && arrow}>
                {label}
              </MenuItem>
            ),
        )}
      </MenuSub>
      {group}
      <MenuSeparator />
    </>
  );
}
