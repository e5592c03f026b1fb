import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { type Ref, useState } from "react";
import { customers as words } from "../../../../shared/words/en/customers.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { useTypedSearch } from "../../../lib/lists/use-typed-search.ts";
import { Combobox, type ComboboxOption } from "../../../ui/menu/combobox.tsx";
import { toPickerOptions } from "../../../ui/menu/picker-options.ts";
import { companiesQuery } from "../../companies/queries.ts";

/** A company that is there, or one to be made. */
export type ChosenCompany = { id: string; name: string } | { id: null; name: string };

type CompanyChoiceProps = {
  value: ChosenCompany | null;
  onChange: (company: ChosenCompany | null) => void;
  /** Takes the choice back; without it, one is needed. */
  clearLabel?: string;
  placeholder: string;
  autoFocus?: boolean;
  defaultOpen?: boolean;
  "aria-label"?: string;
  ref?: Ref<HTMLInputElement>;
};

const created = "created";

/** Any company, or a new one of the name that was typed. */
export function CompanyChoice({ value, onChange, ...control }: CompanyChoiceProps) {
  const search = useTypedSearch();
  const [name, setName] = useState("");
  const companies = useInfiniteQuery({
    ...companiesQuery({ search: search.searched }),
    placeholderData: keepPreviousData,
    meta: {},
  });
  const { items, waiting, footer } = toPickerOptions(companies, search, ({ clientCount }) =>
    words.count(clientCount),
  );
  const typed = name.trim();
  const isKnown = items.some(({ label }) => label.toLowerCase() === typed.toLowerCase());
  const creation: ComboboxOption = {
    value: created,
    label: words.form.createCompany(isolate(typed)),
  };
  return (
    <Combobox
      {...control}
      items={[...items, ...(typed && !isKnown && !waiting ? [creation] : [])]}
      value={value && { value: value.id ?? created, label: value.name }}
      onValueChange={(option) => {
        if (!option) onChange(null);
        else if (option.value === created) onChange({ id: null, name: typed });
        else onChange({ id: option.value, name: option.label });
      }}
      onInputValueChange={(text) => {
        search.setTyped(text);
        if (text) setName(text);
      }}
      loading={companies.isFetching || waiting}
      emptyText={words.form.typeCompany}
      footer={footer}
    />
  );
}
