import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type Ref,
} from "react";
import { lazyModule } from "../lib/lazy-module.ts";
import { useLatePopup } from "./late-popup.ts";

const parts = lazyModule(() => import("./menu-parts.tsx"));

export type MenuProps = {
  /** The button that opens it, such as <IconButton label="More" …>. */
  trigger: ReactElement<ComponentProps<"button">>;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "left" | "right";
  children: ReactNode;
};

export function Menu(props: MenuProps) {
  const { asked, button, handlers } = useLatePopup(parts, /^Arrow(Down|Up)$/);
  if (asked) return <AskedMenu {...props} triggerRef={button} />;
  return cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    ...handlers,
  });
}

function AskedMenu(props: MenuProps & { triggerRef: Ref<HTMLButtonElement> }) {
  const part = parts.use();
  return part && <part.Menu {...props} />;
}

export type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onClick?: () => void;
  danger?: boolean;
  disabled?: boolean;
  /** At the right end, such as a Kbd. */
  aside?: ReactNode;
};

export function MenuItem(props: MenuItemProps) {
  const part = parts.use();
  return part && <part.MenuItem {...props} />;
}

export type MenuLinkProps = {
  render: ReactElement;
  icon?: ReactNode;
  children: ReactNode;
};

/** An item that goes somewhere; `render` is the link: render={<Link to="…" />}. */
export function MenuLink(props: MenuLinkProps) {
  const part = parts.use();
  return part && <part.MenuLink {...props} />;
}

export type MenuCheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/** Something that is on or off. */
export function MenuCheckbox(props: MenuCheckboxProps) {
  const part = parts.use();
  return part && <part.MenuCheckbox {...props} />;
}

export function MenuSeparator() {
  const part = parts.use();
  return part && <part.MenuSeparator />;
}

export type MenuRadiosProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode; className?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of several, the current one ticked. Each can be chosen by its number. */
export function MenuRadios<Value extends string>(props: MenuRadiosProps<Value>) {
  const part = parts.use();
  return part && <part.MenuRadios {...props} />;
}
