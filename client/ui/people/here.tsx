import { useSyncExternalStore } from "react";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { whose } from "../../../shared/words/en/whose.ts";
import { listed } from "../../lib/format/listed.ts";
import { nameOfPerson } from "../../lib/people/people-here.ts";
import { othersOn, subscribeToPresence } from "../../lib/people/presence.ts";
import { cx } from "../class-names.ts";
import { SquareOf } from "../text/person-square.tsx";
import { inkStyle } from "./ink.ts";

/** Squares that have room. */
const most = 3;

/** Who else is on a record now, and who of them is editing. Said once to those who don't see it. */
export function Here({ record }: { record: string }) {
  const others = useSyncExternalStore(subscribeToPresence, () => othersOn(record));
  const editing = others
    .filter(({ isEditing }) => isEditing)
    .map(({ person }) => firstNameOf(nameOfPerson(person)));
  const looking = others
    .filter(({ isEditing }) => !isEditing)
    .map(({ person }) => firstNameOf(nameOfPerson(person)));
  return (
    <span
      role="status"
      aria-label={whose.here.label}
      className="flex h-9 items-center gap-2 pe-2 text-13 whitespace-nowrap text-ink-2 to-700:h-7 to-700:basis-full! to-700:ps-[3px] empty:absolute"
    >
      {others.slice(0, most).map(({ person, isEditing }) => {
        return (
          <span
            key={person}
            style={inkStyle(person)}
            title={nameOfPerson(person)}
            className={cx(
              "inline-flex rounded-1 outline-2 outline-paper",
              isEditing && "me-0.5 shadow-[0_0_0_3.5px_var(--p)]",
            )}
          >
            <SquareOf id={person} size={24} named />
          </span>
        );
      })}
      {others.length > most && <span aria-hidden="true">+{others.length - most}</span>}
      {editing.length > 0 && <span>{sentence(editing, whose.here.editing)}</span>}
      {looking.length > 0 && (
        <span className="sr-only">{sentence(looking, whose.here.looking)}</span>
      )}
    </span>
  );
}

type Said = Record<"one" | "several", (names: string) => string>;

/** "Ben is editing", "Ben and Ingrid are here". */
function sentence(names: readonly string[], { one, several }: Said): string {
  return (names.length === 1 ? one : several)(listed(names));
}
