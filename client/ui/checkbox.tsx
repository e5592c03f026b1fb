import { Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { cx } from "./class-names.ts";
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
    <label
      className={cx(
        "inline-flex cursor-pointer items-start gap-[9px] text-14 pointer-coarse:min-h-11 pointer-coarse:items-center",
        className,
      )}
    >
      <span className="relative mt-px grid size-[18px] flex-none place-items-center text-on-accent">
        <input
          {...props}
          ref={ref}
          type="checkbox"
          onChange={({ target }) => onCheckedChange?.(target.checked)}
          aria-describedby={field["aria-describedby"]}
          aria-invalid={bad}
          className={cx(
            "peer absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-[4px] border bg-raised transition-colors checked:border-accent checked:bg-accent focus-visible:rounded-[4px] disabled:opacity-50 forced-colors:checked:bg-[Highlight]",
            bad ? "border-danger shadow-[inset_0_0_0_1px_var(--danger)]" : "border-control",
          )}
        />
        <Check className="pointer-events-none relative invisible size-3 stroke-3 peer-checked:visible" />
      </span>
      <span>{children}</span>
    </label>
  );
}
