import { useState } from "react";
import { customers } from "../../../../shared/words/en/customers.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Combobox } from "../../../ui/menu/combobox.tsx";
import { type PersonOption, toPersonOptions, toRecentOptions } from "./person-options.ts";
import { usePersonSearch } from "./use-person-search.ts";

interface PersonPickerProps {
  onPick: (person: PersonOption) => void;
  /** Who is chosen at first, where it may be nobody again. */
  known?: PersonOption | null;
  onClear?: () => void;
  /** Where the form begins. */
  isFirst?: boolean;
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

const customersAndCompanies = {
  ofRecent: toRecentOptions,
  ofFound: toPersonOptions,
  nameOf: ({ label }: PersonOption) => label,
};

/** Finds any customer or company; until something is typed, it shows the recently opened ones. */
export function PersonPicker({
  onPick,
  known = null,
  onClear,
  isFirst = false,
  autoFocus = false,
}: PersonPickerProps) {
  const { typed, setTyped, people, loading, failed } = usePersonSearch(customersAndCompanies);
  const [picked, setPicked] = useState(known);
  return (
    <Combobox
      items={people}
      value={picked}
      onValueChange={(option) => {
        const person = people.find(({ value }) => value === option?.value);
        setPicked(person ?? null);
        if (person) onPick(person);
        else onClear?.();
      }}
      onInputValueChange={setTyped}
      loading={loading}
      emptyText={emptyText(typed, failed)}
      placeholder={customers.people.find}
      autoFocus={autoFocus}
      {...(isFirst && { "data-autofocus": "" })}
    />
  );
}

function emptyText(typed: string, failed: boolean): string {
  if (typed === "") return customers.people.type;
  return failed ? customers.people.unavailable : customers.people.noMatch(isolate(typed));
}
