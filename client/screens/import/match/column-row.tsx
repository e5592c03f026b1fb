import { imports } from "../../../../shared/words/en/imports.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { listed } from "../../../lib/format/listed.ts";
import { cx } from "../../../ui/class-names.ts";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { readCell } from "../cells/cells.ts";
import type { Source } from "../read/source.ts";
import type { ColumnMatch, DateOrder } from "./column-match.ts";
import { type ColumnsProps, samplesOf } from "./columns.ts";
import { changeColumn, chooseTarget, type Entry } from "./entries.ts";
import { Reading } from "./reading.tsx";
import { isOfUs, targetsOf, targetWord } from "./targets.ts";
import { hasUs } from "./us.ts";
import { ValueChoices } from "./value-choices.tsx";

/** A column, or the two of a name, and below it what there is to choose about its values. */
export function ColumnRow({ entry, ...props }: ColumnsProps & { entry: Entry }) {
  const { source, match, onChange } = props;
  const { places, becomes } = entry;
  const [place, second] = places;
  const column = match.columns[place];
  if (!column) return null;
  const unfolded = column.isAmbiguous ? (
    <DateQuestion place={place} {...props} />
  ) : column.values && Object.keys(column.values).length > 0 ? (
    <ValueChoices place={place} {...props} />
  ) : null;
  const rowSpan = places.length;
  return (
    <>
      <tr
        className={cx(
          (second !== undefined || unfolded) && "joined",
          becomes === "skip" && "skipped",
        )}
      >
        <ColumnCells source={source} place={place} />
        <td
          rowSpan={rowSpan}
          className={cx(
            second !== undefined &&
              "relative before:absolute before:top-[17px] before:bottom-[19px] before:-inset-s-3.5 before:w-[7px] before:border before:border-line-strong before:border-s-0 to-700:before:hidden",
          )}
        >
          <span className="flex items-center gap-2.5">
            <span className="flex-[0_1_176px] min-w-0 to-700:flex-1">
              <Select
                size="sm"
                aria-label={matching.columnBecomes(headingsOf(source, entry))}
                options={targetsOf[match.kind]
                  .filter((target) => !isOfUs(target) || hasUs())
                  .map((value) => ({ value, label: targetWord(value, match.kind) }))}
                value={becomes}
                onValueChange={(next) => onChange(chooseTarget(source, match, entry, next))}
              />
            </span>
            {column.isGuessed && (
              <span className="flex-none text-ink-3 text-12/[inherit]">{matching.guessed}</span>
            )}
          </span>
        </td>
        <td rowSpan={rowSpan} className="text-ink-2 text-13">
          <Reading entry={entry} {...props} />
        </td>
      </tr>
      {second !== undefined && (
        <tr className="second">
          <ColumnCells source={source} place={second} />
        </tr>
      )}
      {unfolded && (
        <tr>
          <td />
          <td colSpan={3}>{unfolded}</td>
        </tr>
      )}
    </>
  );
}

function ColumnCells({ source, place }: { source: Source; place: number }) {
  const heading = headingOf(source, place);
  const samples = samplesOf(source, place);
  return (
    <>
      <th scope="row">
        <bdi className="clipped block" title={heading}>
          {heading}
        </bdi>
      </th>
      <td>
        <span className="samples">
          {samples.length === 0 && <span className="text-ink-3">{imports.empty}</span>}
          {samples.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand in several rows
            <span key={at}>
              {at > 0 && (
                <i className="ms-0.5 me-1.5 text-line-strong not-italic" aria-hidden="true">
                  /
                </i>
              )}
              <bdi>{text.slice(0, 100)}</bdi>{" "}
            </span>
          ))}
        </span>
      </td>
    </>
  );
}

function headingOf({ columns }: Source, place: number): string {
  return columns[place]?.heading || matching.numbered(String(place + 1));
}

function headingsOf(source: Source, { places }: Entry): string {
  return places
    .map((place) => headingOf(source, place))
    .reduce((one, other) => listed([one, other]));
}

const orders = ["mdy", "dmy"] as const;

/** Asked once for a column whose dates can be read in two ways. */
function DateQuestion({ source, match, place, onChange }: ColumnsProps & { place: number }) {
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
      <FieldFrame label={sample === undefined ? matching.theDayIs : matching.dateIs(sample)} group>
        <ChoiceGroup
          options={orders.map((dates) => ({
            value: dates,
            label: (sample && read(sample, dates)) || matching.dates[dates],
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

/** How a column can be written, in the words of the menu. */
