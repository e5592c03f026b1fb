import { CalendarSearch } from "lucide-react";
import type { AtPerson } from "../../../../shared/read-line/at-person.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { askForTime, formAt } from "../../../kinds/appointments/people/find/ask-for-time.tsx";
import { shownPhrases } from "../../../lib/language/phrases.ts";
import type { Us } from "../../../lib/people/at-person.ts";
import { getSession } from "../../../lib/session.ts";
import type { PaletteResults } from "../items/items.ts";
import type { Go } from "../items/record-items.tsx";
import { toLine } from "./ours.tsx";
import { readingGroup } from "./preview.ts";

/** Whether a line asks when one of us is free, and nothing else: "free @anna", "wann ist @anna frei". */
export function isFreeLine({ rest }: AtPerson<Us>): boolean {
  return (
    /^(?:find a time|free)\s*$/i.test(rest) ||
    shownPhrases()?.endOf("free", rest) === rest.trimEnd().length
  );
}

/** Asks when somebody has time together with me, for what the form then begins with. */
export async function findWith(
  { _id }: Us,
  go: Go,
  begun: { title?: string | undefined; customer?: string | undefined } = {},
): Promise<void> {
  const me = getSession().user?._id ?? "";
  const taken = await askForTime({ people: [...new Set([me, _id])] });
  if (taken)
    await go({ to: "/dashboard/appointments/new", search: { ...formAt(taken), ...begun } });
}

/** "free @anna": when both have time. */
export function freeResults(
  typed: string,
  { person, start, end }: AtPerson<Us> & { person: Us },
  go: Go,
): Pick<PaletteResults, "groups" | "parts"> {
  const reading = readingGroup({
    reading: {
      act: commands.findTime,
      icon: <CalendarSearch />,
      title: commands.findTimeTitle,
      lines: [toLine(person, "Attends")],
    },
    act: { enter: commands.findTime },
    run: () => void findWith(person, go),
  });
  const verb = { start: 0, end: typed.slice(0, start).trimEnd().length, name: "What" } as const;
  return { groups: [reading], parts: [verb, { start, end, name: "Attends" }] };
}
