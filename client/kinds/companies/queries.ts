import { companyEndpoints } from "../../../shared/kinds/companies.ts";
import { results } from "../../../shared/words/en/results.ts";
import type { RequestOf } from "../../lib/api.ts";
import type { CompanySearch } from "../../lib/lists/search-params.ts";
import { pagesOf, queryOf } from "../../lib/queries/query-of.ts";

export type CompanyFilter = Omit<
  NonNullable<RequestOf<typeof companyEndpoints.list>["query"]>,
  "cursor"
>;

export const companyLists = ["companies", "list"];

/** The companies that the list's address asks for. */
export function listedCompaniesQuery({ columns: _, view: __, ...search }: CompanySearch) {
  return companiesQuery(search);
}

export function companiesQuery(filter: CompanyFilter) {
  return pagesOf({
    key: [...companyLists, filter],
    endpoint: companyEndpoints.list,
    query: filter,
    failed: results.companies.listFailed,
  });
}

export function companyQuery(id: string) {
  return queryOf({
    key: ["companies", "one", id],
    endpoint: companyEndpoints.get,
    params: { id },
    failed: results.companies.detailsFailed,
  });
}
