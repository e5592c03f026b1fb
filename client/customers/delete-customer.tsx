import { useNavigate } from "@tanstack/react-router";
import type { CustomerDetail } from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { KeptNote } from "../history/kept.tsx";
import { sayDone } from "../history/undoing.ts";
import { wholeOf } from "../lib/count.ts";
import { refreshData } from "../lib/query-client.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { notify } from "../ui/toaster.tsx";
import { useDeleteCustomer } from "./mutations.ts";

type DeleteCustomerProps = {
  customer: CustomerDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks, deletes the customer, and goes to the company it belonged to, or to all customers. */
export function DeleteCustomer({ customer, open, onOpenChange }: DeleteCustomerProps) {
  const remove = useDeleteCustomer();
  const navigate = useNavigate();

  const confirm = () => {
    // Not as options of mutate(), which forgets them when the user leaves the page meanwhile.
    remove.mutateAsync(customer._id).then(
      async (answer) => {
        sayDone(messages.customers.deleted, answer);
        await navigate(
          customer.private
            ? { to: "/dashboard/customers", replace: true }
            : {
                to: "/dashboard/companies/$companyId",
                params: { companyId: customer.company },
                replace: true,
              },
        );
        await refreshData();
      },
      () => notify.error(messages.customers.deleteFailed),
    );
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete <bdi>{customer.name}</bdi>?
        </>
      }
      cancelLabel="Keep Customer"
      confirmLabel="Delete Customer"
      busy={remove.isPending || remove.isSuccess}
      onConfirm={confirm}
    >
      <p>
        {describeDeletion(customer)} <KeptNote />
      </p>
    </ConfirmDialog>
  );
}

function describeDeletion({ appointmentCount }: CustomerDetail): string {
  if (appointmentCount === 0) return "There are no appointments with this customer.";
  return `${wholeOf(appointmentCount, "appointment")} with this customer will be deleted too.`;
}
