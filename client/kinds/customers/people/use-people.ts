import { useInfiniteQuery, useQueries, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { customerEndpoints } from "../../../../shared/kinds/customers.ts";
import type { Found } from "../../../../shared/lists/search.ts";
import type { Line } from "../../../../shared/read-line/line.ts";
import { pairOf } from "../../../../shared/read-line/names.ts";
import { type Picked, pickPerson } from "../../../../shared/read-line/pick-person.ts";
import { readRecent } from "../../../lib/lists/recent.ts";
import { searchQuery } from "../../../lib/lists/use-typed-search.ts";
import { placeHere } from "../../../lib/people/place.ts";
import { queryOf } from "../../../lib/queries/query-of.ts";
import { companyCustomersQuery, customerQuery, everyCustomer } from "../queries.ts";
import { isForCompanies, type Person, toPerson } from "./person.ts";

/** More words than these are not looked up: the likeliest come first. */
const mostWords = 4;
const mostPairs = 2;
const mostNamesakes = 20;

interface PeopleOptions {
  line: Line | null;
  /** The line whose words are looked up: what was typed when typing paused. */
  asked: Line | null;
  today: string;
}

export interface People extends Picked<Person> {
  /** The customer on screen, whom a line without a name is about. */
  here: Person | undefined;
  /** "call aoife and ben": the other one, if it is clear who. */
  also?: Picked<Person>["people"][number] | undefined;
  /** The line names a company, and these are its customers. */
  company?: Person | undefined;
  settled: boolean;
  /** Some of the words could not be looked up. */
  failed: boolean;
}

/** Who is meant by a line, of those that the search finds for the words that may be a name. */
export function usePeople({ line, asked, today }: PeopleOptions): People {
  const { customerId } = useParams({ strict: false });
  const shown = useQuery({ ...customerQuery(customerId ?? ""), enabled: false }).data;
  const [recent] = useState(() => readRecent(placeHere()).map((record) => record.id));
  const texts = [...new Set(asked ? searchesOf(asked) : [])];
  const answers = useQueries({ queries: texts.map((text) => searchQuery(text)) });
  const found = new Map(texts.map((text, place) => [text, answers[place]?.data]));
  const here = customerId && shown ? toPerson(shown) : undefined;
  const pick = (of: Line, peopleOf: (found: Found) => Person[], more: Person[] = []) =>
    pickPerson(
      of,
      of.names.map((word) => {
        const searches = [word.text, pairOf(of, word)].flatMap(
          (text) => found.get(text ?? "") ?? [],
        );
        return { word, people: unique([...more, ...searches.flatMap(peopleOf)]) };
      }),
      { today, here: customerId, recent },
    );
  const customersOf = ({ customers }: Found) => customers.map(toPerson);

  // Of several who are meant as well, the likelier is to come first, and nobody may be missing.
  const first = asked ? pick(asked, customersOf) : null;
  const several = (first && !first.clear && first.people[0]?.fit.words) || [];
  const named = several.map(({ text }) => text).join(" ");
  const namesakes = useQuery({ ...namesakesQuery(named), enabled: named !== "", meta: {} });
  const isPending = answers.some((answer) => answer.isPending);
  const isSettled = !isPending && !(named !== "" && namesakes.isPending);

  const askedCompany = asked && !isForCompanies(asked.kind) && first?.people.length === 0;
  const company = askedCompany ? pick(asked, companiesOf).people[0] : undefined;
  const members = useInfiniteQuery({
    ...companyCustomersQuery(company?.person._id ?? "", { limit: mostNamesakes }),
    enabled: company !== undefined,
    meta: {},
  });
  const settled = isSettled && !(company && members.isPending);
  const state = { here, settled, failed: answers.some((answer) => answer.isError) };
  if (!line) return { people: [], clear: false, ...state };

  const more = named === "" ? [] : (namesakes.data?.map(toPerson) ?? []);
  const customers = pick(line, customersOf, more);
  if (customers.people.length > 0) {
    return { ...customers, also: alsoOf(line, customers, pick, customersOf), ...state };
  }
  const companies = pick(line, companiesOf);
  const [firm] = companies.people;
  if (isForCompanies(line.kind) || !firm) return { ...companies, ...state };
  // Of a company, somebody has to be chosen; of one customer alone, that is clear.
  const all = members.data?.pages[0]?.data ?? [];
  const people = all.map((one) => ({
    person: { ...toPerson(one), companyName: firm.person.name },
    fit: firm.fit,
  }));
  return { people, clear: people.length === 1, company: firm.person, ...state };
}

const and = /^(?:and|&|\+|und|y|et)$/;

/** Who is named after the first, with an "and" between them. */
function alsoOf(
  line: Line,
  { people: [first], clear }: Picked<Person>,
  pick: (of: Line, peopleOf: (found: Found) => Person[]) => Picked<Person>,
  customersOf: (found: Found) => Person[],
) {
  const at = line.words.findLastIndex((word) => first?.fit.words.includes(word));
  const next = line.words[at + 2];
  if (!clear || !next || !and.test(line.words[at + 1]?.plain ?? "")) return;
  const others = pick({ ...line, names: [next] }, (found) =>
    customersOf(found).filter(({ _id }) => _id !== first?.person._id),
  );
  return others.clear ? others.people[0] : undefined;
}

const companiesOf = ({ companies }: Found) => companies.map(toCompany);

/** What is looked up: the words that may be names, and the likeliest with the word after them. */
function searchesOf(line: Line): string[] {
  const words = line.names.slice(0, mostWords);
  const pairs = words.slice(0, mostPairs).map((word) => pairOf(line, word));
  return [...words.map(({ text }) => text), ...pairs.filter((pair) => pair !== null)];
}

/** The first of each id. */
function unique(people: readonly Person[]): Person[] {
  return people.filter(
    ({ _id }, place) => people.findIndex((person) => person._id === _id) === place,
  );
}

function namesakesQuery(search: string) {
  return {
    ...queryOf({
      key: [...everyCustomer, "namesakes", search],
      endpoint: customerEndpoints.list,
      query: { search, sort: "-lastContact", columns: "nextAppointment", limit: mostNamesakes },
    }),
    staleTime: 5_000,
  };
}

function toCompany({ _id, name, industry }: Found["companies"][number]): Person {
  return { _id, kind: "company", name, companyName: industry };
}
