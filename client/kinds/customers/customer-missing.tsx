import { Link } from "@tanstack/react-router";
import { messages } from "../../../shared/messages.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { Missing } from "../../ui/states.tsx";

/** Shown when the customer does not exist. */
export function CustomerMissing() {
  return (
    <>
      <title>{`${messages.customers.notFound} · Client Desk`}</title>
      <Crumbs current={messages.customers.notFound}>
        <Link to="/dashboard/customers">Customers</Link>
      </Crumbs>
      <Missing
        title={messages.customers.notFound}
        action={
          <Link to="/dashboard/companies" className={buttonClass({ variant: "primary" })}>
            Go to Companies
          </Link>
        }
      >
        {messages.customers.missing}
      </Missing>
    </>
  );
}
