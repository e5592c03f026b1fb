import type { ComponentProps, ReactElement } from "react";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { useMenuButton } from "../../ui/menu/menu.tsx";
import type { Account } from "./account-popup.tsx";

const parts = lazyModule(() => import("./account-popup.tsx"));

type AccountMenuProps = Account & {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** In a frame without a sidebar, it leads to what has no tab, too. */
  narrow?: boolean;
};

/** The menu of whoever is signed in. Its items are loaded with it. */
export function AccountMenu({ trigger, ...account }: AccountMenuProps) {
  const { part, popup, id, button } = useMenuButton(parts, trigger);
  return (
    <>
      {button}
      {part && popup && <part.AccountPopup popup={popup} labelledBy={id} {...account} />}
    </>
  );
}
