import type { Company, companySorts } from "../../../shared/kinds/companies.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { lists } from "../../../shared/words/en/lists.ts";
import { withoutScheme } from "../../kinds/companies/website.ts";
import { formatCount } from "../../lib/format/count.ts";
import { ListLines, listRowClass } from "../../ui/table/list.tsx";
import { RowLink, RowNameLink } from "../../ui/table/row-link.tsx";
import { Cell, TitleCell } from "../../ui/table/table.tsx";
import { Monogram } from "../../ui/text/avatar.tsx";
import { Money } from "../../ui/text/money.tsx";
import type { Column, ListKind } from "../lists/list-kind.ts";
import {
  createdColumn,
  moneyColumn,
  responsibleColumn,
  tagsColumn,
} from "../lists/twin-columns.tsx";

type Page = { clientCount: number; totalValue: number };
type Sort = (typeof companySorts)[number];

const columns: readonly Column<Company, Sort, Page>[] = [
  {
    name: "name",
    label: () => lists.fields.name,
    className: "w-[38%] to-1180:w-auto",
    sort: "name",
    bar: "w-50",
    cell: ({ _id, name, website }) => (
      <TitleCell
        tile={<Monogram name={name} />}
        name={<RowNameLink to="/dashboard/companies/$companyId" id={_id} name={name} />}
        second={withoutScheme(website) || companies.noWebsite}
      />
    ),
  },
  {
    name: "industry",
    label: () => lists.fields.industry,
    className: "w-[18%]",
    sort: "industry",
    bar: "w-20",
    cell: ({ industry }, className) => (
      <Cell className={`clipped ${className}`}>
        {industry || <span className="text-ink-3">{companies.noIndustry}</span>}
      </Cell>
    ),
  },
  tagsColumn,
  responsibleColumn,
  {
    name: "clientCount",
    label: () => lists.fields.clientCount,
    numeric: true,
    className: "to-1180:w-[88px]",
    sort: "clientCount",
    descending: true,
    bar: "w-4",
    cell: ({ clientCount }, className) => (
      <Cell numeric className={className}>
        {formatCount(clientCount)}
      </Cell>
    ),
    total: ({ clientCount }) => formatCount(clientCount),
  },
  moneyColumn("totalValue", {
    label: () => lists.fields.totalValue,
    className: "w-[17%] to-1180:w-[calc(142px+var(--symbol-room,0px))]",
    bar: "w-22",
  }),
  createdColumn({
    label: () => lists.fields.createdAt,
    className: "w-[14%] to-1180:w-[96px]",
    bar: "w-18",
  }),
];

/** The list of all companies. */
export const companyKind: ListKind<Company, Sort, Page> = {
  list: "companies",
  defaultSort: "name",
  columns,
  defaultColumns: ["industry", "clientCount", "totalValue", "createdAt"],
  line: companyLine,
  lineHeight: 65,
  tile: true,
};

function companyLine(company: Company) {
  return (
    <RowLink to="/dashboard/companies/$companyId" id={company._id} className={listRowClass}>
      <ListLines
        title={company.name}
        amount={<Money value={company.totalValue} />}
        context={company.industry || companies.noIndustry}
        side={
          company.clientCount ? companies.customerCount(company.clientCount) : companies.noCustomers
        }
      />
    </RowLink>
  );
}
