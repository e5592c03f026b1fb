import { Select as Base } from "@base-ui/react/select";
import { Check, ChevronDown } from "lucide-react";
import { cx } from "./class-names.ts";
import { useField } from "./field-frame.tsx";
import { listPopupClass, optionClass, popupPlace } from "./popup.ts";
import { type SelectProps, selectClass } from "./select.tsx";

/** What ui/select.tsx stands for until it is needed. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  onBlur,
  placeholder = "Choose",
  disabled,
  name,
  className,
  ref,
  ...props
}: SelectProps<Value>) {
  const { labelId, ...field } = useField();
  return (
    <Base.Root
      items={options}
      value={value || null}
      onValueChange={(next) => next !== null && onValueChange(next)}
      disabled={disabled}
      name={name}
      modal={false}
    >
      <Base.Trigger
        aria-labelledby={props["aria-label"] ? undefined : labelId}
        {...field}
        {...props}
        ref={ref}
        onBlur={onBlur}
        className={cx(selectClass, className)}
      >
        <Base.Value className="cut data-placeholder:text-ink-3" placeholder={placeholder} />
        <ChevronDown className="text-ink-3" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner
          alignItemWithTrigger={false}
          {...popupPlace}
          className="z-dialog outline-none"
        >
          <Base.Popup className={cx(listPopupClass, "min-w-(--anchor-width)")}>
            {options.map((option) => (
              <Base.Item
                key={option.value}
                value={option.value}
                className={cx(optionClass, option.className)}
              >
                {option.icon}
                <Base.ItemText>{option.label}</Base.ItemText>
                <Base.ItemIndicator className="ml-auto pl-4 text-accent">
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
