import { statusLook } from "../../customers/status.tsx";
import { formatDate } from "../../lib/dates.ts";
import type { PaletteItem } from "../items.ts";
import type { Person } from "./person.ts";
import type { Said } from "./said.ts";

/** Somebody else of that name, for whom Enter does the same. */
export function personItem(person: Person, { run, act }: Said, marked: string): PaletteItem {
  const { _id, name, companyName, status, lastContact } = person;
  const look = status && statusLook[status];
  return {
    value: `for ${_id}`,
    icon: look ? (
      <span className={look.tone}>
        {look.mark}
        <span className="vh">{status}</span>
      </span>
    ) : null,
    title: name,
    marked,
    note: companyName,
    aside: lastContact ? `Last contact ${formatDate(lastContact)}` : undefined,
    run,
    act,
  };
}
