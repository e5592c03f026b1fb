import { Check, Minus } from "lucide-react";
import type { ComponentProps, ReactNode, Ref } from "react";
import { cx } from "../class-names.ts";
import { useField } from "./field-frame.tsx";

type CheckboxProps = {
  /** The label; links and buttons inside it keep working. */
  children: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  invalid?: boolean;
  className?: string;
  /** The input itself, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>;
};

export function Checkbox({
  children,
  invalid,
  className,
  ref,
  onCheckedChange,
  ...props
}: CheckboxProps) {
  const field = useField();
  const bad = invalid || field["aria-invalid"];
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: CheckBox is its input
    <label
      className={cx(
        "inline-flex cursor-pointer items-start gap-[9px] text-14 pointer-coarse:min-h-11 pointer-coarse:items-center",
        className,
      )}
    >
      <CheckBox
        {...props}
        onChange={({ target }) => onCheckedChange?.(target.checked)}
        aria-describedby={field["aria-describedby"]}
        aria-invalid={bad}
        className="mt-px"
      />
      <span>{children}</span>
    </label>
  );
}

type CheckBoxProps = Omit<ComponentProps<"input">, "type"> & {
  /** Ticked, it says that something is over: without the accent. */
  quiet?: boolean;
  /** Only some of what it stands for is ticked. */
  mixed?: boolean;
};

/** Just the box, which needs an aria-label; a thumb may miss it by a little. */
export function CheckBox({ quiet = false, mixed = false, className, ...props }: CheckBoxProps) {
  const bad = props["aria-invalid"];
  return (
    <span
      ref={(box) => {
        const input = box?.querySelector("input");
        // No attribute says this, and on a native box ARIA must not say what the box itself does not.
        if (input) input.indeterminate = mixed;
      }}
      className={cx(
        "relative grid size-[18px] flex-none place-items-center",
        quiet ? "text-ink-3" : "text-on-accent",
        className,
      )}
    >
      <input
        {...props}
        type="checkbox"
        className={cx(
          "hit-area peer !absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-[4px] border transition-colors focus-visible:rounded-[4px] disabled:opacity-50 forced-colors:checked:bg-[Highlight]",
          quiet
            ? "checked:border-control checked:bg-paper"
            : "checked:border-accent checked:bg-accent",
          mixed ? "border-accent bg-accent" : "bg-raised",
          bad ? "border-danger shadow-[inset_0_0_0_1px_var(--danger)]" : !mixed && "border-control",
        )}
      />
      {mixed && <Minus className="pointer-events-none absolute size-3 stroke-3" />}
      <Check className="pointer-events-none relative invisible size-3 stroke-3 peer-checked:visible" />
    </span>
  );
}
