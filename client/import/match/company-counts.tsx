import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { countOf, formatCount } from "../../lib/count.ts";
import { learnCompanies } from "../check/known.ts";
import { nameKey } from "../check/names.ts";
import type { Known, Source } from "../types.ts";

/** More are counted when they are checked. */
const most = 5000;

/** "86 new, 31 you have" */
export function CompanyCounts({ source, place }: { source: Source; place: number }) {
  const names = useMemo(() => namesOf(source, place), [source, place]);
  const isCounted = names.size > 0 && names.size <= most;
  const { data } = useQuery({
    queryKey: ["import", "companies", isCounted && [...names.keys()]],
    queryFn: async ({ signal }) => {
      const known: Known = {
        companies: new Map(),
        tags: new Map(),
        newTags: new Set(),
        customers: new Map(),
      };
      await learnCompanies(known, names.values(), { signal });
      return [...known.companies.values()].filter((company) => company !== null).length;
    },
    enabled: isCounted,
    // The step says so again with every row of the check.
    meta: {},
  });
  if (data === undefined) return countOf(names.size, "company", "companies");
  return `${formatCount(names.size - data)} new, ${formatCount(data)} you have`;
}

function namesOf({ rows }: Source, place: number): Map<string, string> {
  const names = new Map<string, string>();
  for (const { cells } of rows) {
    const name = cells[place]?.trim();
    if (name) names.set(nameKey(name), name);
  }
  return names;
}
