import { useQuery } from "@tanstack/react-query";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { whose } from "../../../shared/words/en/whose.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { queryOf } from "../../lib/queries/query-of.ts";

export type AddedByProps = {
  record: string;
  /** The instant it was added. */
  at: string;
};

/** Who added a record, after the day: as far back as the history goes. */
export function AddedBy({ record, at }: AddedByProps) {
  const { data: acts } = useQuery({
    ...queryOf({
      key: ["history", "added", record],
      endpoint: historyEndpoints.list,
      // An import adds its records after it has begun.
      query: { record, to: at, limit: 1 },
    }),
    // It never changes.
    staleTime: "static",
  });
  const person = acts?.[0]?.person;
  return person && whose.addedBy(firstNameOf(nameOfPerson(person)));
}
