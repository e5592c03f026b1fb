import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { toPickerOptions } from "../../appointments/form/picker-options.ts";
import { useTypedSearch } from "../../appointments/form/use-typed-search.ts";
import { companiesQuery } from "../../companies/queries.ts";
import { countOf } from "../../lib/count.ts";
import { Combobox, type ComboboxOption } from "../../ui/combobox.tsx";

/** The company that the chosen customers move to. */
export function CompanyChoice({ onChoose }: { onChoose: (company: ComboboxOption) => void }) {
  const search = useTypedSearch();
  const companies = useInfiniteQuery({
    ...companiesQuery({ search: search.searched }),
    placeholderData: keepPreviousData,
  });
  const { items, waiting, footer } = toPickerOptions(companies, search, ({ clientCount }) =>
    countOf(clientCount, "customer"),
  );
  return (
    <Combobox
      aria-label="Company to move to"
      placeholder="Choose a company"
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
