import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Found } from "../../../../shared/lists/search.ts";
import { closenessOf } from "../../../lib/format/text-matches.ts";
import { type RecentRecord, readRecent } from "../../../lib/lists/recent.ts";
import { searchQuery, useTypedSearch } from "../../../lib/lists/use-typed-search.ts";
import { placeHere } from "../../../lib/people/place.ts";

interface Choices<One> {
  ofRecent: (records: readonly RecentRecord[]) => One[];
  ofFound: (found: Found, typed: string) => One[];
  nameOf: (one: One) => string;
}

/** Who matches what is typed into a combobox; until something is typed, those opened last. */
export function usePersonSearch<One>({ ofRecent, ofFound, nameOf }: Choices<One>) {
  const search = useTypedSearch();
  const [recent] = useState(() => ofRecent(readRecent(placeHere())));
  const found = useQuery({
    ...searchQuery(search.searched),
    enabled: search.searched !== "",
    placeholderData: keepPreviousData,
  });
  const typed = search.typed.trim();
  const waiting = typed !== "" && (found.isPlaceholderData || typed !== search.searched);
  const answers = found.data ? ofFound(found.data, typed) : [];
  // Enter must never pick something that does not match what was typed.
  const fitting = waiting ? answers.filter((one) => closenessOf(nameOf(one), typed) < 3) : answers;
  return {
    typed,
    setTyped: search.setTyped,
    people: typed === "" ? recent : fitting,
    loading: waiting || found.isLoading,
    failed: found.isError,
  };
}
