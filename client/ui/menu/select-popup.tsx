import { Select as Base } from "@base-ui/react/select";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { MoveFocus, useBesideButton } from "./beside-button.ts";
import type { LazyPopup } from "./lazy-popup.ts";
import { listPopupClass, optionClass, popupPlace } from "./popup.ts";

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  className?: string;
};

type SelectPopupProps<Value extends string> = {
  popup: LazyPopup;
  options: readonly SelectOption<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
};

/** The open list of a Select. */
export function SelectPopup<Value extends string>({
  popup,
  options,
  value,
  onValueChange,
}: SelectPopupProps<Value>) {
  const beside = useBesideButton(popup);
  return (
    <Base.Root
      {...beside.root}
      value={value || null}
      onValueChange={(next) => next !== null && onValueChange(next)}
    >
      <Base.Portal>
        <Base.Positioner
          anchor={popup.anchor}
          alignItemWithTrigger={false}
          {...popupPlace}
          className="z-dialog outline-none"
        >
          <Base.Popup {...beside.popup} className={cx(listPopupClass, "min-w-(--anchor-width)")}>
            <MoveFocus list={beside.list} popup={popup} />
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className={cx(optionClass, option.className)}
              >
                {option.icon}
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className="ms-auto ps-4 text-accent">
                  <Check className="stroke-[2.5]" />
                </Base.ItemIndicator>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
