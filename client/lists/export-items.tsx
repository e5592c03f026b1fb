import { FileDown } from "lucide-react";
import { lazyModule } from "../lib/lazy-module.ts";
import type { MenuPieces } from "../ui/menu.tsx";

const saving = lazyModule(() => import("./export-list.ts"));

/** Saves what the list on screen shows, in its menu. */
export function ExportItems({ pieces: { MenuItem, MenuSeparator } }: { pieces: MenuPieces }) {
  const save = async (format: "csv" | "xlsx") => {
    if (await saving.ask()) await saving.now()?.exportShown(format);
  };
  return (
    <>
      <MenuItem icon={<FileDown />} onClick={() => void save("csv")}>
        Export as CSV
      </MenuItem>
      <MenuItem icon={<FileDown />} onClick={() => void save("xlsx")}>
        Export as Excel
      </MenuItem>
      <MenuSeparator />
    </>
  );
}
