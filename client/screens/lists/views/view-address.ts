import { defaultParseSearch, defaultStringifySearch } from "@tanstack/react-router";
import type { View } from "../../../../shared/kinds/views.ts";
import {
  type CompanySearch,
  type CustomerSearch,
  companySearch,
  customerSearch,
} from "../../../lib/lists/search-params.ts";
import type { ListAddress } from "../list-kind.ts";

/** What an address says, as a view keeps it: without which view it is, in one order. */
export function queryOfAddress({ view: _, ...address }: ListAddress<string>): string {
  const entries = Object.entries(address)
    .filter(([, value]) => value !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return defaultStringifySearch(Object.fromEntries(entries)).slice(1);
}

type Saved = Pick<View, "_id" | "query">;

export function customerAddressOf({ _id, query }: Saved): CustomerSearch {
  return { ...customerSearch(defaultParseSearch(query)), view: _id };
}

export function companyAddressOf({ _id, query }: Saved): CompanySearch {
  return { ...companySearch(defaultParseSearch(query)), view: _id };
}

/** The query of a view as its list reads it today. */
export function queryOfView(view: View): string {
  return queryOfAddress(
    view.list === "customers" ? customerAddressOf(view) : companyAddressOf(view),
  );
}
