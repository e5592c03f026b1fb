import { Tag } from "lucide-react";
import { printFilter } from "../../shared/filters.ts";
import type { Found } from "../../shared/search.ts";
import { countOf } from "../lib/count.ts";
import type { PaletteItem } from "./items.ts";
import type { Go } from "./record-items.tsx";

/** Opens the customers who have it. */
export function tagItem(go: Go, { _id, name, customers }: Found["tags"][number]): PaletteItem {
  const filter = printFilter([{ field: "tag", word: "is", values: [_id] }]);
  return {
    value: `tag ${_id}`,
    icon: <Tag />,
    title: name,
    aside: countOf(customers, "customer"),
    run: () => void go({ to: "/dashboard/customers", search: { filter } }),
  };
}
