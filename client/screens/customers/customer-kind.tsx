import type { customerSorts, ListedCustomer } from "../../../shared/kinds/customers.ts";
import { customers as words } from "../../../shared/words/en/customers.ts";
import { lists } from "../../../shared/words/en/lists.ts";
import { companyWords } from "../../kinds/customers/company-words.ts";
import { CustomerLink } from "../../kinds/customers/customer-link.tsx";
import { customerLine } from "../../kinds/customers/customer-rows.tsx";
import { LastContact } from "../../kinds/customers/last-contact.tsx";
import { RowStatusMenu } from "../../kinds/customers/status-menu.tsx";
import { formatDate } from "../../lib/dates/dates.ts";
import { formatCount } from "../../lib/format/count.ts";
import { RowLink } from "../../ui/table/row-link.tsx";
import { Pick } from "../../ui/table/row-selection.tsx";
import { Cell, TitleCell } from "../../ui/table/table.tsx";
import type { Column, ListKind } from "../lists/list-kind.ts";
import {
  createdColumn,
  moneyColumn,
  responsibleColumn,
  tagsColumn,
} from "../lists/twin-columns.tsx";

type Page = { totalValue: number };
type Sort = (typeof customerSorts)[number];

const columns: readonly Column<ListedCustomer, Sort, Page>[] = [
  {
    name: "name",
    label: () => lists.fields.customer,
    className: "w-[27%] to-1180:w-auto",
    sort: "name",
    bar: "w-40",
    cell: (customer) => (
      <TitleCell
        pick={<Pick id={customer._id} name={customer.name} />}
        name={<CustomerLink customer={customer} />}
        second={
          <>
            <span className="to-1180:hidden on-paper">{customer.email || words.noEmail}</span>
            <span className="over-1180:hidden print:hidden">{companyWords(customer)}</span>
          </>
        }
      />
    ),
  },
  {
    name: "company",
    label: () => lists.fields.company,
    // It moves below the name where both do not fit, also at 200% zoom.
    className: "to-1180:hidden on-paper",
    sort: "companyName",
    bar: "w-32",
    cell: ({ company, companyName, private: isPrivate }, className) => (
      <Cell className={`clipped ${className}`}>
        {isPrivate ? (
          <span className="text-ink-3">{words.private}</span>
        ) : (
          <RowLink
            to="/dashboard/companies/$companyId"
            id={company}
            className="hover:underline hover:underline-offset-[3px]"
            title={companyName}
          >
            {companyName}
          </RowLink>
        )}
      </Cell>
    ),
  },
  tagsColumn,
  {
    name: "status",
    label: () => lists.fields.status,
    className: "w-[145px]",
    sort: "status",
    bar: "w-20",
    cell: (customer, className) => (
      <Cell className={className}>
        <RowStatusMenu customer={customer} />
      </Cell>
    ),
  },
  responsibleColumn,
  moneyColumn("value", {
    label: () => lists.fields.value,
    className: "w-[calc(132px+var(--symbol-room,0px))]",
    bar: "w-18",
  }),
  {
    name: "lastContact",
    label: () => lists.fields.lastContact,
    numeric: true,
    className: "w-[112px]",
    sort: "lastContact",
    descending: true,
    bar: "w-12",
    cell: ({ lastContact }, className) => (
      <Cell numeric className={className}>
        <LastContact day={lastContact} />
      </Cell>
    ),
  },
  {
    name: "nextAppointment",
    label: () => lists.fields.nextAppointment,
    numeric: true,
    className: "w-[136px]",
    bar: "w-12",
    cell: ({ nextAppointment }, className) => (
      <Cell numeric className={className}>
        {nextAppointment ? (
          formatDate(nextAppointment)
        ) : (
          <span className="text-ink-3">{words.none}</span>
        )}
      </Cell>
    ),
  },
  {
    name: "openTasks",
    label: () => lists.fields.openTasks,
    numeric: true,
    className: "w-[96px]",
    bar: "w-4",
    cell: ({ openTasks }, className) => (
      <Cell numeric className={className}>
        {openTasks ? formatCount(openTasks) : <span className="text-ink-3">{words.none}</span>}
      </Cell>
    ),
  },
  createdColumn({ label: () => lists.fields.createdAt, className: "w-[112px]", bar: "w-16" }),
];

/** The list of all customers of all companies. */
export const customerKind: ListKind<ListedCustomer, Sort, Page> = {
  list: "customers",
  defaultSort: "name",
  columns,
  defaultColumns: ["company", "tags", "status", "value", "lastContact"],
  line: customerLine,
};
