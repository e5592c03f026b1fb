import { Plus } from "lucide-react";
import { calendar } from "../../../../../shared/words/en/calendar.ts";
import { usePersonSearch } from "../../../../kinds/customers/people/use-person-search.ts";
import { statusLook } from "../../../../kinds/customers/status.tsx";
import { isolate } from "../../../../lib/format/isolate.ts";
import { Combobox, type ComboboxOption } from "../../../../ui/menu/combobox.tsx";
import { Highlighted } from "../../../../ui/text/highlighted.tsx";
import { foundPeople, type KnownPerson, recentPeople } from "./draft-person.ts";

interface CustomerFieldProps {
  person: KnownPerson | null;
  onPick: (person: KnownPerson | null) => void;
  /** Somebody who is not a customer yet, by what was typed. */
  onAdd: (name: string) => void;
}

const adding = "add";
/** What matches what was typed is underlined. */
const matched =
  "[&_mark]:bg-transparent [&_mark]:text-inherit [&_mark]:underline [&_mark]:decoration-accent [&_mark]:decoration-2 [&_mark]:underline-offset-[3px]";

const customers = {
  ofRecent: recentPeople,
  ofFound: foundPeople,
  nameOf: ({ name }: KnownPerson) => name,
};

/** Finds any customer; until something is typed, those opened last. */
export function CustomerField({ person, onPick, onAdd }: CustomerFieldProps) {
  const { typed, setTyped, people, loading } = usePersonSearch(customers);
  const items = people.map((each) => optionOf(each, typed));
  if (typed !== "") items.push(addOption(typed));
  return (
    <Combobox
      items={items}
      value={person && optionOf(person, "")}
      onValueChange={(option) => {
        if (option?.value === adding) onAdd(typed);
        else onPick([...people, person].find((each) => each?.id === option?.value) ?? null);
      }}
      onInputValueChange={setTyped}
      loading={loading}
      emptyText={calendar.draft.typeSomething}
      placeholder={calendar.draft.findCustomer}
      clearLabel={calendar.draft.someoneElse}
    />
  );
}

function optionOf({ id, name, company, status }: KnownPerson, typed: string): ComboboxOption {
  return {
    value: id,
    label: name,
    note: company.name,
    shown: (
      <span className={matched}>
        <Highlighted text={name} typed={typed} />
      </span>
    ),
    mark: status && <span className={statusLook[status].tone}>{statusLook[status].mark}</span>,
  };
}

function addOption(typed: string): ComboboxOption {
  const label = calendar.draft.addCustomer(isolate(typed));
  return { value: adding, label, mark: <Plus className="size-3.5" />, apart: true };
}
