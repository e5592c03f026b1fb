import type { ReactNode } from "react";
import { withoutScheme } from "../../companies/website.ts";
import { companyWords } from "../../customers/company-words.ts";
import { StatusBadge } from "../../customers/status.tsx";
import { wordsOf } from "../../history/field-words.ts";
import { Money } from "../../ui/money.tsx";
import { dayInWords } from "./day-words.ts";
import type { MergedCompany, MergedCustomer } from "./fields.ts";

type Row = MergedCustomer | MergedCompany;

/** A value of a record as people read it. */
export function MergeValue({ row, name }: { row: Row; name: string }): ReactNode {
  if ("companyName" in row) {
    if (name === "company") return <bdi>{companyWords(row)}</bdi>;
    if (name === "status") return <StatusBadge status={row.status} />;
    if (name === "value") return <Money value={row.value} />;
    if (name === "lastContact") return row.lastContact && dayInWords(row.lastContact);
    if (name === "notes") return <Text>{row.notes}</Text>;
  } else {
    if (name === "website") return <bdi>{withoutScheme(row.website)}</bdi>;
    if (name === "industry") return <bdi>{row.industry}</bdi>;
    if (name === "address") return <bdi>{row.address}</bdi>;
    if (name === "description") return <Text>{row.description}</Text>;
  }
  if (name === "tags") return <bdi>{row.tags.map((tag) => tag.name).join(", ")}</bdi>;
  if (name === "email") return <bdi>{row.email}</bdi>;
  if (name === "phone") return <bdi>{row.phone}</bdi>;
  // as: each field of the kind is one of the row's.
  return <bdi>{wordsOf(name, row[name as "name"])}</bdi>;
}

function Text({ children }: { children: string }) {
  return (
    <span className="line-clamp-6 whitespace-pre-line" title={children}>
      {children}
    </span>
  );
}
