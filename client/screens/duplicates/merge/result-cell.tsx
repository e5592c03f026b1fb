import { formatMoney } from "../../../lib/format/money.ts";
import { linkClass } from "../../../ui/page.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { type Choice, type Choices, chosenOf, isTooMuch, type MergeField } from "./choices.ts";
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
  const note = isTooLong && <div className="note">Too long to keep all. Choose what stays.</div>;
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
          <MergeValue row={row} field={field} />
          {field.name === "lastContact" && isLatest(row, rows) && (
            <span className="text-13 text-ink-3">
              {" "}
              the {rows.length > 2 ? "latest" : "later"} one
            </span>
          )}
        </div>
      ))}
      {note}
    </>
  );
}

function isLatest(row: MergedCustomer | MergedCompany, rows: readonly object[]): boolean {
  const dates = rows.flatMap((each) =>
    "lastContact" in each && each.lastContact ? [String(each.lastContact)] : [],
  );
  const own = "lastContact" in row && row.lastContact;
  return new Set(dates).size > 1 && own !== false && dates.every((date) => date <= (own ?? ""));
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
        <div className="note">The sum of {rows.length === 2 ? "both" : `all ${rows.length}`}</div>
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
            Use the sum, {formatMoney(sum)}
          </button>
        </div>
      )}
    </>
  );
}
