import { ChevronDown } from "lucide-react";
import type { KeyboardEvent, Ref } from "react";
import { parts } from "../../../shared/words/en/parts.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { cx } from "../class-names.ts";
import { controlSize } from "../form/control-look.ts";
import { useField } from "../form/field-frame.tsx";
import { optionTyped } from "../form/typed-option.ts";
import { useLazyPopup } from "./lazy-popup.ts";
import type { SelectOption } from "./select-popup.tsx";

const popups = lazyModule(() => import("./select-popup.tsx"));

type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  /** The empty string, or null, shows the placeholder. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  size?: "sm" | "md";
  /** Shows the icon and the tone of what is chosen as well. */
  marked?: boolean;
  "aria-invalid"?: boolean | undefined;
  /** Only needed outside a FieldFrame. */
  "aria-label"?: string;
  ref?: Ref<HTMLButtonElement>;
};

const smallSize = "h-8 text-13 to-700:h-11 to-700:text-16 pointer-coarse:h-11";

export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  onBlur,
  placeholder = parts.choose,
  disabled,
  name,
  size = "md",
  marked = false,
  "aria-invalid": invalid,
  "aria-label": label,
  ref,
}: SelectProps<Value>) {
  const { part, popup, button } = useLazyPopup(popups);
  const { labelId, ...field } = useField();
  const chosen = options.find((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    button.onKeyDown(event);
    const typed = optionTyped(event, options, chosen);
    if (typed) onValueChange(typed.value);
  };
  return (
    <>
      <button
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={popup?.open ?? false}
        aria-label={label}
        aria-labelledby={label ? undefined : labelId}
        {...field}
        {...(invalid && { "aria-invalid": true })}
        {...button}
        ref={ref}
        name={name}
        disabled={disabled}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className={cx(
          "field-edge flex w-full items-center justify-between gap-2 text-start",
          size === "md" ? `px-3 ${controlSize}` : `px-2.25 ${smallSize}`,
        )}
      >
        {marked && chosen ? (
          <span className={cx("inline-flex min-w-0 items-center gap-[5px]", chosen.className)}>
            {chosen.icon}
            <span className="clipped font-semibold text-fg">{chosen.label}</span>
          </span>
        ) : (
          <span className={cx("clipped", !chosen && "text-ink-3")}>
            {chosen?.label ?? placeholder}
          </span>
        )}
        <ChevronDown className="text-ink-3" />
      </button>
      {part && popup && (
        <part.SelectPopup
          popup={popup}
          options={options}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </>
  );
}
