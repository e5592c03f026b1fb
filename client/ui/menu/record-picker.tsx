import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { type Ref, useEffect, useState } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { parts } from "../../../shared/words/en/parts.ts";
import { isMissing } from "../../lib/api-error.ts";
import { isolate } from "../../lib/format/isolate.ts";
import type { useTypedSearch } from "../../lib/lists/use-typed-search.ts";
import { Combobox, type ComboboxOption } from "./combobox.tsx";
import { type Answer, type Named, optionOf, toPickerOptions } from "./picker-options.ts";

export type PickerProps = {
  /** An id, or the empty string. */
  value: string;
  onChange: (id: string) => void;
  /** The name of the initial choice, if known. */
  known?: ComboboxOption | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
};

type RecordPickerProps<R extends Named, Key extends QueryKey> = PickerProps & {
  /** What is picked. */
  kind: "companies" | "customers";
  search: ReturnType<typeof useTypedSearch>;
  found: Answer<R> & { isFetching: boolean };
  noteOf: (record: R) => string;
  /** Fetches the record of the current value, for its name. */
  named: UseQueryOptions<R, Error, R, Key>;
  disabled?: boolean;
};

/** A combobox for one of the records that a search finds. */
export function RecordPicker<R extends Named, Key extends QueryKey>({
  kind,
  search,
  found,
  noteOf,
  named,
  value,
  onChange,
  known,
  disabled = false,
  ...field
}: RecordPickerProps<R, Key>) {
  const words = parts.pickers[kind];
  const [picked, setPicked] = useState(known);
  const { items, waiting, footer } = toPickerOptions(found, search, noteOf);
  const isNamed = value === "" || picked?.value === value;
  // Selected in the query: a new object on every render would overwrite what is being typed.
  const stored = useQuery({ ...named, enabled: !isNamed, select: optionOf });
  const chosen = isNamed ? picked : stored.data;
  const gone = !isNamed && isMissing(stored.error);
  useEffect(() => {
    if (gone) onChange("");
  }, [gone, onChange]);

  return (
    <Combobox
      {...field}
      disabled={disabled}
      items={items}
      value={(value !== "" && chosen) || null}
      onValueChange={(option) => {
        setPicked(option ?? undefined);
        onChange(option?.value ?? "");
      }}
      onInputValueChange={search.setTyped}
      loading={!disabled && (found.isFetching || waiting)}
      emptyText={search.typed ? words.noMatch(isolate(search.typed)) : words.none}
      footer={footer}
      placeholder={isNamed ? words.choose : common.loading}
    />
  );
}
