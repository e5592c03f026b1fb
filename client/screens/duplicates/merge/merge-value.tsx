import type { ReactNode } from "react";
import type { Content } from "../../../../shared/kinds/field.ts";
import { withoutScheme } from "../../../kinds/companies/website.ts";
import { companyWords } from "../../../kinds/customers/company-words.ts";
import { StatusBadge } from "../../../kinds/customers/status.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { wordsOf } from "../../history/field-words.ts";
import { dayInWords } from "./day-words.ts";
import type { MergedCompany, MergedCustomer } from "./fields.ts";

type Row = MergedCustomer | MergedCompany;

type MergeValueProps = { row: Row; field: { name: string; holds?: Content | undefined } };

/** A value of a record as people read it. */
export function MergeValue({ row, field }: MergeValueProps): ReactNode {
  const { name, holds } = field;
  if ("companyName" in row) {
    if (name === "company") return <bdi>{companyWords(row)}</bdi>;
    if (name === "status") return <StatusBadge status={row.status} />;
    if (name === "lastContact") return row.lastContact && dayInWords(row.lastContact);
  }
  if (holds === "tags") return <bdi>{row.tags.map((tag) => tag.name).join(", ")}</bdi>;
  // as: each field of the kind is one of the row's, but for tags a text or a number.
  const value = row[name as "name"];
  if (holds === "money") return <Money value={Number(value)} />;
  if (holds === "longText") return <Text>{value}</Text>;
  if (holds === "website") return <bdi>{withoutScheme(value)}</bdi>;
  return <bdi>{wordsOf(name, value)}</bdi>;
}

function Text({ children }: { children: string }) {
  return (
    <span className="line-clamp-6 whitespace-pre-line" title={children}>
      {children}
    </span>
  );
}
