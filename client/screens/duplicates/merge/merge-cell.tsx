import type { ReactNode } from "react";
import { merging } from "../../../../shared/words/en/merging.ts";
import { cx } from "../../../ui/class-names.ts";
import { CheckBox } from "../../../ui/form/checkbox.tsx";
import { RadioButton } from "../../../ui/form/radio-button.tsx";
import type { CellState } from "./choices.ts";

type MergeCellProps = {
  /** Names the choice: the field's label. */
  labelledBy: string;
  valueId: string;
  state: CellState<{ name: string }>;
  /** With more than two records it has to be said which one is meant. */
  several: boolean;
  none: string;
  many: boolean;
  chosen: boolean;
  /** It can't stay beside what is chosen. */
  tooMuch: boolean;
  onChoose: (chosen: boolean) => void;
  children: ReactNode;
};

/** What a record has in a field: to choose, where the others have something else. */
export function MergeCell(props: MergeCellProps) {
  const { labelledBy, valueId, state, several, none, many, chosen, tooMuch } = props;
  const { onChoose, children } = props;
  if (state !== "choice") {
    return (
      <div className="choice grid grid-cols-[18px_minmax(0,1fr)] gap-2.5">
        <span />
        {state === "only" ? (
          <span>{children}</span>
        ) : (
          <span className="text-ink-3">
            {state === "none" ? none : several ? merging.sameAs(state.sameAs.name) : merging.same}
          </span>
        )}
      </div>
    );
  }
  const control = {
    checked: chosen,
    "aria-labelledby": `${labelledBy} ${valueId}`,
    className: "mt-px",
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: RadioButton and CheckBox are its input
    <label
      className={cx(
        "choice grid grid-cols-[18px_minmax(0,1fr)] gap-2.5 cursor-pointer to-700:items-center to-700:min-h-8",
        chosen ? "font-medium" : "text-ink-2",
      )}
    >
      {many ? (
        <CheckBox
          {...control}
          disabled={tooMuch}
          onChange={({ target }) => onChoose(target.checked)}
        />
      ) : (
        <RadioButton {...control} name={labelledBy} onChange={() => onChoose(true)} />
      )}
      <span id={valueId}>{children}</span>
    </label>
  );
}
