import { useState } from "react";
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
      placeholder="Find a customer or company"
      autoFocus={autoFocus}
      {...(isFirst && { "data-autofocus": "" })}
    />
  );
}

function emptyText(typed: string, failed: boolean): string {
  if (typed === "") return "Type a name, email or phone number";
  return failed ? "Search is unavailable" : `No customer or company matches “${isolate(typed)}”`;
}
