import { ChevronDown } from "lucide-react";
import { Menu } from "../../ui/menu.tsx";
import type { Action, Cell, Draft, ImportKind } from "../types.ts";
import { actionsOf, changesRecord, isKnown, lacks, recordOf } from "./actions.ts";
import { useGrid } from "./grid-context.ts";
import { ShownValue } from "./shown-value.tsx";
import { actionLabels, fieldWord } from "./words.ts";

type ResultCellProps = {
  row: number;
  draft: Draft;
  kind: ImportKind;
  action: Action | null;
  /** Fields that it replaces of its record, with a space between two. */
  replaced: string;
  why: string;
};

/** What becomes of a row; of one that is or may be here already, as the rule or the user says. */
export function ResultCell({ row, draft, kind, action, replaced, why }: ResultCellProps) {
  const { choose, replace } = useGrid();
  if (lacks(draft, kind)) return <span className="res">Skipped</span>;
  if (action === null) return <span className="res">New</span>;
  const label = action === "add" && !isKnown(draft) ? "New" : actionLabels[action];
  const canReplace = changesRecord(draft) && (draft.action ? action === "update" : isKnown(draft));
  const differs = canReplace ? (recordOf(draft)?.differs ?? []) : [];
  const fields = replaced.split(" ");
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className="res chosen"
            aria-label={`Result of row ${draft.number}: ${label}${why && `. ${why}`}. Change`}
          >
            {label}
            <ChevronDown />
          </button>
        }
      >
        {({ MenuRadios, MenuCheckbox, MenuSeparator }) => (
          <>
            <MenuRadios
              label="Result"
              options={actionsOf(draft).map((value) => ({ value, label: actionLabels[value] }))}
              value={action}
              onValueChange={(next) => choose(row, next)}
            />
            {differs.length > 0 && <MenuSeparator />}
            {differs.map(({ field, old, own }) => (
              <MenuCheckbox
                key={field}
                keepOpen
                checked={fields.includes(field)}
                onCheckedChange={(isReplaced) => replace(row, field, isReplaced)}
              >
                <span>
                  Replace {fieldWord(field)}:{" "}
                  <ShownValue target={field} cell={toCell(old)} record={undefined} />{" "}
                  <span aria-hidden="true">→</span>
                  <span className="vh">becomes</span>{" "}
                  <ShownValue target={field} cell={toCell(own)} record={undefined} />
                </span>
              </MenuCheckbox>
            ))}
          </>
        )}
      </Menu>
      <span className="why">{why}</span>
    </>
  );
}

function toCell(value: Cell["value"]): Cell {
  return { text: "", value };
}
