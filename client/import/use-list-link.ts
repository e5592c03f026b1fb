import { linkOptions } from "@tanstack/react-router";
import { useNow } from "../appointments/use-now.ts";
import type { ImportKind } from "./types.ts";

/** The list that the imported records are in; of appointments, today. */
export function useListLink(into: ImportKind) {
  const { today } = useNow();
  if (into === "appointments") {
    return linkOptions({ to: "/dashboard/appointments/$date", params: { date: today } });
  }
  return into === "companies"
    ? linkOptions({ to: "/dashboard/companies" })
    : linkOptions({ to: "/dashboard/customers" });
}
