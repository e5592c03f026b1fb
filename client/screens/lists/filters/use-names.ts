import { useQueries, useQuery } from "@tanstack/react-query";
import type { Condition } from "../../../../shared/lists/filters.ts";
import { companyQuery } from "../../../kinds/companies/queries.ts";
import { tagsQuery } from "../../../kinds/tags/queries.ts";
import { useSession } from "../../../lib/session.ts";
import type { NameOf } from "../conditions.ts";

/** Values that are no ids. */
const words: Readonly<Record<string, string>> = { me: "Me", nobody: "Nobody" };

/** The names of the tags, companies and people in conditions, which hold their ids. */
export function useNames(conditions: readonly Condition[]): NameOf {
  const valuesOf = (field: string) =>
    conditions.flatMap((one) => (one.field === field ? one.values : []));
  const tags = useQuery({ ...tagsQuery(), meta: {}, enabled: valuesOf("tag").length > 0 });
  const companies = useQueries({
    queries: valuesOf("company").map((id) => ({ ...companyQuery(id), meta: {} })),
  });
  const { user } = useSession();
  return (id) =>
    words[id] ??
    user?.desk.people.find(({ _id }) => _id === id)?.name ??
    tags.data?.find(({ _id }) => _id === id)?.name ??
    companies.find(({ data }) => data?._id === id)?.data?.name;
}
