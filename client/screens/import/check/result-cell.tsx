import { ChevronDown } from "lucide-react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import { checking } from "../../../../shared/words/en/checking.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { Menu } from "../../../ui/menu/menu.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { actionsOf, changesRecord, isKnown, lacks, recordOf } from "../rows/actions.ts";
import type { Action, Cell, Draft } from "../rows/draft.ts";
import { fieldWord } from "../rows/words.ts";
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
  if (lacks(draft, kind)) return <span className="result-choice">{checking.skipped}</span>;
  if (action === null) return <span className="result-choice">{checking.isNew[kind]}</span>;
  const label =
    action === "add" && !isKnown(draft) ? checking.isNew[kind] : checking.actions[action];
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
            aria-label={checking.resultOf(
              String(draft.number),
              why ? imports.sentences(label, why) : label,
            )}
          >
            {label}
            <ChevronDown />
          </button>
        }
      >
        {({ MenuRadios, MenuCheckbox, MenuSeparator }) => (
          <>
            <MenuRadios
              label={checking.result}
              options={actionsOf(draft).map((value) => ({ value, label: checking.actions[value] }))}
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
                  <Rich
                    text={checking.replaceField(fieldWord(field))}
                    tags={{
                      old: () => (
                        <ShownValue target={field} cell={toCell(old)} record={undefined} />
                      ),
                      arrow: () => (
                        <>
                          <span aria-hidden="true">→</span>
                          <span className="sr-only">{checking.becomes}</span>
                        </>
                      ),
                      own: () => (
                        <ShownValue target={field} cell={toCell(own)} record={undefined} />
                      ),
                    }}
                  />
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
