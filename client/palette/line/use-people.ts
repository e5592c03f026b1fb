import { useQueries, useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import type { Line } from "../../../shared/read-line/line.ts";
import { type Picked, pickPerson } from "../../../shared/read-line/pick-person.ts";
import { customerQuery } from "../../customers/queries.ts";
import { searchQuery } from "../queries.ts";
import { isForCompanies, type Person, toPerson } from "./person.ts";

/** More words than these are not looked up: the likeliest come first. */
const mostWords = 4;

interface PeopleOptions {
  line: Line | null;
  /** The line whose words are looked up: what was typed when typing paused. */
  asked: Line | null;
  today: string;
}

interface People extends Picked<Person> {
  /** The customer on screen, whom a line without a name is about. */
  here: Person | undefined;
  settled: boolean;
}

/** Who is meant by a line, of those that the search finds for the words that may be a name. */
export function usePeople({ line, asked, today }: PeopleOptions): People {
  const { customerId } = useParams({ strict: false });
  const shown = useQuery({ ...customerQuery(customerId ?? ""), enabled: false }).data;
  const words = (asked?.names ?? []).slice(0, mostWords).map(({ text }) => text);
  const answers = useQueries({ queries: [...new Set(words)].map((word) => searchQuery(word)) });
  const found = new Map([...new Set(words)].map((word, place) => [word, answers[place]?.data]));
  const here = customerId && shown ? toPerson(shown) : undefined;
  const settled = !answers.some(({ isPending }) => isPending);
  if (!line) return { people: [], clear: false, here, settled };

  const pick = (peopleOf: (word: string) => Person[]) =>
    pickPerson(
      line,
      line.names.map((word) => ({ word, people: peopleOf(word.text) })),
      { today, here: customerId },
    );
  const customers = pick((word) => found.get(word)?.customers.map(toPerson) ?? []);
  const isPerson = customers.people.length > 0 || !isForCompanies(line.kind);
  const picked = isPerson
    ? customers
    : pick((word) => found.get(word)?.companies.map(toCompany) ?? []);
  return { ...picked, here, settled };
}

function toCompany({ _id, name }: { _id: string; name: string }): Person {
  return { _id, kind: "company", name };
}
