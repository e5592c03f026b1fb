import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import type { DeskPerson } from "../../../shared/account/desks.ts";
import { findMentions, mentionNameOf } from "../../../shared/account/mentions.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { whose } from "../../../shared/words/en/whose.ts";
import { listed } from "../../lib/format/listed.ts";
import { peopleHere } from "../../lib/people/people-here.ts";
import { useSession } from "../../lib/session.ts";
import { cx } from "../class-names.ts";
import { Highlighted } from "../text/highlighted.tsx";
import { SquareOf } from "../text/person-square.tsx";
import { caretOf } from "./caret.ts";

type Field = HTMLTextAreaElement | HTMLInputElement;

interface Asked {
  /** Of the `@` in the text. */
  start: number;
  typed: string;
  /** Below the caret, or above where more room is. */
  place: { insetInlineStart: string } & ({ top: number } | { bottom: number });
}

type MentionListProps = {
  field: RefObject<Field | null>;
  /** Stands first. */
  responsible?: string | undefined;
};

/** While `@` and some letters are typed into a field: who is meant, in a list at the caret. */
export function MentionList({ field, responsible }: MentionListProps) {
  const { user } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [at, setAt] = useState(0);
  const people = asked
    ? choicesOf(user?.desk.people ?? [], asked.typed, user?._id, responsible)
    : [];
  const chosen = people[Math.min(at, people.length - 1)];

  const look = useEffectEvent(() => {
    setAsked(field.current && askedIn(field.current));
    setAt(0);
  });
  const take = useEffectEvent((person: DeskPerson | undefined) => {
    if (!field.current || !asked || !person) return;
    const name = mentionNameOf(person, user?.desk.people ?? []);
    insert(field.current, asked.start, `@${name} `);
    setAsked(null);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (people.length === 0 || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
      return;
    const { key } = event;
    if (key === "ArrowDown") setAt((at + 1) % people.length);
    else if (key === "ArrowUp") setAt((at + people.length - 1) % people.length);
    else if (key === "Enter" || key === "Tab") take(chosen);
    else if (key === "Escape") setAsked(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const own = field.current;
    if (!own) return undefined;
    const stopping = new AbortController();
    const { signal } = stopping;
    own.addEventListener("input", look, { signal });
    own.addEventListener("click", look, { signal });
    own.addEventListener("blur", () => setAsked(null), { signal });
    // Ahead of the keys of whatever the field stands in.
    own.addEventListener("keydown", press as EventListener, { signal, capture: true });
    return () => stopping.abort();
  }, [field]);

  const isOpen = people.length > 0;
  useEffect(() => {
    const own = field.current;
    if (!isOpen || !own) return undefined;
    own.setAttribute("aria-controls", listId);
    own.setAttribute("aria-activedescendant", `${listId}-${chosen?._id}`);
    return () => {
      own.removeAttribute("aria-controls");
      own.removeAttribute("aria-activedescendant");
    };
  }, [field, isOpen, chosen?._id]);

  if (!asked || !isOpen) return null;
  return createPortal(
    <div
      id={listId}
      role="listbox"
      aria-label={whose.mention}
      style={asked.place}
      className="fixed z-popover w-(--width) rounded-3 bg-raised p-[5px] shadow-pop [--width:250px] to-700:[--width:calc(100vw-64px)] forced-colors:border"
    >
      {people.map((person) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div
          key={person._id}
          id={`${listId}-${person._id}`}
          role="option"
          tabIndex={-1}
          aria-selected={person === chosen}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => take(person)}
          className={cx(
            "flex min-h-9 items-center gap-2.5 rounded-1 px-2.5 pointer-coarse:min-h-11",
            person === chosen && "bg-well",
          )}
        >
          <SquareOf id={person._id} size={20} named />
          <span className="clipped">
            <Highlighted text={person.name} typed={asked.typed} />
          </span>
          <span className="ms-auto text-13 text-ink-3">
            {person._id === responsible
              ? whose.responsible
              : person.role === "reader"
                ? whose.reader
                : person._id === user?._id && whose.you}
          </span>
        </div>
      ))}
    </div>,
    document.body,
  );
}

const listId = "mention-list";

/** Of as many as are listed, and what is around them. */
const tallest = 8 * 36 + 22;

/** Beside Save: whom the text tells who was not told by the text before. */
export function ToldWords({ text, before = "" }: { text: string; before?: string }) {
  const { user } = useSession();
  const people = user?.desk.people ?? [];
  const idsIn = (words: string) => new Set(findMentions(words, people).map(({ _id }) => _id));
  const told = idsIn(text).difference(idsIn(before));
  const names = peopleHere(people)
    .filter(({ _id }) => told.has(_id) && _id !== user?._id)
    .map(({ name }) => firstNameOf(name));
  if (names.length === 0) return null;
  return (
    <span className="to-700:hidden">
      {(names.length > 1 ? whose.told.several : whose.told.one)(listed(names))}
    </span>
  );
}

/** Whoever is responsible first, oneself last; all of them at an `@` alone. */
function choicesOf(
  all: readonly DeskPerson[],
  typed: string,
  own: string | undefined,
  responsible: string | undefined,
): DeskPerson[] {
  const wanted = typed.toLowerCase();
  const rank = ({ _id }: DeskPerson) => (_id === responsible ? 0 : _id === own ? 2 : 1);
  return peopleHere(all)
    .filter(({ name }) =>
      name
        .toLowerCase()
        .split(/\s+/)
        .some((_, at, words) => words.slice(at).join(" ").startsWith(wanted)),
    )
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, 8);
}

/** What is typed of a name before the caret. */
function askedIn(field: Field): Asked | null {
  const { selectionStart, selectionEnd, value } = field;
  if (selectionStart === null || selectionStart !== selectionEnd) return null;
  const [, typed] =
    /(?:^|[^\p{L}\p{N}_.@])@([\p{L}\p{M}'’-]{0,40})$/u.exec(value.slice(0, selectionStart)) ?? [];
  if (typed === undefined) return null;
  const start = selectionStart - typed.length - 1;
  const { start: aside, top, bottom } = caretOf(field, start);
  const below = window.innerHeight - bottom;
  return {
    start,
    typed,
    place: {
      insetInlineStart: `clamp(16px, ${aside - 12}px, 100vw - var(--width) - 16px)`,
      ...(below >= tallest || below > top
        ? { top: bottom + 6 }
        : { bottom: window.innerHeight - top + 6 }),
    },
  };
}

/** As if it was typed, so that React and the browser's own undo know of it. */
function insert(field: Field, start: number, text: string) {
  field.focus();
  field.setSelectionRange(start, field.selectionEnd ?? start);
  if (!document.execCommand("insertText", false, text)) {
    field.setRangeText(text, start, field.selectionEnd ?? start, "end");
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
