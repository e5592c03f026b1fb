import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { companiesQuery, companyQuery } from "../../companies/queries.ts";
import { isMissing } from "../../lib/api.ts";
import { isolate } from "../../lib/isolate.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { optionOf, type PickerProps, toPickerOptions } from "./picker-options.ts";
import { useTypedSearch } from "./use-typed-search.ts";

/** Any of the user's companies, searched as in their list. */
export function CompanyPicker({ value, onChange, known, ...field }: PickerProps) {
  const search = useTypedSearch();
  const [picked, setPicked] = useState(known);
  const companies = useInfiniteQuery({
    ...companiesQuery({ search: search.searched }),
    placeholderData: keepPreviousData,
  });
  const { items, waiting, footer } = toPickerOptions(companies, search, (row) => row.industry);

  const isNamed = value === "" || picked?.value === value;
  // Selected in the query: a new object on every render would overwrite what is being typed.
  const named = useQuery({ ...companyQuery(value), enabled: !isNamed, select: optionOf });
  const chosen = isNamed ? picked : named.data;
  const gone = !isNamed && isMissing(named.error);
  useEffect(() => {
    if (gone) onChange("");
  }, [gone, onChange]);

  return (
    <Combobox
      {...field}
      items={items}
      value={(value !== "" && chosen) || null}
      onValueChange={(option) => {
        setPicked(option ?? undefined);
        onChange(option?.value ?? "");
      }}
      onInputValueChange={search.setTyped}
      loading={companies.isFetching || waiting}
      emptyText={
        search.typed ? `No company matches “${isolate(search.typed)}”` : "No companies yet"
      }
      footer={footer}
      placeholder={isNamed ? "Choose a company" : "Loading"}
    />
  );
}
