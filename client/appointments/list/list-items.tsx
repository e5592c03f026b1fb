import { FileDown } from "lucide-react";
import { lazyModule } from "../../lib/lazy-module.ts";
import type { MenuPieces } from "../../ui/menu.tsx";

const saving = lazyModule(() => import("../../lists/export-list.ts"));

/** As lists/export-items.tsx has them, which would cost every other list a file of its own. */
export function ListItems({ pieces: { MenuItem, MenuSeparator } }: { pieces: MenuPieces }) {
  return (
    <>
      {(["CSV", "Excel"] as const).map((format) => (
        <MenuItem
          key={format}
          icon={<FileDown />}
          onClick={async () => {
            if (await saving.ask())
              await saving.now()?.exportShown(format === "CSV" ? "csv" : "xlsx");
          }}
        >
          Export as {format}
        </MenuItem>
      ))}
      <MenuSeparator />
    </>
  );
}
