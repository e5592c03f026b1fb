import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { bulk } from "../../../../shared/words/en/bulk.ts";
import { companiesQuery } from "../../../kinds/companies/queries.ts";
import { useTypedSearch } from "../../../lib/lists/use-typed-search.ts";
import { Combobox, type ComboboxOption } from "../../../ui/menu/combobox.tsx";
import { toPickerOptions } from "../../../ui/menu/picker-options.ts";

/** The company that the chosen customers move to. */
export function CompanyChoice({ onChoose }: { onChoose: (company: ComboboxOption) => void }) {
  const search = useTypedSearch();
  const companies = useInfiniteQuery({
    ...companiesQuery({ search: search.searched }),
    placeholderData: keepPreviousData,
  });
  const { items, waiting, footer } = toPickerOptions(companies, search, ({ clientCount }) =>
    bulk.company.customers(clientCount),
  );
  return (
    <Combobox
      aria-label={bulk.company.label}
      placeholder={bulk.company.choose}
      autoFocus
      items={items}
      value={null}
      onInputValueChange={search.setTyped}
      onValueChange={(option) => option && onChoose(option)}
      loading={companies.isFetching || waiting}
      footer={footer}
    />
  );
}
