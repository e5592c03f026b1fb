import { Ellipsis, Trash2 } from "lucide-react";
import { IconButton } from "./button.tsx";
import { Menu } from "./menu.tsx";

/** More: the last of a record's actions, so that nobody passes Delete on the way to another. */
export function DeleteMenu({ onDelete }: { onDelete: () => void }) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="More" bordered tip={false} className="size-9">
          <Ellipsis />
        </IconButton>
      }
    >
      {({ MenuItem }) => (
        <MenuItem icon={<Trash2 />} danger onClick={onDelete}>
          Delete
        </MenuItem>
      )}
    </Menu>
  );
}
