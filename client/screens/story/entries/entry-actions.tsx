import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { copyText } from "../../../lib/browser/copy-text.ts";
import { IconButton } from "../../../ui/button.tsx";
import { Menu, type MenuPieces } from "../../../ui/menu/menu.tsx";

type EntryActionsProps = {
  /** What Copy Text copies. */
  text: string;
  onEdit: () => void;
  onDelete: () => void;
  /** Between the two in the menu. */
  more?: (pieces: MenuPieces) => ReactNode;
};

/** What can be done with an entry, at its right end. */
export function EntryActions({ text, onEdit, onDelete, more }: EntryActionsProps) {
  return (
    <>
      <IconButton data-needs="write" label="Edit entry" tip="Edit" size="sm" onClick={onEdit}>
        <Pencil />
      </IconButton>
      <Menu
        align="end"
        trigger={
          <IconButton data-needs="write" label="More actions" size="sm" tip={false}>
            <Ellipsis />
          </IconButton>
        }
      >
        {(pieces) => {
          const { MenuItem, MenuSeparator } = pieces;
          return (
            <>
              <MenuItem icon={<Pencil />} onClick={onEdit}>
                Edit
              </MenuItem>
              {text && (
                <MenuItem icon={<Copy />} onClick={() => void copyText(text, "Text copied")}>
                  Copy Text
                </MenuItem>
              )}
              {more?.(pieces)}
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
                Delete
              </MenuItem>
            </>
          );
        }}
      </Menu>
    </>
  );
}
