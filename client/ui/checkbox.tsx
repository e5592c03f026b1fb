import { Checkbox as Base } from "@base-ui/react/checkbox";
import { Check } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { cx } from "./class-names.ts";
import { useField } from "./field-frame.tsx";

type CheckboxProps = {
  /** The words beside the box; links and buttons inside keep working. */
  children: ReactNode;
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  disabled?: boolean;
  invalid?: boolean;
  className?: string;
  /** The box itself, so that a form can focus it. */
  ref?: Ref<HTMLElement>;
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
    // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is the control
    <label
      className={cx(
        "inline-flex cursor-pointer items-start gap-[9px] text-14 pointer-coarse:min-h-11 pointer-coarse:items-center",
        className,
      )}
    >
      <Base.Root
        {...props}
        ref={ref}
        onCheckedChange={onCheckedChange}
        aria-describedby={field["aria-describedby"]}
        aria-invalid={bad}
        className={cx(
          "mt-px grid size-[18px] flex-none place-items-center rounded-[4px] border bg-raised text-on-accent transition-colors data-checked:border-accent data-checked:bg-accent focus-visible:rounded-[4px] data-disabled:opacity-50 forced-colors:data-checked:bg-[Highlight]",
          bad ? "border-danger shadow-[inset_0_0_0_1px_var(--danger)]" : "border-control",
        )}
      >
        <Base.Indicator className="grid place-items-center">
          <Check className="size-3 stroke-3" />
        </Base.Indicator>
      </Base.Root>
      <span>{children}</span>
    </label>
  );
}
