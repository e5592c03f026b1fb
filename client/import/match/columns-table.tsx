import type { Match, Source } from "../types.ts";
import { ColumnRow } from "./column-row.tsx";
import { CompanyRow } from "./company-row.tsx";
import { entriesOf } from "./entries.ts";

export type ColumnsProps = { source: Source; match: Match; onChange: (match: Match) => void };

/** Every column of the file with its first values, what it becomes, and how that is read. */
export function ColumnsTable(props: ColumnsProps) {
  return (
    <table className="match" aria-label="Columns of the file">
      <colgroup>
        <col className="w-[17.7%]" />
        <col />
        <col className="w-[29.4%]" />
        <col className="w-[23.1%]" />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Column in the file</th>
          <th scope="col">First values</th>
          <th scope="col">Becomes</th>
          <th scope="col">Read as</th>
        </tr>
      </thead>
      <tbody>
        {entriesOf(props.match).map((entry) => (
          <ColumnRow key={entry.places.join()} entry={entry} {...props} />
        ))}
        {props.match.kind === "customers" && <CompanyRow {...props} />}
      </tbody>
    </table>
  );
}
