import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import type { CustomerDetail } from "../../../shared/kinds/customers.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { KeptNote } from "../../lib/browser/kept.tsx";
import { refreshData } from "../../lib/queries/query-client.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { deleteCustomer } from "./mutations.ts";

type DeleteCustomerProps = {
  customer: CustomerDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks, deletes the customer, and goes to the company it belonged to, or to all customers. */
export function DeleteCustomer({ customer, open, onOpenChange }: DeleteCustomerProps) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const confirm = () => {
    setBusy(true);
    deleteCustomer(customer._id).then(
      async () => {
        await navigate(
          customer.private
            ? { to: "/dashboard/customers", replace: true }
            : {
                to: "/dashboard/companies/$companyId",
                params: { companyId: customer.company },
                replace: true,
              },
        );
        await refreshData(customer._id);
      },
      () => setBusy(false),
    );
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <Rich
          text={customers.deleting.question(customer.name)}
          tags={{ name: () => <bdi>{customer.name}</bdi> }}
        />
      }
      cancelLabel={customers.deleting.keep}
      confirmLabel={customers.deleting.button}
      busy={busy}
      onConfirm={confirm}
    >
      <p>
        {describeDeletion(customer)} <KeptNote />
      </p>
    </ConfirmDialog>
  );
}

function describeDeletion({ appointmentCount }: CustomerDetail): string {
  if (appointmentCount === 0) return customers.deleting.none;
  return appointmentCount === 2
    ? customers.deleting.both
    : customers.deleting.all(appointmentCount);
}
