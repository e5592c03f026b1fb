import { formatDate } from "../../lib/dates.ts";
import { ChoiceGroup } from "../../ui/choice-group.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { readCell } from "../check/cells.ts";
import type { ColumnMatch, DateOrder } from "../types.ts";
import type { ColumnsProps } from "./columns-table.tsx";
import { changeColumn } from "./entries.ts";
import { dateWords } from "./formats.ts";
import { samplesOf } from "./samples.ts";

const orders = ["mdy", "dmy"] as const;

/** Asked once for a column whose dates can be read in two ways. */
export function DateQuestion({ source, match, place, onChange }: ColumnsProps & { place: number }) {
  const column = match.columns[place];
  if (!column) return null;
  const read = (text: string, dates: DateOrder) => {
    const asked: ColumnMatch = { ...column, dates };
    const { value } = readCell(column.becomes, text, { ...match, columns: [asked] });
    return typeof value === "string" ? formatDate(value.slice(0, 10), "long") : null;
  };
  const samples = samplesOf(source, place, 50).filter(
    (text) => read(text, "mdy") !== read(text, "dmy"),
  );
  const sample = samples.find((text) => orders.every((dates) => read(text, dates))) ?? samples[0];
  return (
    <div className="pt-0.5 pb-3" data-open>
      <FieldFrame label={`${sample ?? "The day"} is`} group>
        <ChoiceGroup
          options={orders.map((dates) => ({
            value: dates,
            label: (sample && read(sample, dates)) || dateWords[dates],
          }))}
          // as: none is chosen yet, and no radio button has this value
          value={"" as DateOrder}
          onValueChange={(dates) =>
            onChange(changeColumn(match, place, { dates, isAmbiguous: false }))
          }
        />
      </FieldFrame>
    </div>
  );
}
