import { Link } from "@tanstack/react-router";
import { common } from "../../../shared/words/en/common.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { results } from "../../../shared/words/en/results.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Crumbs } from "../../ui/crumbs.tsx";
import { Missing } from "../../ui/states.tsx";

/** Shown when the customer does not exist. */
export function CustomerMissing() {
  return (
    <>
      <title>{common.title(results.customers.notFound)}</title>
      <Crumbs current={results.customers.notFound}>
        <Link to="/dashboard/customers">{customers.title}</Link>
      </Crumbs>
      <Missing
        title={results.customers.notFound}
        action={
          <Link to="/dashboard/companies" className={buttonClass({ variant: "primary" })}>
            {common.failure.toCompanies}
          </Link>
        }
      >
        {results.customers.missing}
      </Missing>
    </>
  );
}
