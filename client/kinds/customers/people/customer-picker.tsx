import { useInfiniteQuery } from "@tanstack/react-query";
import { useTypedSearch } from "../../../lib/lists/use-typed-search.ts";
import { type PickerProps, RecordPicker } from "../../../ui/menu/record-picker.tsx";
import { companyCustomersQuery, customerQuery } from "../queries.ts";

/** The customers of the chosen company, searched as in their list. */
export function CustomerPicker({ company, ...props }: PickerProps & { company: string }) {
  const search = useTypedSearch();
  const found = useInfiniteQuery({
    ...companyCustomersQuery(company, { search: search.searched, sort: "name" }),
    enabled: company !== "",
    // Never the customers of the previously chosen company.
    placeholderData: (last, query) => (query?.queryKey[2] === company ? last : undefined),
  });
  return (
    <RecordPicker
      {...props}
      kind="customers"
      search={search}
      found={found}
      noteOf={({ email }) => email}
      named={customerQuery(props.value)}
      disabled={company === ""}
    />
  );
}
