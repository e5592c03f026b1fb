import { toPersonOptions, toRecentOptions } from "../../appointments/form/person-options.ts";
import { usePersonSearch } from "../../appointments/form/use-person-search.ts";
import { isolate } from "../../lib/isolate.ts";
import { Combobox, type ComboboxOption } from "../../ui/combobox.tsx";
import type { Person } from "../types.ts";

interface PersonOption extends ComboboxOption {
  person: Person;
}

type Found = ReturnType<typeof toPersonOptions>;

/** Customers alone: with a company nobody is chosen yet. */
function toOptions(found: Found): PersonOption[] {
  return found
    .filter(({ customer }) => customer !== "")
    .map(({ value, label, note, company }) => {
      const of = { _id: company, name: note ?? "" };
      return {
        value,
        label,
        ...(note && { note }),
        person: { _id: value, name: label, company: of },
      };
    });
}

const customers = {
  ofRecent: (records: Parameters<typeof toRecentOptions>[0]) => toOptions(toRecentOptions(records)),
  ofFound: (...found: Parameters<typeof toPersonOptions>) => toOptions(toPersonOptions(...found)),
  nameOf: ({ label }: PersonOption) => label,
};

type PersonFieldProps = {
  /** What it is called: it has no label beside it. */
  label: string;
  person: Person | null;
  onChange: (person: Person | null) => void;
};

/** A customer, or the name of a new one. */
export function PersonField({ label, person, onChange }: PersonFieldProps) {
  const { typed, setTyped, people, loading, failed } = usePersonSearch(customers);
  const items = typed === "" ? people : [...people, toNew(typed, people.length > 0)];
  return (
    <Combobox
      aria-label={label}
      items={items}
      value={person && (people.find(({ value }) => value === person._id) ?? toOption(person))}
      onValueChange={(option) => {
        const chosen = items.find(({ value }) => value === option?.value);
        if (chosen || option === null) onChange(chosen?.person ?? null);
      }}
      onInputValueChange={setTyped}
      loading={loading}
      emptyText={failed ? "Search is unavailable" : "Type a name, email or phone number"}
      placeholder="Choose a customer"
      clearLabel={`Clear ${label}`}
    />
  );
}

function toOption(person: Person): PersonOption {
  const { _id, name, company } = person;
  return {
    value: _id ?? `new ${name}`,
    label: name,
    note: company?.name ?? "New customer",
    person,
  };
}

function toNew(name: string, apart: boolean): PersonOption {
  const person = { _id: null, name, company: null };
  return { ...toOption(person), shown: `New customer “${isolate(name)}”`, note: "", apart };
}
