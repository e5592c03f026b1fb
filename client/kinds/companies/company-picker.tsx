import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useTypedSearch } from "../../lib/lists/use-typed-search.ts";
import { type PickerProps, RecordPicker } from "../../ui/menu/record-picker.tsx";
import { companiesQuery, companyQuery } from "./queries.ts";

/** Any of the user's companies, searched as in their list. */
export function CompanyPicker(props: PickerProps) {
  const search = useTypedSearch();
  const found = useInfiniteQuery({
    ...companiesQuery({ search: search.searched }),
    placeholderData: keepPreviousData,
  });
  return (
    <RecordPicker
      {...props}
      kind="companies"
      search={search}
      found={found}
      noteOf={({ industry }) => industry}
      named={companyQuery(props.value)}
    />
  );
}
