import { Link } from "@tanstack/react-router";
import { Ellipsis, FileDown, Upload } from "lucide-react";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { lists } from "../../../shared/words/en/lists.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { IconButton } from "../../ui/button.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { PrintItem } from "../../ui/table/print-item.tsx";

const saving = lazyModule(() => import("./export-list.ts"));

interface ListMoreProps {
  /** What can be imported here. */
  into?: ImportKind;
}

/** More: import into the list or the calendar on screen, export it, print it. */
export function ListMore({ into }: ListMoreProps) {
  const save = async (format: "csv" | "xlsx") => {
    if (await saving.ask()) await saving.now()?.exportShown(format);
  };
  return (
    <Menu
      align="end"
      trigger={
        <IconButton data-needs="export" label={lists.more} bordered tip={false} className="size-9">
          <Ellipsis />
        </IconButton>
      }
    >
      {(pieces) => {
        const { MenuItem, MenuLink, MenuSeparator } = pieces;
        return (
          <>
            {into && (
              <>
                <MenuLink
                  icon={<Upload />}
                  render={<Link to="/dashboard/import" search={{ into }} />}
                >
                  {lists.import}
                </MenuLink>
                <MenuSeparator />
              </>
            )}
            <MenuItem icon={<FileDown />} onClick={() => void save("csv")}>
              {lists.exportCsv}
            </MenuItem>
            <MenuItem icon={<FileDown />} onClick={() => void save("xlsx")}>
              {lists.exportExcel}
            </MenuItem>
            <PrintItem pieces={pieces} />
          </>
        );
      }}
    </Menu>
  );
}
