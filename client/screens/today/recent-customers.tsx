import { Link } from "@tanstack/react-router";
import { recentCount } from "../../../shared/dashboard.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { companyWords } from "../../kinds/customers/company-words.ts";
import { CustomerLink } from "../../kinds/customers/customer-link.tsx";
import { customerLine } from "../../kinds/customers/customer-rows.tsx";
import { RowStatusMenu } from "../../kinds/customers/status-menu.tsx";
import { formatInstant } from "../../lib/dates/dates.ts";
import { WhoseSquare } from "../../ui/people/whose-square.tsx";
import { List, SkeletonList } from "../../ui/table/list.tsx";
import { useRowLinks } from "../../ui/table/row-link.tsx";
import { Cell, HeadCell, SkeletonRows, Table, TitleCell } from "../../ui/table/table.tsx";
import { Money } from "../../ui/text/money.tsx";

/** The newest customers; undefined while they load. */
export function RecentCustomers({ customers }: { customers: Customer[] | undefined }) {
  const rowLinks = useRowLinks();
  if (customers?.length === 0) {
    return (
      <p className="text-ink-2">
        {overview.recent.none}{" "}
        <Link to="/dashboard/customers/new" className="link hit-area">
          {overview.recent.add}
        </Link>
      </p>
    );
  }
  return (
    <>
      <Table aria-label={overview.recent.label} aria-busy={!customers} className="recent">
        <thead className="sr-only">
          <tr>
            <HeadCell>{overview.recent.customer}</HeadCell>
            <HeadCell>{overview.recent.status}</HeadCell>
            <HeadCell numeric>{overview.recent.value}</HeadCell>
            <HeadCell numeric>{overview.recent.added}</HeadCell>
          </tr>
        </thead>
        {customers ? (
          <tbody {...rowLinks}>
            {customers.map((customer) => (
              <Row key={customer._id} customer={customer} />
            ))}
          </tbody>
        ) : (
          <SkeletonRows
            rows={recentCount}
            columns={["w-40", "w-24", "numeric w-16", "numeric w-12"]}
          />
        )}
      </Table>
      {customers ? (
        <List aria-label={overview.recent.label} {...rowLinks}>
          {customers.map((customer) => (
            <li key={customer._id}>{customerLine(customer)}</li>
          ))}
        </List>
      ) : (
        <SkeletonList rows={recentCount} />
      )}
    </>
  );
}

function Row({ customer }: { customer: Customer }) {
  return (
    <tr>
      <TitleCell name={<CustomerLink customer={customer} />} second={companyWords(customer)} />
      <Cell>
        <WhoseSquare id={customer.responsible}>
          <RowStatusMenu customer={customer} />
        </WhoseSquare>
      </Cell>
      <Cell numeric>
        <Money value={customer.value} />
      </Cell>
      <Cell numeric className="text-ink-3">
        <time dateTime={customer.createdAt}>{formatInstant(customer.createdAt)}</time>
      </Cell>
    </tr>
  );
}
