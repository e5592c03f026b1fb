import { useMemo, useState } from "react";
import { checking } from "../../../../shared/words/en/checking.ts";
import { imports } from "../../../../shared/words/en/imports.ts";
import { matching } from "../../../../shared/words/en/matching.ts";
import {
  toPersonOptions,
  toRecentOptions,
} from "../../../kinds/customers/people/person-options.ts";
import { usePersonSearch } from "../../../kinds/customers/people/use-person-search.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Combobox, type ComboboxOption } from "../../../ui/menu/combobox.tsx";
import { linkClass } from "../../../ui/page.tsx";
import type { Match } from "../match/column-match.ts";
import type { Draft } from "../rows/draft.ts";
import type { Person } from "../rows/named.ts";
import { choosePerson, namelessOf } from "../rows/people.ts";
import { useImport } from "../state.ts";
import { ruleLineClass } from "./check-tools.tsx";

/** Titles that are shown before somebody asks for all of them. */
const few = 12;

type PeopleBarProps = { drafts: readonly Draft[]; match: Match };

/** With whom appointments are that name nobody: all with one customer, or chosen title by title. */
export function PeopleBar({ drafts, match }: PeopleBarProps) {
  const { who } = useImport();
  const [byTitle, setByTitle] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { count, mentioned, titles } = useMemo(
    () => namelessOf(drafts, match, who),
    [drafts, match, who],
  );
  if (count === 0) return null;
  const shown = isWhole ? titles : titles.slice(0, few);
  return (
    <section aria-label={checking.noCustomerLabel}>
      <div className={ruleLineClass}>
        <b>{checking.nameNobody(count)}</b>
        {mentioned > 0 && <span>{checking.inText(formatCount(mentioned))}</span>}
        {titles.length > 0 && (
          <>
            <span>{checking.allWithColon}</span>
            <div className="w-60 to-700:w-full">
              <PersonField
                label={checking.allWith}
                person={who.all}
                onChange={(person) => choosePerson(person)}
              />
            </div>
            <button
              type="button"
              className={linkClass}
              aria-expanded={byTitle}
              onClick={() => setByTitle(!byTitle)}
            >
              {byTitle ? checking.hideTitles : checking.byTitle(formatCount(titles.length))}
            </button>
          </>
        )}
      </div>
      {byTitle && (
        <ul className="mb-4 grid gap-2">
          {shown.map(({ key, title, count: rows, person }) => (
            <li
              key={key}
              className="grid grid-cols-[minmax(0,1fr)_auto_240px] items-center gap-x-4 gap-y-1 text-13/5 to-700:grid-cols-[minmax(0,1fr)_auto]"
            >
              <span className="clipped" title={title}>
                <bdi>{title || checking.noTitle}</bdi>
              </span>
              <small className="text-12/5 text-ink-3 tabular-nums">
                {imports.counts.appointments(rows)}
              </small>
              <div className="to-700:col-span-full">
                <PersonField
                  label={title ? checking.customerOf(title) : checking.customerOfUntitled}
                  person={person}
                  onChange={(chosen) => choosePerson(chosen, key)}
                />
              </div>
            </li>
          ))}
          {titles.length > shown.length && (
            <li className="text-13/5">
              <button type="button" className={linkClass} onClick={() => setWhole(true)}>
                {matching.showAll(formatCount(titles.length))}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

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
function PersonField({ label, person, onChange }: PersonFieldProps) {
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
      emptyText={failed ? checking.searchFailed : checking.typeSomebody}
      placeholder={checking.chooseCustomer}
      clearLabel={checking.clear(label)}
    />
  );
}

function toOption(person: Person): PersonOption {
  const { _id, name, company } = person;
  return {
    value: _id ?? `new ${name}`,
    label: name,
    note: company?.name ?? checking.newCustomer,
    person,
  };
}

function toNew(name: string, apart: boolean): PersonOption {
  const person = { _id: null, name, company: null };
  return { ...toOption(person), shown: checking.newCustomerNamed(isolate(name)), note: "", apart };
}
