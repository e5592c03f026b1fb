import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getSession } from "../../auth/session.ts";
import { isolate } from "../../lib/isolate.ts";
import { searchQuery } from "../../palette/queries.ts";
import { readRecent } from "../../palette/recent.ts";
import { closenessOf } from "../../palette/text-matches.ts";
import { Combobox } from "../../ui/combobox.tsx";
import { type PersonOption, toPersonOptions, toRecentOptions } from "./person-options.ts";
import { useTypedSearch } from "./use-typed-search.ts";

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

/** Finds any customer or company; until something is typed, it shows the recently opened ones. */
export function PersonPicker({
  onPick,
  known = null,
  onClear,
  isFirst = false,
  autoFocus = false,
}: PersonPickerProps) {
  const search = useTypedSearch();
  const [picked, setPicked] = useState(known);
  const [recent] = useState(() => toRecentOptions(readRecent(getSession().user?._id ?? "")));
  const found = useQuery({
    ...searchQuery(search.searched),
    enabled: search.searched !== "",
    placeholderData: keepPreviousData,
  });
  const typed = search.typed.trim();
  const waiting = typed !== "" && (found.isPlaceholderData || typed !== search.searched);
  const answers = found.data ? toPersonOptions(found.data, typed) : [];
  // Enter must never pick something that does not match what was typed.
  const fitting = waiting ? answers.filter(({ label }) => closenessOf(label, typed) < 3) : answers;
  return (
    <Combobox
      items={typed === "" ? recent : fitting}
      value={picked}
      onValueChange={(option) => {
        const person = [...answers, ...recent].find(({ value }) => value === option?.value);
        setPicked(person ?? null);
        if (person) onPick(person);
        else onClear?.();
      }}
      onInputValueChange={search.setTyped}
      loading={waiting || found.isLoading}
      emptyText={emptyText(typed, found.isError)}
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
