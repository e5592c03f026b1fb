import { ChevronDown } from "lucide-react";
import { useMemo } from "react";
import { countOf, formatCount } from "../../lib/count.ts";
import { Menu } from "../../ui/menu.tsx";
import { Select } from "../../ui/select.tsx";
import type { Action, Draft, Forecast, Rule, Target } from "../types.ts";
import { changesRecord, isHere } from "./actions.ts";
import { actionLabels, fieldWord, titleOf } from "./words.ts";

type RuleBarProps = {
  forecast: Forecast;
  drafts: readonly Draft[];
  rule: Rule;
  onChange: (rule: Rule) => void;
};

const options = (actions: readonly Action[]) =>
  actions.map((value) => ({ value, label: actionLabels[value] }));
const changed = options(["update", "skip", "add"]);
// There is nothing to update.
const identical = options(["skip", "add"]);

/** What becomes of all rows that are or may be here already, unless a row says otherwise. */
export function RuleBar({ forecast: { here, maybe }, drafts, rule, onChange }: RuleBarProps) {
  return (
    <div className="check-rule">
      {here > 0 && (
        <>
          <b>{countOf(here, "row is", "rows are")} already here</b>
          <span>Rows with new details:</span>
          <span className="w-[118px]">
            <Select
              size="sm"
              aria-label="Rows with new details"
              options={changed}
              value={rule.changed}
              onValueChange={(next) => onChange({ ...rule, changed: next })}
            />
          </span>
          <span>Identical rows:</span>
          <span className="w-[118px]">
            <Select
              size="sm"
              aria-label="Identical rows"
              options={identical}
              value={rule.identical}
              onValueChange={(next) => onChange({ ...rule, identical: next })}
            />
          </span>
          <ReplaceChoice drafts={drafts} rule={rule} onChange={onChange} />
        </>
      )}
      {maybe > 0 && (
        <span className="all">
          <b>{countOf(maybe, "row is", "rows are")} possibly the same</b> as another one. These are
          added as new.
        </span>
      )}
    </div>
  );
}

/** The fields in which all rows replace what their records have; without any, nothing is replaced. */
function ReplaceChoice({ drafts, rule, onChange }: Omit<RuleBarProps, "forecast">) {
  const counts = useMemo(() => countDifferences(drafts), [drafts]);
  if (counts.size === 0) return null;
  const chosen = rule.replace.filter((field) => [...counts.keys()].some((one) => one === field));
  const label =
    chosen.length > 0
      ? `Replace ${chosen.map((field) => fieldWord(field)).join(", ")}`
      : "Keep yours";
  return (
    <span className="pair">
      Where both have a value:
      <Menu
        trigger={
          <button
            type="button"
            className="res chosen"
            aria-label={`Where both have a value: ${label}. Change`}
          >
            {label}
            <ChevronDown />
          </button>
        }
      >
        {({ MenuCheckbox }) =>
          [...counts].map(([field, count]) => (
            <MenuCheckbox
              key={field}
              keepOpen
              checked={rule.replace.includes(field)}
              onCheckedChange={(isReplaced) => {
                const others = rule.replace.filter((one) => one !== field);
                onChange({ ...rule, replace: isReplaced ? [...others, field] : others });
              }}
            >
              Replace {titleOf(field).toLowerCase()}
              <span className="ml-auto pl-4 text-13 text-ink-3">{formatCount(count)}</span>
            </MenuCheckbox>
          ))
        }
      </Menu>
    </span>
  );
}

/** In how many rows each field differs from what their records have. */
function countDifferences(drafts: readonly Draft[]): Map<Target, number> {
  const counts = new Map<Target, number>();
  for (const draft of drafts) {
    if (!isHere(draft) || !changesRecord(draft)) continue;
    for (const { field } of draft.here?.differs ?? []) {
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  return counts;
}
