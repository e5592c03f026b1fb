import { useNavigate } from "@tanstack/react-router";
import type { CompanyDetail } from "../../shared/companies.ts";
import { messages } from "../../shared/messages.ts";
import { countOf, wholeOf } from "../lib/count.ts";
import { formatMoney } from "../lib/money.ts";
import { refreshData } from "../lib/query-client.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { notify } from "../ui/toaster.tsx";
import { useDeleteCompany } from "./mutations.ts";

type DeleteCompanyProps = {
  company: CompanyDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks, deletes the company with everything in it, and goes back to the list. */
export function DeleteCompany({ company, open, onOpenChange }: DeleteCompanyProps) {
  const remove = useDeleteCompany();
  const navigate = useNavigate();

  const confirm = () =>
    remove.mutate(company._id, {
      onSuccess: async () => {
        notify.success(messages.companies.deleted);
        await navigate({ to: "/dashboard/companies", replace: true });
        await refreshData();
      },
      onError: () => notify.error(messages.companies.deleteFailed),
    });

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Delete <bdi>{company.name}</bdi>?
        </>
      }
      cancelLabel="Keep Company"
      confirmLabel={company.clientCount > 0 ? "Delete Company and Customers" : "Delete Company"}
      busy={remove.isPending || remove.isSuccess}
      onConfirm={confirm}
    >
      <p>{describeDeletion(company)} This cannot be undone.</p>
    </ConfirmDialog>
  );
}

/** What is deleted with the company: customers, appointments, value. */
function describeDeletion({ clientCount, appointmentCount, totalValue }: CompanyDetail): string {
  if (clientCount === 0) return "This company has no customers.";
  const customers = `${wholeOf(clientCount, "customer")} of this company`;
  const appointments = appointmentCount
    ? ` and ${countOf(appointmentCount, "appointment")} with them`
    : "";
  const value = totalValue ? `, along with ${formatMoney(totalValue)} in recorded value` : "";
  return `${customers}${appointments} will be deleted too${value}.`;
}
