import { Link } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { CustomerDetail } from "../../shared/customers.ts";
import { lazyModule } from "../lib/lazy-module.ts";
import { exportStory } from "../story/export.ts";
import { useIsWriting } from "../story/writing.ts";
import { buttonClass } from "../ui/button.tsx";
import { ContactButtons } from "../ui/contact-buttons.tsx";
import { RecordMenu } from "../ui/record-menu.tsx";

/** Dialogs weigh as much as the page. */
const dialogs = lazyModule(() => import("./delete-customer.tsx"));

export function CustomerActions({ customer }: { customer: CustomerDetail }) {
  const writing = useIsWriting();
  const [deleting, setDeleting] = useState(false);
  const part = dialogs.use(deleting, () => setDeleting(false));
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
          variant: writing ? "secondary" : "primary",
          className: "to-700:order-1 to-700:basis-full!",
        })}
      >
        <Plus />
        New Appointment
      </Link>
      <RecordMenu
        what="Customer"
        onExport={() => void exportStory({ kind: "customer", id: _id })}
        onDelete={() => setDeleting(true)}
      />
      {part && (
        <part.DeleteCustomer customer={customer} open={deleting} onOpenChange={setDeleting} />
      )}
    </>
  );
}
