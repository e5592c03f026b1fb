import { lists } from "../../../shared/words/en/lists.ts";
import type { MenuPieces } from "../../ui/menu/menu.tsx";

type LayoutItemsProps = {
  pieces: MenuPieces;
  layout: "board" | undefined;
  onLayout: (next: "board" | undefined) => void;
};

/** Table or board in the menu, where there is no room for the switch. */
export function LayoutItems({ pieces, layout, onLayout }: LayoutItemsProps) {
  const { MenuRadios, MenuSeparator } = pieces;
  return (
    <>
      <MenuRadios
        label={lists.layout}
        value={layout ?? "table"}
        onValueChange={(next) => onLayout(next === "board" ? next : undefined)}
        options={[
          { value: "table", label: lists.table },
          { value: "board", label: lists.board },
        ]}
      />
      <MenuSeparator />
    </>
  );
}
