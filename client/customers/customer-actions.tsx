import { Link } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { CustomerDetail } from "../../shared/customers.ts";
import { buttonClass } from "../ui/button.tsx";
import { ContactButtons } from "../ui/contact-buttons.tsx";
import { RecordMenu } from "../ui/record-menu.tsx";
import { DeleteCustomer } from "./delete-customer.tsx";

type CustomerActionsProps = {
  customer: CustomerDetail;
  /** False while something is being written: its Save is the page's one primary button. */
  primary: boolean;
};

export function CustomerActions({ customer, primary }: CustomerActionsProps) {
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
          variant: primary ? "primary" : "secondary",
          className: "to-700:order-1 to-700:basis-full!",
        })}
      >
        <Plus />
        New Appointment
      </Link>
      <RecordMenu what="Customer" onDelete={() => setDeleting(true)} />
      <DeleteCustomer customer={customer} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
