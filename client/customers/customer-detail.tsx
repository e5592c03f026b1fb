import { getRouteApi, Link } from "@tanstack/react-router";
import { useState } from "react";
import type { CustomerDetail as Customer } from "../../shared/customers.ts";
import { AppointmentTimeline, type Event } from "../appointments/appointment-timeline.tsx";
import { firstNameOf } from "../dashboard/first-name.ts";
import { ChangesSection } from "../history/changes-section.tsx";
import { Crumbs } from "../layout/crumbs.tsx";
import { toLocalDate } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { About } from "../story/about.tsx";
import { linkClass, PageHead, SectionHead, WithFacts } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { CustomerActions } from "./customer-actions.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerMissing } from "./customer-missing.tsx";
import { useCustomer } from "./use-customer.ts";

const route = getRouteApi("/dashboard/customers/$customerId/");

export function CustomerDetail() {
  const { customerId } = route.useParams();
  const customer = useCustomer(customerId);
  const [editing, setEditing] = useState(false);
  useShortcut("edit", customer ? () => setEditing(true) : null);
  if (customer === null) return <CustomerMissing />;
  const companyLink = customer && (
    <Link
      to="/dashboard/companies/$companyId"
      params={{ companyId: customer.company }}
      className={linkClass}
    >
      {customer.companyName}
    </Link>
  );

  return (
    <>
      <title>
        {customer ? `${isolate(customer.name)} · Client Desk` : "Customer · Client Desk"}
      </title>
      <Crumbs current={customer?.name}>
        <Link to="/dashboard/customers">Customers</Link>
      </Crumbs>
      <PageHead
        title={customer?.name ?? <LoadingName />}
        sub={companyLink ? <>At {companyLink}</> : <SkeletonLine className="w-48" />}
        actions={customer && <CustomerActions customer={customer} primary={!editing} />}
      />
      <WithFacts facts={<CustomerFacts customer={customer} />} waiting={!customer}>
        <About
          key={customerId}
          of={customer && { customer }}
          who={customer ? firstNameOf(customer.name) : ""}
          editing={editing}
          onEditing={setEditing}
        />
        <section aria-labelledby="history">
          <SectionHead id="history" title="Appointments and Contact" className="mb-1" />
          <AppointmentTimeline
            key={customerId}
            of={{ customer: customerId }}
            label="Appointments and contact"
            events={customer ? eventsOf(customer) : []}
          />
        </section>
        <ChangesSection key={`changes of ${customerId}`} record={customerId} className="mt-8" />
      </WithFacts>
    </>
  );
}

/** The heading is there at once, so that it can take focus. */
function LoadingName() {
  return (
    <>
      <span className="vh">Customer</span>
      <SkeletonLine className="h-4.5 w-60" />
    </>
  );
}

function eventsOf(customer: Customer): Event[] {
  return [
    { date: customer.lastContact, title: "Last contact" },
    { date: toLocalDate(new Date(customer.createdAt)), title: "Added to Client Desk" },
  ];
}
