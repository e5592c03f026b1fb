import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { CustomerDetail as Customer } from "../../shared/customers.ts";
import { AppointmentTimeline, type Event } from "../appointments/appointment-timeline.tsx";
import { ChangesSection } from "../history/changes-section.tsx";
import { Crumbs } from "../layout/crumbs.tsx";
import { toLocalDate } from "../lib/dates.ts";
import { isolate } from "../lib/isolate.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { buttonClass } from "../ui/button.tsx";
import { ContactButtons } from "../ui/contact-buttons.tsx";
import { DeleteMenu } from "../ui/delete-menu.tsx";
import { linkClass, PageHead, SectionHead, WithFacts } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
import { CustomerMissing } from "./customer-missing.tsx";
import { DeleteCustomer } from "./delete-customer.tsx";
import { useCustomer } from "./use-customer.ts";

const route = getRouteApi("/dashboard/customers/$customerId/");

export function CustomerDetail() {
  const { customerId } = route.useParams();
  const customer = useCustomer(customerId);
  const navigate = useNavigate();
  const notes = {
    to: "/dashboard/customers/$customerId/edit",
    params: { customerId },
    hash: "notes",
  } as const;
  useShortcut("edit", customer ? () => void navigate(notes) : null);
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
        actions={customer && <Actions customer={customer} />}
      />
      <WithFacts facts={<CustomerFacts customer={customer} />} waiting={!customer}>
        <section aria-labelledby="notes" className="mb-8">
          <SectionHead
            id="notes"
            title="Notes"
            aside={
              customer && (
                <Link {...notes} className={`${linkClass} print:hidden`}>
                  {customer.notes ? "Edit notes" : "Add notes"}
                </Link>
              )
            }
          />
          {customer ? (
            <Notes text={customer.notes} />
          ) : (
            <SkeletonLine className="w-80 max-w-full" />
          )}
        </section>
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

function Notes({ text }: { text: string }) {
  if (!text) return <p className="text-ink-3">No notes</p>;
  return <p className="max-w-[66ch] text-[15px] leading-6 whitespace-pre-line">{text}</p>;
}

function eventsOf(customer: Customer): Event[] {
  return [
    { date: customer.lastContact, title: "Last contact" },
    { date: toLocalDate(new Date(customer.createdAt)), title: "Added to Client Desk" },
  ];
}

function Actions({ customer }: { customer: Customer }) {
  const [deleting, setDeleting] = useState(false);
  const { _id, company, phone, email } = customer;
  return (
    <>
      <ContactButtons phone={phone} email={email} />
      <Link
        to="/dashboard/customers/$customerId/edit"
        params={{ customerId: _id }}
        className={buttonClass()}
      >
        <Pencil />
        Edit
      </Link>
      <Link
        to="/dashboard/appointments/new"
        search={{ company, customer: _id }}
        className={buttonClass({
          variant: "primary",
          className: "to-700:order-1 to-700:basis-full!",
        })}
      >
        <Plus />
        New Appointment
      </Link>
      <DeleteMenu onDelete={() => setDeleting(true)} />
      <DeleteCustomer customer={customer} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
