import { useMemo } from "react";
import type { Line, LineContext } from "../../../../shared/read-line/line.ts";
import { isAmong, maybeNames, readLine } from "../../../../shared/read-line/read-line.ts";
import { type People, usePeople } from "../../../kinds/customers/people/use-people.ts";
import { typedDates } from "../../../lib/format/formats.ts";
import { usePhrases } from "../../../lib/language/use-phrases.ts";

interface ReadingsOptions {
  typed: string;
  asked: string;
  active: boolean;
  as: LineContext["as"] | undefined;
  tags: readonly string[];
  now: string;
  today: string;
  chosen: { typed: string; id: string };
}

/**
 * The line as it is read, and who is meant by it. A word that says something can be a name as well, as
 * in "tag snooze tomorrow 10": if somebody is called so, the line is about them.
 */
export function useReadings({
  typed,
  asked,
  active,
  as,
  tags,
  now,
  today,
  chosen,
}: ReadingsOptions): {
  line: Line | null;
  people: People;
} {
  const phrases = usePhrases();
  const read = (text: string) => {
    const context = { now, written: typedDates(), tags, ...(as && { as }) };
    const line = active ? readLine(text, context) : null;
    const [verb, outcome, months] = (active ? maybeNames(text, phrases) : []).map((names) =>
      names.length === 0 ? null : readLine(text, { ...context, names }),
    );
    return [line, verb ?? null, outcome ?? null, months ?? null] as const;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes with these
  const [lines, askedLines] = useMemo(
    () => [read(typed), read(asked)],
    [typed, asked, now, tags, active, as, phrases],
  );
  const places = maybeNames(typed, phrases);
  const plain = usePeople({ line: lines[0], asked: askedLines[0], today });
  const others = [
    usePeople({ line: lines[1], asked: askedLines[1], today }),
    usePeople({ line: lines[2], asked: askedLines[2], today }),
    usePeople({ line: lines[3], asked: askedLines[3], today }),
  ];
  const score = (people: People) => people.people[0]?.fit.score ?? 0;
  const better = others.findIndex((people, place) => {
    const usesIt = people.people[0]?.fit.words.some((word) => isAmong(word, typed, places[place]));
    return usesIt && score(people) > score(plain);
  });
  const people = others[better] ?? plain;
  const all = [plain, ...others];
  const settled = all.every((each) => each.settled);
  const failed = all.some((each) => each.failed);
  const one =
    chosen.typed === typed && people.people.filter(({ person }) => person._id === chosen.id);
  return {
    line: lines[better + 1] ?? lines[0],
    people: {
      ...people,
      ...(one && one.length > 0 && { people: one, clear: true }),
      settled,
      failed,
    },
  };
}
