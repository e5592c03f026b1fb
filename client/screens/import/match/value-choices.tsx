import { useId, useState } from "react";
import { outcomes } from "../../../../shared/kinds/appointments.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import { outcomeWord } from "../../../kinds/appointments/outcome-state.ts";
import { statusChoices } from "../../../kinds/customers/status.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Button } from "../../../ui/button.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import type { SelectOption } from "../../../ui/menu/select-popup.tsx";
import type { ColumnsProps } from "./columns.ts";
import { changeColumn, openValues } from "./entries.ts";
import { type ChoiceTarget, hasChoices } from "./targets.ts";
import { usOptions } from "./us-options.tsx";

const few = 12;

const outcomeChoices = (): SelectOption<string>[] => [
  ...outcomes.map((value) => ({ value, label: outcomeWord(value) })),
  { value: "", label: matching.noneYet },
];

interface Choices {
  options: readonly SelectOption<string>[];
  placeholder: string;
}

/** Whom a column names that nobody on the desk is called as: new records are of whoever imports them. */
const people = (): Choices => ({
  options: [...usOptions(), { value: "", label: matching.notHere }],
  placeholder: matching.choosePerson,
});

const choicesOf: Record<ChoiceTarget, () => Choices> = {
  status: () => ({ options: statusChoices, placeholder: matching.chooseStatus }),
  outcome: () => ({ options: outcomeChoices(), placeholder: matching.chooseOutcome }),
  responsible: people,
  host: people,
};

type ValueChoicesProps = Omit<ColumnsProps, "source"> & { place: number };

/** What each value of a status or an outcome becomes. */
export function ValueChoices({ match, place, onChange }: ValueChoicesProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const column = match.columns[place];
  if (!column || !hasChoices(column.becomes)) return null;
  const values = Object.entries(column.values ?? {});
  const { options, placeholder } = choicesOf[column.becomes]();
  const open = openValues(column);
  // Those that are open are never hidden.
  const shown = all
    ? values
    : values.filter(([value], at) => at < few || open.slice(0, few).includes(value));
  const choose = (chosen: readonly string[], becomes: string) => {
    const next = values.map(
      ([value, old]) => [value, chosen.includes(value) ? { ...old, becomes } : old] as const,
    );
    onChange(changeColumn(match, place, { values: Object.fromEntries(next) }));
  };
  return (
    <div className="vals grid grid-cols-[repeat(auto-fill,minmax(168px,1fr))] gap-y-3 gap-x-4 pt-0.5 pb-3 to-700:grid-cols-[1fr_1fr]">
      {shown.map(([value, { becomes, count }], at) => (
        <div key={value}>
          <span id={`${id}-${at}`} className="value">
            <bdi className="clipped" title={value}>
              {value}
            </bdi>
            <span className="digits text-ink-3">{formatCount(count)}</span>
          </span>
          <Select
            size="sm"
            marked
            aria-label={matching.columnBecomes(isolate(value))}
            aria-invalid={becomes === null || undefined}
            placeholder={placeholder}
            options={options}
            value={becomes}
            onValueChange={(next) => choose([value], next)}
          />
        </div>
      ))}
      {open.length > 3 && (
        <div>
          <span className="value font-semibold">{matching.theOther(open.length)}</span>
          <Select
            size="sm"
            aria-label={matching.theOtherBecome(open.length)}
            placeholder={placeholder}
            options={options}
            value={null}
            onValueChange={(next) => choose(open, next)}
          />
        </div>
      )}
      {shown.length < values.length && (
        <div className="flex items-end">
          <Button size="sm" onClick={() => setAll(true)}>
            {matching.showAll(formatCount(values.length))}
          </Button>
        </div>
      )}
    </div>
  );
}
