import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../button.tsx";
import { Menu, type MenuPieces } from "./menu.tsx";

/** More: the menu at the end of a head, with what is rarely done. */
export function MoreMenu({ children }: { children: (pieces: MenuPieces) => ReactNode }) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label="More" bordered tip={false} className="size-9">
          <Ellipsis />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
