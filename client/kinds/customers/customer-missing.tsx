import { Link } from "@tanstack/react-router";
import { results } from "../../../shared/words/en/results.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { Missing } from "../../ui/states.tsx";

/** Shown when the customer does not exist. */
export function CustomerMissing() {
  return (
    <>
      <title>{`${results.customers.notFound} · Client Desk`}</title>
      <Crumbs current={results.customers.notFound}>
        <Link to="/dashboard/customers">Customers</Link>
      </Crumbs>
      <Missing
        title={results.customers.notFound}
        action={
          <Link to="/dashboard/companies" className={buttonClass({ variant: "primary" })}>
            Go to Companies
          </Link>
        }
      >
        {results.customers.missing}
      </Missing>
    </>
  );
}
