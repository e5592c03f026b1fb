import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { CompanyDetail } from "../../../shared/kinds/companies.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { KeptNote } from "../../lib/browser/kept.tsx";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { refreshData } from "../../lib/queries/query-client.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import type { CustomersFate, Fate } from "./customers-fate.tsx";
import { deleteCompany } from "./mutations.ts";

type DeleteCompanyProps = {
  company: CompanyDetail;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Asks what happens to the customers, deletes the company, and goes back to the list. */
export function DeleteCompany({ company, open, onOpenChange }: DeleteCompanyProps) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const [fate, setFate] = useState<Fate>("delete");
  const hasCustomers = company.clientCount > 0;

  const confirm = () => {
    const target = fate === "delete" || fate === null ? undefined : fate;
    setBusy(true);
    deleteCompany(company._id, target).then(
      async () => {
        await navigate({ to: "/dashboard/companies", replace: true });
        await refreshData(company._id);
      },
      () => setBusy(false),
    );
  };

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        onOpenChange(next);
        // Asked again, it starts over.
        setFate("delete");
      }}
      title={
        <Rich
          text={companies.deleting.question(company.name)}
          tags={{ name: () => <bdi>{company.name}</bdi> }}
        />
      }
      cancelLabel={companies.deleting.keep}
      confirmLabel={
        fate !== "delete"
          ? companies.deleting.move
          : hasCustomers
            ? companies.deleting.both
            : companies.deleting.delete
      }
      busy={busy}
      ready={fate !== null}
      onConfirm={confirm}
      choice={hasCustomers && <Choice company={company} fate={fate} onFate={setFate} />}
    >
      {hasCustomers ? (
        <p>{describeHoldings(company)}</p>
      ) : (
        <p>
          {companies.deleting.noCustomers} <KeptNote />
        </p>
      )}
    </ConfirmDialog>
  );
}

const choices = lazyModule(() => import("./customers-fate.tsx"));

/** The choice comes with the dialog, not with the page: it brings the picker of companies. */
function Choice(props: Omit<Parameters<typeof CustomersFate>[0], "loss">) {
  const part = choices.use();
  const missing = !part;
  useEffect(() => {
    if (missing) void choices.ask();
  }, [missing]);
  const loss = describeDeletion(props.company);
  if (!part) return <p className="mt-4 min-h-40 text-13 text-ink-2">{loss}</p>;
  return <part.CustomersFate {...props} loss={loss} />;
}

function describeHoldings({ clientCount, appointmentCount }: CompanyDetail): string {
  return appointmentCount === 0
    ? companies.deleting.has(clientCount)
    : companies.deleting.hasBoth(clientCount, appointmentCount);
}

/** What is deleted with the company: customers, appointments, value. */
function describeDeletion({ clientCount, appointmentCount, totalValue }: CompanyDetail): string {
  const value = formatMoney(totalValue);
  const isTwo = clientCount === 2;
  if (appointmentCount && totalValue) {
    return isTwo
      ? companies.loss.bothWithWorth(appointmentCount, value)
      : companies.loss.allWithWorth(clientCount, appointmentCount, value);
  }
  if (appointmentCount) {
    return isTwo
      ? companies.loss.bothWith(appointmentCount)
      : companies.loss.allWith(clientCount, appointmentCount);
  }
  if (totalValue) {
    return isTwo ? companies.loss.bothWorth(value) : companies.loss.allWorth(clientCount, value);
  }
  return isTwo ? companies.loss.both : companies.loss.all(clientCount);
}
