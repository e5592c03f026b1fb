import { Download, Ellipsis, Link, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { parts } from "../../../shared/words/en/parts.ts";
import { copyText } from "../../lib/browser/copy-text.ts";
import { linkHere } from "../../lib/people/link-here.ts";
import { IconButton } from "../button.tsx";
import { PrintItem } from "../table/print-item.tsx";
import { Menu, type MenuPieces } from "./menu.tsx";

type RecordMenuProps = {
  what: "companies" | "customers";
  /** What only this kind of record can. */
  own?: (pieces: MenuPieces) => ReactNode;
  onExport: () => void;
  onDelete: () => void;
};

/** More: the last of a record's actions, so that nobody passes Delete on the way to another. */
export function RecordMenu({ what, own, onExport, onDelete }: RecordMenuProps) {
  const copyLink = () => void copyText(linkHere(location.pathname), parts.linkCopied);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton data-needs="write" label={parts.more} bordered tip={false} className="size-9">
          <Ellipsis />
        </IconButton>
      }
    >
      {(pieces) => {
        const { MenuItem, MenuSeparator } = pieces;
        return (
          <>
            {own?.(pieces)}
            {own && <MenuSeparator />}
            <MenuItem icon={<Download />} onClick={onExport}>
              {parts.export}
            </MenuItem>
            <PrintItem pieces={pieces} />
            <MenuItem icon={<Link />} onClick={copyLink}>
              {parts.copyLink}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
              {parts.delete[what]}
            </MenuItem>
          </>
        );
      }}
    </Menu>
  );
}
