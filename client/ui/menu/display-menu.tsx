import { SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { parts } from "../../../shared/words/en/parts.ts";
import { setCompactRows, useCompactRows } from "../../lib/lists/compact-rows.ts";
import { Button } from "../button.tsx";
import { Menu, type MenuPieces } from "./menu.tsx";

type DisplayMenuProps = {
  /** What this list has besides, first: its columns and their order. */
  children?: (pieces: MenuPieces) => ReactNode;
};

/** How a list is displayed. */
export function DisplayMenu({ children }: DisplayMenuProps) {
  const compact = useCompactRows();
  return (
    <Menu
      align="end"
      trigger={
        <Button
          icon={<SlidersHorizontal />}
          aria-label={parts.display}
          className="to-700:w-11 to-700:px-0"
        >
          <span className="to-700:hidden">{parts.display}</span>
        </Button>
      }
    >
      {(pieces) => (
        <>
          {children?.(pieces)}
          <pieces.MenuCheckbox checked={compact} onCheckedChange={setCompactRows}>
            {parts.compactRows}
          </pieces.MenuCheckbox>
        </>
      )}
    </Menu>
  );
}
