import { countOf } from "../../lib/count.ts";
import { Select } from "../../ui/select.tsx";
import type { Action, Rule } from "../types.ts";
import { actionLabels } from "./words.ts";

type RuleBarProps = {
  /** Rows that are here already. */
  here: number;
  rule: Rule;
  onChange: (rule: Rule) => void;
};

const options = (actions: readonly Action[]) =>
  actions.map((value) => ({ value, label: actionLabels[value] }));
const changed = options(["update", "skip", "add"]);
// There is nothing to update.
const identical = options(["skip", "add"]);

/** What becomes of all rows that are here already, unless a row says otherwise. */
export function RuleBar({ here, rule, onChange }: RuleBarProps) {
  return (
    <div className="check-rule">
      <b>{countOf(here, "row is", "rows are")} already here</b>
      <span>If a row brings something new:</span>
      <span className="w-[118px]">
        <Select
          size="sm"
          aria-label="If a row brings something new"
          options={changed}
          value={rule.changed}
          onValueChange={(next) => onChange({ ...rule, changed: next })}
        />
      </span>
      <span>If not:</span>
      <span className="w-[118px]">
        <Select
          size="sm"
          aria-label="If a row brings nothing new"
          options={identical}
          value={rule.identical}
          onValueChange={(next) => onChange({ ...rule, identical: next })}
        />
      </span>
    </div>
  );
}
