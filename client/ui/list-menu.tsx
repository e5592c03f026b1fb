import { Printer, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { setCompactRows, useCompactRows } from "../lib/compact-rows.ts";
import { printAll } from "../lib/print-all.ts";
import { printKey } from "../shortcuts/shortcuts.ts";
import { Button } from "./button.tsx";
import { Kbd } from "./kbd.tsx";
import { Menu, type MenuPieces } from "./menu.tsx";

type ListMenuProps = {
  /** What this list has besides, first: its columns and their order. */
  children?: (pieces: MenuPieces) => ReactNode;
  /** Its rows have one height only. */
  fixed?: boolean;
};

/** How a list is displayed and printed. */
export function ListMenu({ children, fixed = false }: ListMenuProps) {
  const compact = useCompactRows();
  return (
    <Menu
      align="end"
      trigger={
        <Button icon={<SlidersHorizontal />} aria-label="View" className="to-700:w-11 to-700:px-0">
          <span className="to-700:hidden">View</span>
        </Button>
      }
    >
      {(pieces) => {
        const { MenuCheckbox, MenuSeparator, MenuItem } = pieces;
        return (
          <>
            {children?.(pieces)}
            {!fixed && (
              <>
                <MenuCheckbox checked={compact} onCheckedChange={setCompactRows}>
                  Compact Rows
                </MenuCheckbox>
                <MenuSeparator />
              </>
            )}
            <MenuItem
              icon={<Printer />}
              onClick={() => void printAll()}
              aside={
                <span className="pointer-coarse:hidden">
                  <Kbd>{`${printKey("Mod")} P`}</Kbd>
                </span>
              }
            >
              Print
            </MenuItem>
          </>
        );
      }}
    </Menu>
  );
}
