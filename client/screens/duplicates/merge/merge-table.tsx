import { type ReactNode, useId, useRef } from "react";
import type { DuplicateKind } from "../../../../shared/matching/duplicate-kinds.ts";
import { merging } from "../../../../shared/words/en/merging.ts";
import { useElementWidth } from "../../../lib/browser/use-element-width.ts";
import { toLocalDate } from "../../../lib/dates/dates.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { linkClass } from "../../../ui/page.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { belongingsInWords } from "./belongings-words.ts";
import {
  type Choice,
  type Choices,
  cellsOf,
  isTooMuch,
  keepAll,
  type MergeField,
} from "./choices.ts";
import { dayInWords } from "./day-words.ts";
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
  const shown = fields.filter(({ holds }) => holds !== "person" || !isAloneHere());
  const table = (
    <table className="merge" data-wide={isWide || undefined}>
      <colgroup>
        <col />
      </colgroup>
      <thead>
        <tr>
          <td className="over-700:ps-0 over-700:pe-6 over-700:border-e over-700:border-e-margin" />
          {rows.map((row) => (
            <th key={row._id} scope="col">
              <bdi>{row.name}</bdi>
              <small className="block text-ink-3 text-12 font-normal">
                <Rich
                  text={originInWords(row)}
                  tags={{
                    all: (text) => (
                      <button
                        type="button"
                        className={linkClass}
                        onClick={() => onChoices(keepAll(fields, rows, choices, row))}
                      >
                        <Rich
                          text={text}
                          tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }}
                        />
                      </button>
                    ),
                  }}
                />
              </small>
            </th>
          ))}
          <th
            scope="col"
            className="result over-700:bg-well over-700:pt-[15px] over-700:border-t-2 over-700:border-t-ink-2"
          >
            {merging.result}
            <small className="block text-ink-3 text-12 font-normal">
              <Rich
                text={merging.isKept(rows[0]?.name ?? "")}
                tags={{ name: (name) => <bdi>{name}</bdi> }}
              />
            </small>
          </th>
        </tr>
      </thead>
      <tbody>
        {shown.map((field) => (
          <FieldRow key={field.name} {...props} field={field} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th className="over-700:ps-0 over-700:font-semibold" scope="row">
            {merging.alsoMoved}
          </th>
          {rows.map(({ _id, belongings }) => (
            <td key={_id} className="to-700:hidden!">
              {belongingsInWords(kind, [belongings])}
            </td>
          ))}
          <td className="result font-semibold over-700:bg-well">
            {belongingsInWords(
              kind,
              rows.map(({ belongings }) => belongings),
            )}
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
        {isCut && merging.sideways(count)}
      </p>
      <section
        ref={place}
        className="overflow-x-auto"
        aria-label={merging.records}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled must be reached by keyboard
        tabIndex={0}
      >
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
      <th
        className="text-ink-2 text-13/[inherit] font-medium over-700:ps-0 over-700:pe-6 over-700:border-e over-700:border-e-margin"
        scope="row"
        id={label}
      >
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
              <MergeValue row={row} field={field} />
            </MergeCell>
          </td>
        );
      })}
      <td className="result over-700:bg-well">
        <ResultCell field={field} rows={rows} choices={choices} onChoose={choose} />
      </td>
    </tr>
  );
}

/** "Added March 3, 2025", "Imported November 22", with what keeps all of it. */
function originInWords({ createdAt, isImported, name }: MergedCustomer | MergedCompany): string {
  const { added, imported } = merging;
  const day = dayInWords(toLocalDate(new Date(createdAt)));
  return isImported ? imported(day, name) : added(day, name);
}
