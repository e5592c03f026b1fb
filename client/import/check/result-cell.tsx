import { ChevronDown } from "lucide-react";
import { Menu } from "../../ui/menu.tsx";
import type { Action, Draft, ImportKind } from "../types.ts";
import { actionsOf, lacks } from "./actions.ts";
import { useGrid } from "./grid-context.ts";
import { actionLabels, fieldWord } from "./words.ts";

type ResultCellProps = {
  row: number;
  draft: Draft;
  kind: ImportKind;
  action: Action | null;
};

/** What becomes of a row; of one that is here already, as the rule or the user says. */
export function ResultCell({ row, draft, kind, action }: ResultCellProps) {
  const { choose } = useGrid();
  if (lacks(draft, kind)) return <span className="res">Skipped</span>;
  if (action === null) return <span className="res">New</span>;
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className="res chosen"
            aria-label={`Result of row ${draft.number}: ${actionLabels[action]}. Change`}
          >
            {actionLabels[action]}
            <ChevronDown />
          </button>
        }
      >
        {({ MenuRadios }) => (
          <MenuRadios
            label="Result"
            options={actionsOf(draft).map((value) => ({ value, label: actionLabels[value] }))}
            value={action}
            onValueChange={(next) => choose(row, next)}
          />
        )}
      </Menu>
      <span className="why">{whyOf(draft)}</span>
    </>
  );
}

function whyOf({ here, sameAs }: Draft): string {
  if (here) {
    const [first, ...others] = here.changes.map(fieldWord);
    if (first === undefined) return "Identical";
    return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(", ");
  }
  if (!sameAs) return "";
  return `Same ${sameAs.reason} as row ${sameAs.number}`;
}
