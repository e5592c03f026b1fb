import { linkOptions } from "@tanstack/react-router";
import type { View } from "../../../../shared/kinds/views.ts";
import { companyAddressOf, customerAddressOf } from "./view-address.ts";

/** Where a view opens. */
export function viewLink(view: View) {
  return view.list === "customers"
    ? linkOptions({ to: "/dashboard/customers", search: customerAddressOf(view) })
    : linkOptions({ to: "/dashboard/companies", search: companyAddressOf(view) });
}
