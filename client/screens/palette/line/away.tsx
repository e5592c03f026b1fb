import { CalendarDays, CalendarOff } from "lucide-react";
import type { AtPerson } from "../../../../shared/read-line/at-person.ts";
import { type AwayLine, readAway } from "../../../../shared/read-line/away.ts";
import { commands } from "../../../../shared/words/en/commands.ts";
import { formatDate } from "../../../lib/dates/dates.ts";
import { typedDates } from "../../../lib/format/formats.ts";
import { listWorking, type Us } from "../../../lib/people/at-person.ts";
import { getSession } from "../../../lib/session.ts";
import { openAway } from "../../../ui/people/away.tsx";
import type { PaletteResults } from "../items/items.ts";
import { toLine, toPart } from "./ours.tsx";
import { type Preview, readingGroup } from "./preview.ts";

/** Who works on a desk of several says so of themselves; `rest` is the line without a name that has an @. */
export function readOwnAway(rest: string, now: string): AwayLine | undefined {
  const me = getSession().user?._id;
  if (!listWorking().some(({ _id }) => _id === me)) return undefined;
  return readAway(rest, { now, ...typedDates() });
}

/** "away nov 30 to dec 11 @anna": what goes along is asked next. */
export function awayResults(
  { from, until, parts }: AwayLine,
  at: AtPerson<Us> | undefined,
): Pick<PaletteResults, "groups" | "parts"> {
  const standIn = at?.person;
  const icon = <CalendarDays />;
  const preview: Preview = {
    reading: {
      act: commands.away.act,
      icon: <CalendarOff />,
      title: commands.away.title,
      lines: [
        { name: "From", icon, text: formatDate(from, "weekday") },
        { name: "Last day", icon, text: formatDate(until, "weekday") },
        ...(standIn ? [toLine(standIn, "Stands in")] : []),
      ],
    },
    act: { enter: commands.away.key },
    run: () =>
      void openAway({
        ...{ person: getSession().user?._id ?? "", from, until },
        standIn: standIn?._id,
      }),
  };
  return {
    groups: [readingGroup(preview)],
    parts: at ? [...parts, { ...toPart(at), name: "Stands in" }] : parts,
  };
}
