import { Menu as Base } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { cx } from "./class-names.ts";
import { Kbd } from "./kbd.tsx";
import type {
  MenuCheckboxProps,
  MenuItemProps,
  MenuLinkProps,
  MenuProps,
  MenuRadiosProps,
} from "./menu.tsx";
import { listPopupClass, optionClass, popupPlace } from "./popup.ts";

/** What ui/menu.tsx stands for until it is needed; `triggerRef` gives it the button. */
export function Menu({
  trigger,
  triggerRef,
  align = "start",
  side = "bottom",
  children,
}: MenuProps & { triggerRef: Ref<HTMLButtonElement> }) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger ref={triggerRef} render={trigger} />
      <Base.Portal>
        <Base.Positioner
          align={align}
          side={side}
          {...popupPlace}
          className="z-popover outline-none"
        >
          <Base.Popup
            className={cx(listPopupClass, "min-w-50 max-w-[min(var(--available-width),22rem)]")}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

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

export function MenuLink({ render, icon, children }: MenuLinkProps) {
  return (
    <Base.LinkItem render={render} closeOnClick className={optionClass}>
      {icon}
      {children}
    </Base.LinkItem>
  );
}

export function MenuCheckbox({ checked, onCheckedChange, children }: MenuCheckboxProps) {
  return (
    <Base.CheckboxItem
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      closeOnClick
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
