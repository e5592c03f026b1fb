import { useQuery } from "@tanstack/react-query";
import { Building2, Tag, Users } from "lucide-react";
import { printFilter } from "../../../../shared/lists/filters.ts";
import type { Found } from "../../../../shared/lists/search.ts";
import { palette } from "../../../../shared/words/en/palette.ts";
import { type Closeness, closenessOf } from "../../../lib/format/text-matches.ts";
import { viewsQuery } from "../../lists/views/queries.ts";
import { viewLink } from "../../lists/views/view-link.ts";
import type { PaletteItem } from "./items.ts";
import type { Go } from "./record-items.tsx";

/** Opens the customers who have it. */
export function tagItem(go: Go, { _id, name, customers }: Found["tags"][number]): PaletteItem {
  const filter = printFilter([{ field: "tag", word: "is", values: [_id] }]);
  return {
    value: `tag ${_id}`,
    icon: <Tag />,
    title: name,
    aside: palette.customers(customers),
    run: () => void go({ to: "/dashboard/customers", search: { filter } }),
  };
}

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
        note: palette.groups[view.list],
        run: () => void go(viewLink(view)),
      }),
    ),
  };
}
