import { commands } from "../../../../shared/words/en/commands.ts";
import { common } from "../../../../shared/words/en/common.ts";
import type { Person } from "../../../kinds/customers/people/person.ts";
import { statusLook } from "../../../kinds/customers/status.tsx";
import { formatDate } from "../../../lib/dates/dates.ts";
import type { PaletteItem } from "../items/items.ts";
import type { Preview } from "./preview.ts";

interface PersonItemOptions {
  marked: string;
  /** The day, if that is asked as well. */
  when?: string | undefined;
  /** Others have the same name. */
  hasNamesakes: boolean;
}

/** Somebody of that name, for whom Enter does the same. */
export function personItem(
  person: Person,
  { run, act, stays = false }: Preview,
  { marked, when, hasNamesakes }: PersonItemOptions,
): PaletteItem {
  const { _id, name, companyName, email, status } = person;
  const look = status && statusLook[status];
  return {
    value: `for ${_id} ${when ?? ""}`,
    icon: look ? (
      <span className={look.tone}>
        {look.mark}
        <span className="sr-only">{common.statuses[status]}</span>
      </span>
    ) : null,
    title: name,
    marked,
    note: [companyName, hasNamesakes && email].filter(Boolean).join(", "),
    aside: when ?? contactOf(person),
    run,
    act,
    stays,
  };
}

function contactOf({ lastContact, nextAppointment }: Person): string | undefined {
  if (nextAppointment) return commands.person.next(formatDate(nextAppointment));
  if (lastContact === null) return commands.person.never;
  return lastContact ? commands.person.last(formatDate(lastContact)) : undefined;
}
