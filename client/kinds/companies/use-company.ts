import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { results } from "../../../shared/words/en/results.ts";
import { loadFailureOf } from "../../lib/api-error.ts";
import { notify } from "../../lib/notify.ts";
import { companyQuery } from "./queries.ts";

/**
 * One company; undefined while it loads. If it cannot be shown, goes to the list. `missing` is the
 * toast for a company that does not exist; a failure has the query's own.
 */
export function useCompany(id: string, missing: string = results.companies.detailsFailed) {
  const query = useQuery(companyQuery(id));
  const navigate = useNavigate();
  const { missing: gone, failed } = loadFailureOf(query);
  const lost = gone || failed;

  useEffect(() => {
    if (!lost) return;
    if (gone) notify.error(missing);
    void navigate({ to: "/dashboard/companies", replace: true });
  }, [lost, gone, missing, navigate]);

  return lost ? undefined : query.data;
}
