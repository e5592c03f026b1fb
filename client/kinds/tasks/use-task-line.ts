import { useMemo, useState } from "react";
import { withoutGaps } from "../../../shared/read-line/at-person.ts";
import { nameLine } from "../../../shared/read-line/name-line.ts";
import { readLine } from "../../../shared/read-line/read-line.ts";
import { useDebounced } from "../../lib/browser/use-debounced.ts";
import { timeNow } from "../../lib/dates/dates.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { typedDates } from "../../lib/format/formats.ts";
import { usePhrases } from "../../lib/language/use-phrases.ts";
import { readAtPerson } from "../../lib/people/at-person.ts";
import { usePeople } from "../customers/people/use-people.ts";

/** What a line of the field for new tasks says: the task, and the parts that were understood. */
export function useTaskLine(typed: string, fallbackDue: string | null) {
  const { today } = useNow();
  const asked = useDebounced(typed);
  const now = `${today}T${timeNow()}`;
  const phrases = usePhrases();
  const at = readAtPerson(typed);
  // What Backspace turned back into text, by its words.
  const [plain, setPlain] = useState<readonly string[]>([]);
  const isPlain = (span: { start: number; end: number }) =>
    plain.includes(typed.slice(span.start, span.end));
  const to = at?.person && !isPlain(at) ? at : undefined;
  const said = to ? to.rest : typed;
  const askedOf = (to && readAtPerson(asked)?.rest) ?? asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `typedDates` changes with the phrases
  const [line, askedLine] = useMemo(
    () =>
      [said, askedOf].map((text) =>
        text.trim() ? readLine(text, { now, written: typedDates(), as: "task" }) : null,
      ),
    [said, askedOf, now, phrases],
  );
  const { people, clear, settled } = usePeople({
    line: line ?? null,
    asked: askedLine ?? null,
    today,
  });

  const first = clear ? people[0] : undefined;
  const who = first && !isPlain(first.fit) ? first : undefined;
  const named = line && nameLine(line, who ? { ...who.fit, name: who.person.name } : null);
  const dueParts = named?.parts.filter(({ name }) => name === "Due") ?? [];
  const isDue = Boolean(line?.day) && !dueParts.some(isPlain);
  const text = (isDue && named?.text) || said.trim();
  return {
    parts: [
      ...(named?.parts ?? []).filter(
        (part) => (part.name === "Due" && isDue) || (who && part.start === who.fit.start),
      ),
      ...(to ? [{ start: to.start, end: to.end, name: "To" as const }] : []),
    ].sort((a, b) => a.start - b.start),
    due: isDue ? (line?.day ?? null) : null,
    time: isDue ? (line?.time ?? null) : null,
    person: who?.person,
    to: to?.person,
    settled: settled && asked === typed,
    keepAsText: (words: string) => setPlain([...plain, words]),
    forget: () => setPlain([]),
    task: {
      text: to ? withoutGaps(text) : text,
      ...(to?.person && { assignee: to.person._id }),
      due: isDue ? (line?.day ?? null) : fallbackDue,
      time: isDue ? (line?.time ?? null) : null,
      customer: who?.person.kind === "customer" ? who.person._id : null,
      company: who?.person.kind === "company" ? who.person._id : null,
      done: false,
    },
  };
}
