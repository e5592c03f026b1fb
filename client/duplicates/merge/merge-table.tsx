import { type ReactNode, useId, useRef } from "react";
import type { DuplicateKind } from "../../../shared/duplicate-kinds.ts";
import { useElementWidth } from "../../dashboard/use-element-width.ts";
import { linkClass } from "../../ui/page.tsx";
import { allBelongings, belongingsInWords } from "./belongings.ts";
import {
  type Choice,
  type Choices,
  cellsOf,
  isTooMuch,
  keepAll,
  type MergeField,
} from "./choices.ts";
import { originInWords } from "./day-words.ts";
import type { MergedCompany, MergedCustomer } from "./fields.ts";
import { MergeCell } from "./merge-cell.tsx";
import { MergeValue } from "./merge-value.tsx";
import { ResultCell } from "./result-cell.tsx";

type MergeTableProps<Row> = {
  kind: DuplicateKind;
  fields: readonly MergeField<Row>[];
  rows: readonly Row[];
  choices: Choices;
  onChoices: (choices: Choices) => void;
};

/** So many records fit beside each other; more are scrolled to. */
const columnsAtOnce = 3;

/** Records that become one: a column for each and one for the result, a row for each field. */
export function MergeTable<Row extends MergedCustomer | MergedCompany>(
  props: MergeTableProps<Row>,
) {
  const { kind, fields, rows, choices, onChoices } = props;
  const isWide = rows.length > columnsAtOnce;
  const table = (
    <table className="merge" data-wide={isWide || undefined}>
      <colgroup>
        <col />
      </colgroup>
      <thead>
        <tr>
          <td />
          {rows.map((row) => (
            <th key={row._id} scope="col">
              <bdi>{row.name}</bdi>
              <small>
                {originInWords(row)}.{" "}
                <button
                  type="button"
                  className={linkClass}
                  onClick={() => onChoices(keepAll(fields, rows, choices, row))}
                >
                  Keep All<span className="vh"> of {row.name}</span>
                </button>
              </small>
            </th>
          ))}
          <th scope="col" className="result">
            Result
            <small>
              <bdi>{rows[0]?.name}</bdi> is kept
            </small>
          </th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <FieldRow key={field.name} {...props} field={field} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Also moved</th>
          {rows.map(({ _id, belongings }) => (
            <td key={_id} className="to-700:hidden!">
              {belongingsInWords(kind, belongings)}
            </td>
          ))}
          <td className="result font-semibold">
            {belongingsInWords(kind, allBelongings(rows.map(({ belongings }) => belongings)))}
          </td>
        </tr>
      </tfoot>
    </table>
  );
  return isWide ? <Sideways count={rows.length}>{table}</Sideways> : table;
}

/** Wider than the window: says that there is more to see. */
function Sideways({ count, children }: { count: number; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const width = useElementWidth(place);
  const isCut = width > 0 && (place.current?.scrollWidth ?? 0) > width;
  return (
    <>
      <p className="mb-2 min-h-[18px] text-13 text-ink-3 to-700:hidden">
        {isCut && `Scroll sideways to see all ${count} records.`}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard */}
      <section ref={place} className="overflow-x-auto" aria-label="Records to merge" tabIndex={0}>
        {children}
      </section>
    </>
  );
}

type FieldRowProps<Row> = MergeTableProps<Row> & { field: MergeField<Row> };

function FieldRow<Row extends MergedCustomer | MergedCompany>({
  field,
  rows,
  choices,
  onChoices,
}: FieldRowProps<Row>) {
  const label = useId();
  const { name, none, many = false } = field;
  const chosen = choices[name] ?? [];
  const choose = (choice: Choice) => onChoices({ ...choices, [name]: choice });
  const others = (id: string) =>
    chosen === "sum" || !many ? [] : chosen.filter((each) => each !== id);
  return (
    <tr>
      <th scope="row" id={label}>
        {field.label}
      </th>
      {cellsOf(field, rows).map((state, place) => {
        const row = rows[place];
        if (!row) return null;
        return (
          <td key={row._id}>
            <MergeCell
              labelledBy={label}
              valueId={`${label}-${row._id}`}
              state={state}
              several={rows.length > 2}
              none={none}
              many={many}
              chosen={chosen !== "sum" && chosen.includes(row._id)}
              tooMuch={isTooMuch(field, rows, choices, row)}
              onChoose={(on) => choose(on ? [...others(row._id), row._id] : others(row._id))}
            >
              <MergeValue row={row} name={name} />
            </MergeCell>
          </td>
        );
      })}
      <td className="result">
        <ResultCell field={field} rows={rows} choices={choices} onChoose={choose} />
      </td>
    </tr>
  );
}
