import { merging } from "../../../../shared/words/en/merging.ts";
import { formatMoney } from "../../../lib/format/money.ts";
import { linkClass } from "../../../ui/page.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { type Choice, type Choices, chosenOf, isTooMuch, type MergeField } from "./choices.ts";
import { dayInWords } from "./day-words.ts";
import type { MergedCompany, MergedCustomer } from "./fields.ts";
import { MergeValue } from "./merge-value.tsx";
import { sumOf } from "./result.ts";

type ResultCellProps<Row> = {
  field: MergeField<Row>;
  rows: readonly Row[];
  choices: Choices;
  onChoose: (choice: Choice) => void;
};

/** What the merged record has in a field. */
export function ResultCell<Row extends MergedCustomer | MergedCompany>(
  props: ResultCellProps<Row>,
) {
  const { field, rows, choices } = props;
  if (field.sums) return <Sum {...props} />;
  const chosen = chosenOf(field, rows, choices).filter((row) => field.keyOf(row) !== "");
  if (chosen.length === 0) return <span className="text-ink-3">{field.none}</span>;
  const isTooLong = rows.some((row) => isTooMuch(field, rows, choices, row));
  const note = isTooLong && <div className="note">{merging.tooLong}</div>;
  if (field.holds === "tags") {
    return (
      <>
        <TagNames rows={chosen} />
        {note}
      </>
    );
  }
  return (
    <>
      {chosen.map((row) => (
        <div key={row._id} className={field.name === "name" ? "font-semibold" : undefined}>
          {field.name === "lastContact" && isLatest(row, rows) ? (
            <LatestDay day={dayOf(row)} isOfTwo={rows.length === 2} />
          ) : (
            <MergeValue row={row} field={field} />
          )}
        </div>
      ))}
      {note}
    </>
  );
}

/** The last contact; empty if there is none. */
function dayOf(row: object): string {
  return "lastContact" in row && row.lastContact ? String(row.lastContact) : "";
}

function isLatest(row: object, rows: readonly object[]): boolean {
  const days = rows.map(dayOf).filter(Boolean);
  return new Set(days).size > 1 && days.every((day) => day <= dayOf(row));
}

function LatestDay({ day, isOfTwo }: { day: string; isOfTwo: boolean }) {
  const { later, latest } = merging;
  const words = dayInWords(day);
  return (
    <Rich
      text={isOfTwo ? later(words) : latest(words)}
      tags={{ note: (text) => <span className="text-13 text-ink-3">{text}</span> }}
    />
  );
}

function TagNames({ rows }: { rows: readonly { tags: MergedCustomer["tags"] }[] }) {
  const names = new Set(rows.flatMap(({ tags }) => tags.map(({ name }) => name)));
  return <bdi>{[...names].join(", ")}</bdi>;
}

/** One of the values, or all together. */
function Sum<Row extends MergedCustomer | MergedCompany>({
  field,
  rows,
  choices,
  onChoose,
}: ResultCellProps<Row>) {
  const amountOf = (row: Row) => Number(row[field.name]);
  const sum = sumOf(rows.map(amountOf));
  const [chosen] = chosenOf(field, rows, choices);
  if (choices[field.name] === "sum") {
    return (
      <>
        <Money value={sum ?? 0} />
        <div className="note">
          {rows.length === 2 ? merging.sumOfBoth : merging.sumOfAll(rows.length)}
        </div>
      </>
    );
  }
  const isSum = rows.filter((row) => amountOf(row) > 0).length < 2;
  return (
    <>
      <Money value={chosen ? amountOf(chosen) : 0} />
      {!isSum && sum !== undefined && (
        <div className="note">
          <button type="button" className={linkClass} onClick={() => onChoose("sum")}>
            {merging.takeSum(formatMoney(sum))}
          </button>
        </div>
      )}
    </>
  );
}
