import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { companies as words } from "../../../shared/words/en/companies.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { useTypedSearch } from "../../lib/lists/use-typed-search.ts";
import { Combobox, type ComboboxOption } from "../../ui/menu/combobox.tsx";
import { toPickerOptions } from "../../ui/menu/picker-options.ts";
import type { MoveTarget } from "./mutations.ts";
import { companiesQuery } from "./queries.ts";

interface MoveTargetPickerProps {
  /** The company that is about to go. */
  from: string;
  onChange: (target: MoveTarget | null) => void;
}

const added = "added";

/** Any other company, or a new one by the name that was typed. */
export function MoveTargetPicker({ from, onChange }: MoveTargetPickerProps) {
  const search = useTypedSearch();
  const [picked, setPicked] = useState<ComboboxOption | null>(null);
  const companies = useInfiniteQuery({
    ...companiesQuery({ search: search.searched }),
    placeholderData: keepPreviousData,
  });
  const { items, waiting, footer } = toPickerOptions(companies, search, ({ clientCount }) =>
    words.customerCount(clientCount),
  );
  const others = items.filter(({ value }) => value !== from);
  const name = search.typed.trim();
  const isKnown = items.some(({ label }) => label.toLowerCase() === name.toLowerCase());
  const offered = [
    ...others,
    ...(name && !isKnown && !waiting
      ? [{ value: added, label: words.deleting.addTarget(isolate(name)) }]
      : []),
  ];
  return (
    <Combobox
      aria-label={words.deleting.target}
      items={offered}
      value={picked}
      onValueChange={(option) => {
        const isNew = option?.value === added;
        setPicked(isNew ? { value: added, label: name } : option);
        onChange(option && (isNew ? { name } : { id: option.value }));
      }}
      onInputValueChange={search.setTyped}
      loading={companies.isFetching || waiting}
      emptyText={words.deleting.noTarget}
      footer={footer}
      placeholder={words.deleting.choose}
      autoFocus
    />
  );
}
