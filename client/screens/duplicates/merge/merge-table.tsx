import { type ReactNode, useId, useRef } from "react";
import type { Activity } from "../../../../shared/kinds/activities.ts";
import { belongingsOf, kindWords } from "../../../../shared/kinds/fields.ts";
import type { HeldKind } from "../../../../shared/kinds/registry.ts";
import type { DuplicateKind } from "../../../../shared/matching/duplicate-kinds.ts";
import { useElementWidth } from "../../../lib/browser/use-element-width.ts";
import { countOf } from "../../../lib/format/count.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { linkClass } from "../../../ui/page.tsx";
import {
  type Choice,
  type Choices,
  cellsOf,
  isTooMuch,
  keepAll,
  type MergeField,
} from "./choices.ts";
import { originInWords } from "./day-words.ts";
import type { Belongings, MergedCompany, MergedCustomer } from "./fields.ts";
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
                {originInWords(row)}.{" "}
                <button
                  type="button"
                  className={linkClass}
                  onClick={() => onChoices(keepAll(fields, rows, choices, row))}
                >
                  Keep All<span className="sr-only"> of {row.name}</span>
                </button>
              </small>
            </th>
          ))}
          <th
            scope="col"
            className="result over-700:bg-well over-700:pt-[15px] over-700:border-t-2 over-700:border-t-ink-2"
          >
            Result
            <small className="block text-ink-3 text-12 font-normal">
              <bdi>{rows[0]?.name}</bdi> is kept
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
            Also moved
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

/** In the order of their counts. */
const activityWords = ["note", "call", "email", "meeting"] as const satisfies Activity["kind"][];

/** "3 appointments, 5 notes": what goes along with records, its main things also if there are none. */
function belongingsInWords(kind: DuplicateKind, each: readonly Belongings[]): string {
  return belongingsOf[kind]
    .flatMap((held) => countsOf(held, each))
    .filter(({ count }, place) => count > 0 || place === 0)
    .map(({ count, one, many }) => (count === 0 ? `No ${many}` : countOf(count, one, many)))
    .join(", ");
}

function countsOf(held: HeldKind, each: readonly Belongings[]) {
  const sum = (countIn: (of: Belongings) => number) =>
    each.reduce((total, of) => total + countIn(of), 0);
  const [one, many] = kindWords[held];
  if (held !== "activities") return [{ count: sum((of) => of[held]), one, many }];
  return activityWords.map((one) => {
    return { count: sum(({ activities }) => activities[one]), one, many: `${one}s` };
  });
}
