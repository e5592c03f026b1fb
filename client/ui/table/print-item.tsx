import { Printer } from "lucide-react";
import { parts } from "../../../shared/words/en/parts.ts";
import { printAll } from "../../lib/browser/print-all.ts";
import { printKey } from "../../lib/shortcuts/shortcuts.ts";
import type { MenuPieces } from "../menu/menu.tsx";
import { Kbd } from "../text/kbd.tsx";

/** Print, in the menu of whatever is on screen. */
export function PrintItem({ pieces: { MenuItem } }: { pieces: MenuPieces }) {
  return (
    <MenuItem
      needs="export"
      icon={<Printer />}
      onClick={() => void printAll()}
      aside={
        <span className="pointer-coarse:hidden">
          <Kbd>{`${printKey("Mod")} P`}</Kbd>
        </span>
      }
    >
      {parts.print}
    </MenuItem>
  );
}
