import { Download, Link, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "../../lib/browser/copy-text.ts";
import { PrintItem } from "../table/print-item.tsx";
import type { MenuPieces } from "./menu.tsx";
import { MoreMenu } from "./more-menu.tsx";

type RecordMenuProps = {
  /** "Customer" */
  what: string;
  /** What only this kind of record can. */
  own?: (pieces: MenuPieces) => ReactNode;
  onExport: () => void;
  onDelete: () => void;
};

/** More: the last of a record's actions, so that nobody passes Delete on the way to another. */
export function RecordMenu({ what, own, onExport, onDelete }: RecordMenuProps) {
  const copyLink = () => void copyText(location.origin + location.pathname, "Link copied");
  return (
    <MoreMenu>
      {(pieces) => {
        const { MenuItem, MenuSeparator } = pieces;
        return (
          <>
            {own?.(pieces)}
            {own && <MenuSeparator />}
            <MenuItem icon={<Download />} onClick={onExport}>
              Export
            </MenuItem>
            <PrintItem pieces={pieces} />
            <MenuItem icon={<Link />} onClick={copyLink}>
              Copy Link
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
              Delete {what}
            </MenuItem>
          </>
        );
      }}
    </MoreMenu>
  );
}
