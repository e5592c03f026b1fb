import type { ReactNode } from "react";
import { formatCount } from "../../../lib/format/count.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";

interface Choice {
  value: string;
  label: string;
  icon?: ReactNode;
  /** A tone. */
  className?: string;
  count?: number | undefined;
}

type ChoiceRowsProps = {
  choices: readonly Choice[];
  values: readonly string[];
  onChange: (values: string[]) => void;
};

/** Any of several, each with how many rows it stands for. */
export function FilterChoices({ choices, values, onChange }: ChoiceRowsProps) {
  return (
    <div className="max-h-[264px] overflow-y-auto overscroll-contain">
      {choices.map(({ value, label, icon, className, count }) => (
        <Checkbox
          key={value}
          checked={values.includes(value)}
          onCheckedChange={(on) =>
            onChange(on ? [...values, value] : values.filter((one) => one !== value))
          }
          className="flex min-h-[34px] w-full items-center rounded-1 px-2.5 hover:bg-highlight has-focus-visible:bg-highlight [&>:last-child]:min-w-0 [&>:last-child]:flex-1"
        >
          <span
            className={
              className ? `flex items-center gap-[9px] ${className}` : "flex items-center gap-[9px]"
            }
          >
            {icon}
            <span className="clipped text-ink">{label}</span>
            {count !== undefined && (
              <span className="digits ms-auto ps-3 text-ink-3">{formatCount(count)}</span>
            )}
          </span>
        </Checkbox>
      ))}
    </div>
  );
}
