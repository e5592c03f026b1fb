import { Link } from "@tanstack/react-router";
import { Ellipsis, FileDown, Upload } from "lucide-react";
import { lazyModule } from "../lib/lazy-module.ts";
import { IconButton } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";
import { PrintItem } from "../ui/print-item.tsx";

const saving = lazyModule(() => import("./export-list.ts"));

interface ListMoreProps {
  /** What can be imported here. */
  into?: "customers" | "companies" | "appointments";
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
        <IconButton label="More" bordered tip={false} className="size-9">
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
                  Import
                </MenuLink>
                <MenuSeparator />
              </>
            )}
            <MenuItem icon={<FileDown />} onClick={() => void save("csv")}>
              Export as CSV
            </MenuItem>
            <MenuItem icon={<FileDown />} onClick={() => void save("xlsx")}>
              Export as Excel
            </MenuItem>
            <PrintItem pieces={pieces} />
          </>
        );
      }}
    </Menu>
  );
}
