import { attentionCount } from "../../../shared/dashboard.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import type { CustomerStatus } from "../../../shared/statuses.ts";
import { results } from "../../../shared/words/en/results.ts";
import type { RequestOf } from "../../lib/api.ts";
import type { CustomerSearch } from "../../lib/lists/search-params.ts";
import { pagesOf, queryOf } from "../../lib/queries/query-of.ts";

export type CustomerFilter = Omit<
  NonNullable<RequestOf<typeof customerEndpoints.list>["query"]>,
  "cursor"
>;

/** The start of every key below. */
export const everyCustomer = ["customers"];

function customersQuery(filter: CustomerFilter, failed: string = results.customers.listFailed) {
  return pagesOf({
    key: [...everyCustomer, "list", filter],
    endpoint: customerEndpoints.list,
    query: filter,
    failed,
  });
}

/** The customers that the list's address asks for, as of this day. */
export function listedQuery(search: CustomerSearch, date: string) {
  return customersQuery(filterOf(search, date));
}

/** What of an address asks the server, rather than how its answer looks. */
function filterOf(
  { attention, columns = "", view: _, layout: __, ...search }: CustomerSearch,
  date: string,
): CustomerFilter {
  const extra = columns.split(",").filter((name) => extraColumns.includes(name));
  return {
    ...search,
    ...(extra.length > 0 && { columns: extra.join() }),
    ...(attention && { neglectedOn: date }),
  };
}

/** Rows of a column before all are asked for. */
const boardRows = 6;

/** Without an order in the address, the most valuable come first on the board. */
export const boardSort = "-value";

/** Of the customers that the address asks for, those of one status. */
export function boardQuery(search: CustomerSearch, status: CustomerStatus, date: string) {
  const filter = customerCountFilter(search, date);
  return customersQuery({ ...filter, sort: filter.sort ?? boardSort, status, limit: boardRows });
}

/** For which customers an address asks, whatever is shown of them. */
export function customerCountFilter(search: CustomerSearch, date: string): CustomerFilter {
  const { columns: _, group: __, ...filter } = filterOf(search, date);
  return filter;
}

/** Only answered when asked for. */
const extraColumns: readonly string[] = ["nextAppointment", "openTasks"];

/** The customers last contacted on this day. */
export function interactionsQuery(date: string) {
  return customersQuery(
    { lastContact: date, sort: "-value" },
    results.customers.interactionsFailed,
  );
}

/** The most valuable customers who, as of this day, have waited too long. */
export function neglectedQuery(date: string, who?: string) {
  const whose = who ? { who } : {};
  return customersQuery({ neglectedOn: date, sort: "-value", limit: attentionCount, ...whose });
}

export type CompanyCustomerFilter = Omit<
  NonNullable<RequestOf<typeof customerEndpoints.listOfCompany>["query"]>,
  "cursor"
>;

/** The most recently contacted come first. */
export const companyCustomersSort = "-lastContact";

export function companyCustomersQuery(company: string, filter: CompanyCustomerFilter) {
  return pagesOf({
    key: [...everyCustomer, "company", company, filter],
    endpoint: customerEndpoints.listOfCompany,
    params: { id: company },
    query: { ...filter, sort: filter.sort ?? companyCustomersSort },
    failed: results.customers.listFailed,
  });
}

export function customerQuery(id: string) {
  return queryOf({
    key: [...everyCustomer, "one", id],
    endpoint: customerEndpoints.get,
    params: { id },
    failed: results.customers.detailsFailed,
  });
}
