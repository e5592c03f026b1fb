import { statusChoices } from "../../customers/status.tsx";
import { countOf } from "../../lib/count.ts";
import { Select } from "../../ui/select.tsx";
import type { ImportKind, Match } from "../types.ts";

type StatusBarProps = {
  kind: ImportKind;
  /** Customers that are added without a status. */
  without: number;
  match: Match;
  onChange: (match: Match) => void;
};

/** Nobody stated their status, so that the user chooses one for all of them. */
export function StatusBar({ kind, without, match, onChange }: StatusBarProps) {
  const isRow = kind === "customers";
  const label = isRow ? "Status of rows without a status" : "Status of new customers";
  return (
    <div className="check-rule">
      <b>
        {isRow
          ? countOf(without, "row has no status", "rows have no status")
          : countOf(without, "new customer has no status", "new customers have no status")}
      </b>
      <span>{label}:</span>
      <span className="w-[168px]">
        <Select
          size="sm"
          marked
          aria-label={label}
          options={statusChoices}
          value={match.status}
          onValueChange={(status) => onChange({ ...match, status })}
        />
      </span>
    </div>
  );
}
