import { Link } from "@tanstack/react-router";
import type { Customer } from "../../shared/customers.ts";
import { attentionCount } from "../../shared/dashboard.ts";
import { daysBetween } from "../../shared/dates.ts";
import { countOf } from "../lib/count.ts";
import { Money } from "../ui/money.tsx";
import { Rail, RailItem, railRowClass } from "../ui/rail.tsx";
import { SkeletonRail } from "./skeleton-rail.tsx";

type NeedsAttentionProps = { customers: Customer[] | undefined; today: string };

/** Customers who have waited longer than their status allows, the most valuable first. */
export function NeedsAttention({ customers, today }: NeedsAttentionProps) {
  if (!customers) return <SkeletonRail rows={attentionCount} />;
  if (customers.length === 0) {
    return <p className="text-ink-2">Everyone has heard from you this month.</p>;
  }
  return (
    <Rail aria-label="Customers who need attention">
      {customers.map((customer) => (
        <RailItem
          key={customer._id}
          margin={<Waited days={daysBetween(customer.lastContact, today)} />}
          tone="notice"
        >
          <Link
            to="/dashboard/customers/$customerId"
            params={{ customerId: customer._id }}
            className={railRowClass}
          >
            <b className="cut">{customer.name}</b>
            <small className="!flex justify-between gap-2">
              <span className="cut">{customer.companyName}</span>
              <Money value={customer.value} short className="text-ink-2" />
            </small>
          </Link>
        </RailItem>
      ))}
    </Rail>
  );
}

function Waited({ days }: { days: number }) {
  return (
    <>
      {countOf(days, "day", "days")}
      <span className="vh"> since the last contact</span>
    </>
  );
}
