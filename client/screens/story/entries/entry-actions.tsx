import { Copy, Ellipsis, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { story } from "../../../../shared/words/en/story.ts";
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
      <IconButton
        data-needs="write"
        label={story.entry.edit}
        tip={story.edit}
        size="sm"
        onClick={onEdit}
      >
        <Pencil />
      </IconButton>
      <Menu
        align="end"
        trigger={
          <IconButton data-needs="write" label={story.entry.more} size="sm" tip={false}>
            <Ellipsis />
          </IconButton>
        }
      >
        {(pieces) => {
          const { MenuItem, MenuSeparator } = pieces;
          return (
            <>
              <MenuItem icon={<Pencil />} onClick={onEdit}>
                {story.edit}
              </MenuItem>
              {text && (
                <MenuItem icon={<Copy />} onClick={() => void copyText(text, story.entry.copied)}>
                  {story.entry.copy}
                </MenuItem>
              )}
              {more?.(pieces)}
              <MenuSeparator />
              <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
                {story.entry.delete}
              </MenuItem>
            </>
          );
        }}
      </Menu>
    </>
  );
}
