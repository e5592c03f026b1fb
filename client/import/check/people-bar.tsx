import "../../styles/check-people.css";
import { useMemo, useState } from "react";
import { countOf, formatCount } from "../../lib/count.ts";
import { linkClass } from "../../ui/page.tsx";
import { useImport } from "../state.ts";
import type { Draft, Match } from "../types.ts";
import { choosePerson, namelessOf } from "./people.ts";
import { PersonField } from "./person-field.tsx";

/** Titles that are shown before somebody asks for all of them. */
const few = 12;

type PeopleBarProps = { drafts: readonly Draft[]; match: Match };

/** With whom appointments are that name nobody: all with one customer, or chosen title by title. */
export function PeopleBar({ drafts, match }: PeopleBarProps) {
  const { who } = useImport();
  const [byTitle, setByTitle] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { count, mentioned, titles } = useMemo(
    () => namelessOf(drafts, match, who),
    [drafts, match, who],
  );
  if (count === 0) return null;
  const shown = isWhole ? titles : titles.slice(0, few);
  return (
    <section aria-label="Appointments without a customer" className="check-people">
      <div className="check-rule">
        <b>{countOf(count, "appointment names no customer", "appointments name no customer")}</b>
        {mentioned > 0 && <span>{formatCount(mentioned)} by name or email in the text</span>}
        {titles.length > 0 && (
          <>
            <span>All with:</span>
            <div className="person">
              <PersonField
                label="All with"
                person={who.all}
                onChange={(person) => choosePerson(person)}
              />
            </div>
            <button
              type="button"
              className={linkClass}
              aria-expanded={byTitle}
              onClick={() => setByTitle(!byTitle)}
            >
              {byTitle ? "Hide Titles" : `Choose by Title (${formatCount(titles.length)})`}
            </button>
          </>
        )}
      </div>
      {byTitle && (
        <ul>
          {shown.map(({ key, title, count: rows, person }) => (
            <li key={key}>
              <span className="cut" title={title}>
                <bdi>{title || "No title"}</bdi>
              </span>
              <small>{countOf(rows, "appointment")}</small>
              <div className="person">
                <PersonField
                  label={`Customer of ${title || "no title"}`}
                  person={person}
                  onChange={(chosen) => choosePerson(chosen, key)}
                />
              </div>
            </li>
          ))}
          {titles.length > shown.length && (
            <li>
              <button type="button" className={linkClass} onClick={() => setWhole(true)}>
                Show All {formatCount(titles.length)}
              </button>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
