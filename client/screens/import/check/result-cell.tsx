import { ChevronDown } from "lucide-react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { actionsOf, changesRecord, isKnown, lacks, recordOf } from "../rows/actions.ts";
import type { Action, Cell, Draft } from "../rows/draft.ts";
import { actionLabels, fieldWord } from "../rows/words.ts";
import { ShownValue } from "./grid-cell.tsx";
import { useGrid } from "./grid-context.ts";

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
  if (lacks(draft, kind)) return <span className="result-choice">Skipped</span>;
  if (action === null) return <span className="result-choice">New</span>;
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
            className="result-choice chosen"
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
                  <span className="sr-only">becomes</span>{" "}
                  <ShownValue target={field} cell={toCell(own)} record={undefined} />
                </span>
              </MenuCheckbox>
            ))}
          </>
        )}
      </Menu>
      <span className="block mt-0.5 ms-[9px] text-ink-3 text-12">{why}</span>
    </>
  );
}

function toCell(value: Cell["value"]): Cell {
  return { text: "", value };
}
