import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { companyCustomersQuery, customerQuery } from "../../customers/queries.ts";
import { isMissing } from "../../lib/api.ts";
import { isolate } from "../../lib/isolate.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { optionOf, type PickerProps, toPickerOptions } from "./picker-options.ts";
import { useTypedSearch } from "./use-typed-search.ts";

/** The customers of the chosen company, searched as in their list. */
export function CustomerPicker({
  company,
  value,
  onChange,
  known,
  ...field
}: PickerProps & { company: string }) {
  const search = useTypedSearch();
  const [picked, setPicked] = useState(known);
  const customers = useInfiniteQuery({
    ...companyCustomersQuery(company, { search: search.searched, sort: "name" }),
    enabled: company !== "",
    // Never the customers of the previously chosen company.
    placeholderData: (last, query) => (query?.queryKey[2] === company ? last : undefined),
  });
  const { items, waiting, footer } = toPickerOptions(customers, search, (row) => row.email);

  const isNamed = value === "" || picked?.value === value;
  // Selected in the query: a new object on every render would overwrite what is being typed.
  const named = useQuery({ ...customerQuery(value), enabled: !isNamed, select: optionOf });
  const chosen = isNamed ? picked : named.data;
  const gone = !isNamed && isMissing(named.error);
  useEffect(() => {
    if (gone) onChange("");
  }, [gone, onChange]);

  return (
    <Combobox
      {...field}
      disabled={company === ""}
      items={items}
      value={(value !== "" && chosen) || null}
      onValueChange={(option) => {
        setPicked(option ?? undefined);
        onChange(option?.value ?? "");
      }}
      onInputValueChange={search.setTyped}
      loading={company !== "" && (customers.isFetching || waiting)}
      emptyText={
        search.typed ? `No customer matches “${isolate(search.typed)}”` : "No customers yet"
      }
      footer={footer}
      placeholder={isNamed ? "Choose a customer" : "Loading"}
    />
  );
}
