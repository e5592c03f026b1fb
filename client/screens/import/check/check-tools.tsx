import { ChevronDown } from "lucide-react";
import { type Ref, useMemo } from "react";
import { checking } from "../../../../shared/words/en/checking.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { joined } from "../../../lib/format/joined.ts";
import { useShortcut } from "../../../lib/shortcuts/use-shortcut.ts";
import { Button } from "../../../ui/button.tsx";
import { Segments } from "../../../ui/form/segments.tsx";
import { Menu } from "../../../ui/menu/menu.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { ShortcutKeys } from "../../../ui/text/kbd.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import type { Target } from "../match/column-match.ts";
import { changesRecord, isHere } from "../rows/actions.ts";
import type { Action, Draft, Rule } from "../rows/draft.ts";
import type { Forecast } from "../rows/forecast.ts";
import { changesWords, fieldWord } from "../rows/words.ts";

/** Which rows are shown. */
export type Shown = "all" | "problems" | "here" | "maybe";

type CheckToolsProps = {
  forecast: Forecast;
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Goes to the first problem. */
  onFix: () => void;
  /** What takes the place of the button once none is left. */
  noneLeft: Ref<HTMLSpanElement>;
};

/** Which rows are shown, and the way to the problems. */
export function CheckTools({ forecast, shown, onShow, onFix, noneLeft }: CheckToolsProps) {
  const { rows, problems, here, maybe } = forecast;
  useShortcut("fixProblem", problems > 0 ? onFix : null);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pb-4 to-700:pb-3 to-700:[&>*]:w-full to-700:[&_kbd]:hidden">
      <Segments
        aria-label={checking.rowsLabel}
        counted
        value={shown}
        onValueChange={onShow}
        segments={[
          { value: "all", label: checking.all, count: rows },
          { value: "problems", label: checking.problems, count: problems },
          { value: "here", label: checking.here, count: here },
          ...(maybe > 0 || shown === "maybe"
            ? [{ value: "maybe" as const, label: checking.similar, count: maybe }]
            : []),
        ]}
      />
      {problems > 0 ? (
        <Button onClick={onFix}>
          {checking.fix(problems)}
          <ShortcutKeys of="fixProblem" />
        </Button>
      ) : (
        <span ref={noneLeft} tabIndex={-1} className="text-13 text-ink-3">
          {changesWords(forecast)}
        </span>
      )}
    </div>
  );
}

/** A line above the rows about many of them at once. */
export const ruleLineClass =
  "check-rule mb-3 flex flex-wrap items-center gap-x-2.5 gap-y-2 border-y border-line py-2.5 text-13/5 [&>span]:text-ink-2";

type RuleBarProps = {
  forecast: Forecast;
  drafts: readonly Draft[];
  rule: Rule;
  onChange: (rule: Rule) => void;
};

const options = (actions: readonly Action[]) =>
  actions.map((value) => ({ value, label: checking.actions[value] }));

/** What becomes of all rows that are or may be here already, unless a row says otherwise. */
export function RuleBar({ forecast: { here, maybe }, drafts, rule, onChange }: RuleBarProps) {
  return (
    <div className={ruleLineClass}>
      {here > 0 && (
        <>
          <b>{checking.rowsHere(here)}</b>
          <span>{checking.withNewColon}</span>
          <span className="w-[118px]">
            <Select
              size="sm"
              aria-label={checking.withNew}
              options={options(["update", "skip", "add"])}
              value={rule.changed}
              onValueChange={(next) => onChange({ ...rule, changed: next })}
            />
          </span>
          <span>{checking.identicalColon}</span>
          <span className="w-[118px]">
            <Select
              size="sm"
              aria-label={checking.identical}
              // There is nothing to update.
              options={options(["skip", "add"])}
              value={rule.identical}
              onValueChange={(next) => onChange({ ...rule, identical: next })}
            />
          </span>
          <ReplaceChoice drafts={drafts} rule={rule} onChange={onChange} />
        </>
      )}
      {maybe > 0 && (
        <span className="basis-full">
          <Rich text={checking.possiblySame(maybe)} tags={{ b: (words) => <b>{words}</b> }} />
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
      ? checking.replaceFields(joined(chosen.map((field) => fieldWord(field))))
      : checking.keepYours;
  return (
    <span className="inline-flex items-center gap-2.5">
      {checking.bothHave}
      <Menu
        trigger={
          <button
            type="button"
            className="result-choice chosen mt-0"
            aria-label={checking.bothHaveChange(label)}
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
              {checking.replace(fieldWord(field))}
              <span className="ms-auto ps-4 text-13 text-ink-3">{formatCount(count)}</span>
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
