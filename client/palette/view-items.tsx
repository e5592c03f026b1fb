import { useQuery } from "@tanstack/react-query";
import { Building2, Users } from "lucide-react";
import { viewsQuery } from "../views/queries.ts";
import { viewLink } from "../views/view-link.ts";
import type { PaletteItem } from "./items.ts";
import type { Go } from "./record-items.tsx";
import { type Closeness, closenessOf } from "./text-matches.ts";

/** The saved views whose names match, the best first. */
export function useFoundViews(go: Go, typed: string, active: boolean) {
  const { data = [] } = useQuery({ ...viewsQuery(), enabled: active });
  const found = (typed === "" ? [] : data)
    .map((view) => ({ view, closeness: closenessOf(view.name, typed) }))
    .filter(({ closeness }) => closeness < 3)
    .sort((one, other) => one.closeness - other.closeness);
  const closest: Closeness = found[0]?.closeness ?? 3;
  return {
    closest,
    items: found.map(
      ({ view }): PaletteItem => ({
        value: `view ${view._id}`,
        icon: view.list === "customers" ? <Users /> : <Building2 />,
        title: view.name,
        note: view.list === "customers" ? "Customers" : "Companies",
        run: () => void go(viewLink(view)),
      }),
    ),
  };
}
