import { useMemo } from "react";
import { countOf, formatCount } from "../../lib/count.ts";
import { Input } from "../../ui/field.tsx";
import type { ColumnsProps } from "./columns-table.tsx";

/** The company of those who come without one. */
export function CompanyRow({ source, match, onChange }: ColumnsProps) {
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
      <th scope="row">No company</th>
      <td>
        <span className="samples">
          {isAll ? "All" : formatCount(without)} of {countOf(rows.length, "row")}
        </span>
      </td>
      <td>
        <Input
          aria-label="Company of rows without a company"
          placeholder="No company (private)"
          maxLength={100}
          className="h-8! max-w-44 px-2.25! text-13! to-700:h-11! to-700:max-w-none"
          value={match.company}
          onChange={({ currentTarget }) => onChange({ ...match, company: currentTarget.value })}
        />
      </td>
      <td className="reads">
        {match.company.trim() ? "All go to this company" : "Each customer is private"}
      </td>
    </tr>
  );
}
