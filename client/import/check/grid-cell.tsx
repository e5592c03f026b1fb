import { cx } from "../../ui/class-names.ts";
import type { Draft, Target } from "../types.ts";
import { ChangedValue } from "./changed-value.tsx";
import { ChoiceCell } from "./choice-cell.tsx";
import { EditCell } from "./edit-cell.tsx";
import { choicesOf, ShownValue } from "./shown-value.tsx";
import { titleOf } from "./words.ts";

type GridCellProps = {
  row: number;
  draft: Draft;
  target: Target;
  wanted: boolean;
  /** Below another one, in quieter ink. */
  second: boolean;
  /** It becomes a record of its own, whoever is here already. */
  isNew: boolean;
  /** Fields that the row replaces; compared as a text, so that a row is not rendered again. */
  replaced: string;
};

/** One value of a row. */
export function GridCell({ row, draft, target, wanted, second, isNew, replaced }: GridCellProps) {
  const cell = draft.cells[target];
  const shared = {
    place: { row, target },
    label: `${titleOf(target)}, row ${draft.number}`,
    cell,
    wanted,
  };
  const company = target === "company" && !cell?.problem && draft.company;
  const fields = replaced.split(" ");
  // A person without a company gets one, which is shown where it would stand.
  const named = company ? { text: company.name, value: company.name } : cell;
  const shown = isNew ? (
    <ShownValue target={target} cell={named} record={undefined} />
  ) : (
    <ChangedValue target={target} cell={named} draft={draft} replaced={fields} />
  );
  const choices = choicesOf[target];
  if (choices) {
    return (
      <ChoiceCell {...shared} choices={choices}>
        {shown}
      </ChoiceCell>
    );
  }
  return (
    <EditCell {...shared} className={cx(second && "second", target === "name" && "name")}>
      {shown}
      {company && company._id === null && (isNew || fields.includes("company")) && (
        <span className="new">new</span>
      )}
    </EditCell>
  );
}
