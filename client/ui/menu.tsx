import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { cx } from "./class-names.ts";
import { Kbd } from "./kbd.tsx";
import { optionClass, popupClass } from "./popup.ts";

type MenuProps = {
  /** The button that opens it, such as <IconButton label="More" …>. */
  trigger: ReactElement;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "left" | "right";
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

export function Menu({
  trigger,
  align = "start",
  side = "bottom",
  open,
  onOpenChange,
  children,
}: MenuProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-popover outline-none"
        >
          <Base.Popup
            className={cx(
              popupClass,
              "max-h-(--available-height) min-w-50 overflow-y-auto p-[5px] outline-none",
            )}
          >
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
  disabled?: boolean;
  /** At the right end, such as a Kbd. */
  aside?: ReactNode;
};

export function MenuItem({ icon, children, onClick, danger, disabled, aside }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      disabled={disabled}
      className={cx(optionClass, danger && "text-danger data-highlighted:bg-danger-wash")}
    >
      {icon}
      {children}
      {aside && <span className="ml-auto pl-4">{aside}</span>}
    </Base.Item>
  );
}

/** An item that goes somewhere; `render` is the link: render={<Link to="…" />}. */
export function MenuLink({
  render,
  icon,
  children,
}: {
  render: ReactElement;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Base.LinkItem render={render} closeOnClick className={optionClass}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-[5px] h-px bg-line" />;
}

type MenuRadiosProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode; className?: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

/** One of several, the current one ticked. Each can be chosen by its number. */
export function MenuRadios<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: MenuRadiosProps<Value>) {
  return (
    <Base.RadioGroup
      aria-label={label}
      value={value}
      onValueChange={onValueChange}
      onKeyDown={chooseByNumber}
    >
      {options.map((option, index) => (
        <Base.RadioItem
          key={option.value}
          value={option.value}
          closeOnClick
          aria-keyshortcuts={String(index + 1)}
          className={cx(optionClass, option.className)}
        >
          {option.icon}
          {option.label}
          <span className="ml-auto flex items-center gap-2.5 pl-4">
            <Base.RadioItemIndicator className="text-accent">
              <Check className="stroke-[2.5]" />
            </Base.RadioItemIndicator>
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd>{index + 1}</Kbd>
            </span>
          </span>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

function chooseByNumber(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey) return;
  currentTarget.querySelectorAll<HTMLElement>("[role=menuitemradio]")[Number(key) - 1]?.click();
}
