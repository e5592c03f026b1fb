import { useMemo } from "react";
import { matching } from "../../../../shared/words/en/matching.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { Input } from "../../../ui/form/field.tsx";
import { ColumnRow } from "./column-row.tsx";
import type { ColumnsProps } from "./columns.ts";
import { entriesOf } from "./entries.ts";

/** Every column of the file with its first values, what it becomes, and how that is read. */
export function ColumnsTable(props: ColumnsProps) {
  return (
    <table className="match" aria-label={matching.label}>
      <colgroup>
        <col className="w-[17.7%]" />
        <col />
        <col className="w-[29.4%]" />
        <col className="w-[23.1%]" />
      </colgroup>
      <thead className="to-700:hidden">
        <tr>
          <th scope="col">{matching.column}</th>
          <th scope="col">{matching.firstValues}</th>
          <th scope="col">{matching.becomes}</th>
          <th scope="col">{matching.readAs}</th>
        </tr>
      </thead>
      <tbody className="to-700:block">
        {entriesOf(props.match).map((entry) => (
          <ColumnRow key={entry.places.join()} entry={entry} {...props} />
        ))}
        {props.match.kind === "customers" && <CompanyRow {...props} />}
      </tbody>
    </table>
  );
}

/** The company of those who come without one. */
function CompanyRow({ source, match, onChange }: ColumnsProps) {
  const { rows } = source;
  const { columns } = match;
  const without = useMemo(() => {
    const has = columns.map(({ becomes }) => becomes === "company" || becomes === "companyId");
    return rows.filter(({ cells }) => !cells.some((text, place) => has[place] && text.trim()))
      .length;
  }, [rows, columns]);
  if (without === 0) return null;
  const isAll = without === rows.length;
  return (
    <tr>
      <th scope="row">{matching.noCompany}</th>
      <td>
        <span className="samples">
          {isAll ? matching.allOf(rows.length) : matching.someOf(formatCount(without), rows.length)}
        </span>
      </td>
      <td>
        <Input
          aria-label={matching.companyOfRest}
          placeholder={matching.noCompanyPrivate}
          maxLength={100}
          className="h-8! max-w-44 px-2.25! text-13! to-700:h-11! to-700:max-w-none"
          value={match.company}
          onChange={({ currentTarget }) => onChange({ ...match, company: currentTarget.value })}
        />
      </td>
      <td className="text-ink-2 text-13">
        {match.company.trim() ? matching.allGoHere : matching.eachPrivate}
      </td>
    </tr>
  );
}
