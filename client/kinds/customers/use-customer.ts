import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { loadFailureOf } from "../../lib/api-error.ts";
import { customerQuery } from "./queries.ts";

/**
 * One customer; undefined while loading and null if there is none. For other failures, the query
 * shows a toast and the company list replaces the screen.
 */
export function useCustomer(id: string) {
  const query = useQuery(customerQuery(id));
  const navigate = useNavigate();
  const { missing, failed } = loadFailureOf(query);

  useEffect(() => {
    if (failed) void navigate({ to: "/dashboard/companies", replace: true });
  }, [failed, navigate]);

  return missing ? null : query.data;
}
