import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode, Ref } from "react";
import { cx } from "../class-names.ts";
import { useField } from "./field-frame.tsx";

type Choice<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** A tone class such as "st-active"; the accent by default. */
  className?: string;
};

type ChoiceGroupProps<Value extends string> = {
  options: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  /** Only needed outside a FieldFrame. */
  "aria-label"?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Radio buttons as a row of tiles. Put it in a FieldFrame with `group`. */
export function ChoiceGroup<Value extends string>({
  options,
  onValueChange,
  ...props
}: ChoiceGroupProps<Value>) {
  const field = useField();
  return (
    <RadioGroup
      aria-labelledby={props["aria-label"] ? undefined : field.labelId}
      aria-describedby={field["aria-describedby"]}
      aria-invalid={field["aria-invalid"]}
      {...props}
      onValueChange={(value) => onValueChange(value)}
      className="flex flex-wrap gap-2"
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          nativeButton
          render={<button type="button" />}
          className={cx(
            "inline-flex h-md items-center gap-[7px] rounded-2 border border-control bg-raised pe-[13px] ps-[11px] text-13 font-medium whitespace-nowrap transition-colors hover:bg-raised-hover focus-visible:rounded-2 to-700:h-11",
            "data-checked:font-semibold data-disabled:opacity-50 forced-colors:data-checked:outline-2",
            option.className
              ? "data-checked:border-mark data-checked:bg-wash data-checked:text-fg data-checked:shadow-[inset_0_0_0_1px_var(--mark)]"
              : "data-checked:border-accent data-checked:bg-accent-wash data-checked:text-accent data-checked:shadow-[inset_0_0_0_1px_var(--accent)]",
            option.className,
          )}
        >
          {option.icon}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
