import { useQueries, useQuery } from "@tanstack/react-query";
import type { Condition } from "../../../../shared/lists/filters.ts";
import { lists } from "../../../../shared/words/en/lists.ts";
import { companyQuery } from "../../../kinds/companies/queries.ts";
import { tagsQuery } from "../../../kinds/tags/queries.ts";
import { useSession } from "../../../lib/session.ts";
import type { NameOf } from "../condition-words.ts";

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
    nameOfNoId(id) ??
    user?.desk.people.find(({ _id }) => _id === id)?.name ??
    tags.data?.find(({ _id }) => _id === id)?.name ??
    companies.find(({ data }) => data?._id === id)?.data?.name;
}

/** Some values are no ids. */
function nameOfNoId(value: string): string | undefined {
  if (value === "me") return lists.me;
  return value === "nobody" ? lists.nobody : undefined;
}
