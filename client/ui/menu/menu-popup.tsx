import { Menu as Base } from "@base-ui/react/menu";
import { Check, ChevronRight } from "lucide-react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import type { Right } from "../../../shared/account/roles.ts";
import { cx } from "../class-names.ts";
import { Kbd } from "../text/kbd.tsx";
import { MoveFocus, useBesideButton } from "./beside-button.ts";
import type { LazyPopup } from "./lazy-popup.ts";
import { listPopupClass, optionClass, popupPlace } from "./popup.ts";

type MenuPopupProps = {
  popup: LazyPopup;
  /** The id of the button. */
  labelledBy: string;
  align?: "start" | "center" | "end";
  children: ReactNode;
};

export function MenuPopup({ popup, labelledBy, align = "start", children }: MenuPopupProps) {
  const beside = useBesideButton(popup);
  return (
    <Base.Root {...beside.root}>
      <Base.Portal>
        <Base.Positioner
          anchor={popup.anchor}
          align={align}
          {...popupPlace}
          className="z-popover outline-none"
        >
          <Base.Popup
            {...beside.popup}
            onKeyDown={(event) => {
              chooseByKey(event);
              beside.popup.onKeyDown(event);
            }}
            aria-labelledby={labelledBy}
            className={cx(listPopupClass, "min-w-50 max-w-[min(var(--available-width),22rem)]")}
          >
            <MoveFocus list={beside.list} popup={popup} />
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = {
  icon?: ReactNode;
  children: ReactNode;
  onClick?: () => void;
  danger?: boolean;
  /** At the right end, such as a Kbd. */
  aside?: ReactNode;
  /** A digit that chooses it while the menu is open; shown behind `aside`. */
  digit?: string;
  /** What only some may do on the desk, see base.css. */
  needs?: Right;
};

export function MenuItem({ icon, children, onClick, danger, aside, digit, needs }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      aria-keyshortcuts={digit}
      data-needs={needs}
      className={cx(optionClass, danger && "text-danger data-highlighted:bg-danger-wash")}
    >
      {icon}
      {children}
      {(aside || digit) && (
        <span className="ms-auto flex items-center gap-2.5 ps-4 text-13 text-ink-2">
          {aside}
          {digit && <Digit>{digit}</Digit>}
        </span>
      )}
    </Base.Item>
  );
}

type MenuLinkProps = { render: ReactElement; icon?: ReactNode; children: ReactNode };

/** A link as an item: render={<Link to="…" />}. */
export function MenuLink({ render, icon, children }: MenuLinkProps) {
  return (
    <Base.LinkItem render={render} closeOnClick className={optionClass}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

type MenuCheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** For several that are set one after the other. */
  keepOpen?: boolean;
  children: ReactNode;
};

/** An item that is on or off. */
export function MenuCheckbox({
  checked,
  onCheckedChange,
  keepOpen = false,
  children,
}: MenuCheckboxProps) {
  return (
    <Base.CheckboxItem
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      closeOnClick={!keepOpen}
      className={optionClass}
    >
      <span className="inline-grid size-4 flex-none place-items-center text-accent">
        <Base.CheckboxItemIndicator>
          <Check className="stroke-[2.5]" />
        </Base.CheckboxItemIndicator>
      </span>
      {children}
    </Base.CheckboxItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-[5px] h-px bg-line" />;
}

type MenuSubProps = {
  icon?: ReactNode;
  label: string;
  /** What of it is chosen now. */
  aside?: ReactNode;
  children: ReactNode;
};

/** An item that opens a menu of its own beside it. */
export function MenuSub({ icon, label, aside, children }: MenuSubProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={cx(optionClass, "data-popup-open:bg-highlight")}>
        {icon}
        {label}
        <span className="ms-auto flex items-center gap-2 ps-4 text-13 text-ink-3">
          {aside}
          <ChevronRight />
        </span>
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner collisionPadding={8} sideOffset={4} className="z-popover outline-none">
          <Base.Popup className={cx(listPopupClass, "min-w-50")}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}

type MenuRadiosProps<Value extends string> = {
  label: string;
  options: readonly {
    value: Value;
    label: string;
    icon?: ReactNode;
    aside?: ReactNode;
    className?: string;
  }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of several, the current one checked. Up to nine can be chosen by their numbers. */
export function MenuRadios<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuRadiosProps<Value>) {
  const numbered = options.length <= 9;
  return (
    <Base.RadioGroup aria-label={label} value={value} onValueChange={onValueChange}>
      {options.map((option, index) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          aria-keyshortcuts={numbered ? String(index + 1) : undefined}
          className={cx(optionClass, option.className)}
        >
          {option.icon}
          {option.label}
          <span className="ms-auto flex items-center gap-2.5 ps-4">
            {option.aside && <span className="text-13 text-ink-3">{option.aside}</span>}
            <Base.RadioItemIndicator className="text-accent">
              <Check className="stroke-[2.5]" />
            </Base.RadioItemIndicator>
            {numbered && <Digit>{index + 1}</Digit>}
          </span>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function Digit({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}

function chooseByKey({ key, currentTarget, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>) {
  if (!/^\d$/.test(key) || ctrlKey || metaKey || altKey) return;
  currentTarget.querySelector<HTMLElement>(`[aria-keyshortcuts="${key}"]`)?.click();
}
