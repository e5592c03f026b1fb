import { ChevronDown } from "lucide-react";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { lazyModule } from "../lib/lazy-module.ts";
import { cx } from "./class-names.ts";
import { controlSize } from "./field.tsx";
import { useField } from "./field-frame.tsx";
import { useLatePopup } from "./late-popup.ts";

const parts = lazyModule(() => import("./select-parts.tsx"));

type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  className?: string;
};

export type SelectProps<Value extends string> = {
  options: readonly SelectOption<Value>[];
  /** The empty string, or null, shows the placeholder. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  /** Only needed outside a FieldFrame. */
  "aria-label"?: string;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
};

export const selectClass = `field-edge flex w-full items-center justify-between gap-2 px-3 text-left ${controlSize}`;

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { asked, button, handlers } = useLatePopup(parts, /^Arrow(Down|Up)$/);
  const { labelId, ...field } = useField();
  const { ref, options, value, placeholder = "Choose", disabled, name, className } = props;
  const keep = (element: HTMLButtonElement | null) => {
    button.current = element;
    if (typeof ref === "function") return ref(element);
    if (ref) ref.current = element;
  };
  if (asked) return <AskedSelect {...props} ref={keep} />;
  const chosen = options.find((option) => option.value === value);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    handlers.onKeyDown(event);
    // A letter chooses without opening.
    const { key, ctrlKey, metaKey, altKey } = event;
    if (key.length > 1 || ctrlKey || metaKey || altKey) return;
    const named = options.find(({ label }) => label.toLowerCase().startsWith(key.toLowerCase()));
    if (named) props.onValueChange(named.value);
  };
  return (
    <button
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={props["aria-label"]}
      aria-labelledby={props["aria-label"] ? undefined : labelId}
      {...field}
      {...handlers}
      onKeyDown={onKeyDown}
      ref={keep}
      name={name}
      disabled={disabled}
      onBlur={props.onBlur}
      className={cx(selectClass, className)}
    >
      <span className={cx("cut", !chosen && "text-ink-3")}>{chosen?.label ?? placeholder}</span>
      <ChevronDown className="text-ink-3" />
    </button>
  );
}

function AskedSelect<Value extends string>(props: SelectProps<Value>) {
  const part = parts.use();
  return part && <part.Select {...props} />;
}
