import { cx } from "../../ui/class-names.ts";
import { Select } from "../../ui/select.tsx";
import type { Source } from "../types.ts";
import type { ColumnsProps } from "./columns-table.tsx";
import { DateQuestion } from "./date-question.tsx";
import { chooseTarget, type Entry } from "./entries.ts";
import { Reading } from "./reading.tsx";
import { samplesOf } from "./samples.ts";
import { targetsOf, targetWord } from "./targets.ts";
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
        <td rowSpan={rowSpan} className={cx(second !== undefined && "brace")}>
          <span className="becomes">
            <span className="select">
              <Select
                size="sm"
                aria-label={`${headingsOf(source, entry)} becomes`}
                options={targetsOf[match.kind].map((value) => ({
                  value,
                  label: targetWord(value, match.kind),
                }))}
                value={becomes}
                onValueChange={(next) => onChange(chooseTarget(source, match, entry, next))}
              />
            </span>
            {column.isGuessed && <span className="guessed">Guessed</span>}
          </span>
        </td>
        <td rowSpan={rowSpan} className="reads">
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
        <bdi className="cut block" title={heading}>
          {heading}
        </bdi>
      </th>
      <td>
        <span className="samples">
          {samples.length === 0 && <span className="text-ink-3">Empty</span>}
          {samples.map((text, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same value may stand in several rows
            <span key={at}>
              {at > 0 && <i aria-hidden="true">/</i>}
              <bdi>{text.slice(0, 100)}</bdi>{" "}
            </span>
          ))}
        </span>
      </td>
    </>
  );
}

function headingOf({ columns }: Source, place: number): string {
  return columns[place]?.heading || `Column ${place + 1}`;
}

function headingsOf(source: Source, { places }: Entry): string {
  return places.map((place) => headingOf(source, place)).join(" and ");
}
