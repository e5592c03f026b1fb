import type { ReactNode } from "react";
import { may, type Right } from "../../../../shared/account/roles.ts";
import { auth } from "../../../../shared/words/en/auth.ts";
import { initialsOf, knownLettersOf } from "../../../lib/people/letters.ts";
import { cx } from "../../../ui/class-names.ts";
import { PersonSquare } from "../../../ui/text/person-square.tsx";
import { Blotter } from "../blotter.tsx";
import type { InvitedDesk } from "./use-invitation.ts";

/** Shown at most, beside who is invited. */
const most = 6;

const abilities = [
  { text: "see", right: "read" },
  { text: "change", right: "write", others: "members" },
  { text: "delete", right: "write", others: "members" },
  { text: "manage", right: "desk", others: "owners" },
] as const satisfies readonly { text: string; right: Right; others?: string }[];

type DeskPictureProps = {
  desk: InvitedDesk;
  /** Empty where it is not known. */
  email: string;
};

/** The desk that somebody is invited to: who is on it, and what they may do there. */
export function DeskPicture({ desk: { name, role, people }, email }: DeskPictureProps) {
  const all = people.map((person, at) => ({ ...person, _id: String(at) }));
  const letters = knownLettersOf(all);
  const own = email.split("@")[0]?.replaceAll(/[._-]+/g, " ") || auth.join.you;
  const more = people.length - most;
  const taken = new Set(people.map(({ ink }) => ink));
  const ink = Array.from({ length: people.length + 1 }, (_, at) => at).find((at) => !taken.has(at));
  return (
    <Blotter>
      {/* As wide as can be seen of the sheet. */}
      <div className="max-w-[calc(50vw-144px)]">
        <p className="page-title">{name}</p>
        <p className="mt-1 mb-5 text-ink-2">{auth.join.people(people.length)}</p>
        <ul className="border-t border-line-strong">
          {all.slice(0, most).map((person) => (
            <Row key={person._id} label={auth.join.roles[person.role]}>
              <PersonSquare {...person} letters={letters.get(person._id) ?? ""} size={24} named />
              <span className="font-medium text-ink-2">{person.name}</span>
            </Row>
          ))}
          {more > 0 && <Row label="">{auth.join.more(more)}</Row>}
          <Row label={auth.join.roles[role]} isOwn>
            <PersonSquare
              name={auth.join.you}
              letters={initialsOf(own)}
              ink={ink ?? 0}
              size={24}
              named
            />
            <span className="font-medium">{auth.join.you}</span>
          </Row>
        </ul>
        <p className="mt-7 mb-2.5 font-display text-18 font-medium">{auth.join.asRole[role]}</p>
        <ul className="border-t border-line-strong">
          {abilities.map(({ text, right, ...whose }) => (
            <li
              key={text}
              className="flex min-h-10 items-center justify-between gap-2.5 border-b border-line"
            >
              {auth.join[text]}
              <span className="text-ink-3">
                {may(role, right) ? auth.join.yes : "others" in whose && auth.join[whose.others]}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Blotter>
  );
}

type RowProps = { label: string; isOwn?: boolean; children: ReactNode };

function Row({ label, isOwn = false, children }: RowProps) {
  return (
    <li className="grid grid-cols-[98px_minmax(0,1fr)]">
      <span
        className={cx(
          "pt-[13px] pe-3.5 text-end text-13/5",
          isOwn ? "font-semibold text-accent" : "text-ink-2",
        )}
      >
        {label}
      </span>
      <span
        className={cx(
          "flex items-center gap-3 border-s border-margin py-[11px] ps-5",
          isOwn ? "text-accent" : "border-b border-b-line",
        )}
      >
        {children}
      </span>
    </li>
  );
}
