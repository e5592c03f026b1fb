import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { type LazyModule, lazyModule } from "../../lib/browser/lazy-module.ts";
import { useLazyPopup } from "./lazy-popup.ts";

const parts = lazyModule(() => import("./menu-popup.tsx"));

/** The components of a menu, loaded with it. */
export type MenuPieces = Omit<typeof import("./menu-popup.tsx"), "MenuPopup">;

type MenuProps = {
  /** The button that opens it, such as <IconButton label="More" …>. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: "start" | "center" | "end";
  children: (pieces: MenuPieces) => ReactNode;
};

export function Menu({ trigger, align, children }: MenuProps) {
  const { part, popup, id, button } = useMenuButton(parts, trigger);
  return (
    <>
      {button}
      {part && popup && (
        <part.MenuPopup popup={popup} labelledBy={id} align={align}>
          {children(part)}
        </part.MenuPopup>
      )}
    </>
  );
}

/** The button of a menu whose part is loaded with it. */
export function useMenuButton<Part>(parts: LazyModule<Part>, trigger: MenuProps["trigger"]) {
  const { button, ...lazy } = useLazyPopup(parts);
  const id = useId();
  const opener = cloneElement(trigger, {
    id,
    "aria-haspopup": "menu",
    "aria-expanded": lazy.popup?.open ?? false,
    ...button,
  });
  return { ...lazy, id, button: opener };
}
