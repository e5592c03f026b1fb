import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { type ReactNode, type Ref, useId } from "react";
import { cx } from "../class-names.ts";

export const radioClass =
  "size-[18px] flex-none rounded-full border border-control bg-raised data-checked:border-[5px] data-checked:border-accent forced-colors:data-checked:border-[Highlight]";

type ChoiceRow<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** What it means, below the label. */
  note?: ReactNode;
  /** Shown below once it is chosen: what else has to be said. */
  more?: ReactNode;
};

type ChoiceRowsProps<Value extends string> = {
  "aria-label": string;
  rows: readonly ChoiceRow<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Enter on a row: what the dialog's button does. */
  onEnter?: () => void;
  ref?: Ref<HTMLDivElement>;
  className?: string;
};

/** Radios as ruled rows, each with a sentence: for a choice that has to be understood. */
export function ChoiceRows<Value extends string>({
  rows,
  onValueChange,
  onEnter,
  ...props
}: ChoiceRowsProps<Value>) {
  const id = useId();
  return (
    <RadioGroup
      {...props}
      onValueChange={(value) => onValueChange(value)}
      onKeyDown={(event) => event.key === "Enter" && onEnter?.()}
    >
      {rows.map(({ value, label, note, more }) => (
        <div key={value} className="border-t border-line">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is a button */}
          <label className="grid cursor-pointer grid-cols-[18px_minmax(0,1fr)] gap-x-3 gap-y-0.5 py-3.5">
            <Radio.Root
              value={value}
              nativeButton
              render={<button type="button" />}
              aria-labelledby={`${id}-${value}`}
              aria-describedby={note ? `${id}-${value}-note` : undefined}
              className={cx("mt-px", radioClass)}
            />
            <b id={`${id}-${value}`} className="font-semibold">
              {label}
            </b>
            {note && (
              <span
                id={`${id}-${value}-note`}
                className="col-start-2 text-13 leading-[18px] text-ink-2"
              >
                {note}
              </span>
            )}
          </label>
          {more && value === props.value && <div className="pb-3.5 ps-[30px]">{more}</div>}
        </div>
      ))}
    </RadioGroup>
  );
}
