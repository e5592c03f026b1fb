import { Printer } from "lucide-react";
import { printAll } from "../lib/print-all.ts";
import { printKey } from "../shortcuts/shortcuts.ts";
import { Kbd } from "./kbd.tsx";
import type { MenuPieces } from "./menu.tsx";

/** Print, in the menu of whatever is on screen. */
export function PrintItem({ pieces: { MenuItem } }: { pieces: MenuPieces }) {
  return (
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
  );
}
