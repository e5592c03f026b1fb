import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ImportJob } from "../../../shared/imports.ts";
import { countOf, formatCount } from "../../lib/count.ts";
import { cx } from "../../ui/class-names.ts";
import { linkClass } from "../../ui/page.tsx";
import { notesNames } from "../check/words.ts";
import type { ImportKind } from "../types.ts";
import type { Unread } from "./outcome.ts";

/** More than these are found by searching the notes. */
const mostListed = 200;

type DoneNotesProps = {
  kind: ImportKind;
  job: ImportJob;
  unread: readonly Unread[];
  knownCompanies: number;
  /** Groups of records that may be the same. */
  duplicates: number;
};

/** What else came of it, and what deserves a look. */
export function DoneNotes({ kind, job, unread, knownCompanies, duplicates }: DoneNotesProps) {
  const [shown, setShown] = useState(false);
  const companies = kind === "companies" ? 0 : (job.created.companies ?? 0);
  const customers = kind === "appointments" ? (job.created.customers ?? 0) : 0;
  return (
    <ul className="done-notes">
      {customers > 0 && <Note title={countOf(customers, "new customer")} />}
      {companies + knownCompanies > 0 && kind !== "companies" && (
        <Note
          title={countOf(companies, "new company", "new companies")}
          detail={knownCompanies > 0 && `${formatCount(knownCompanies)} were already here`}
        />
      )}
      {job.stale > 0 && (
        <Note
          title={`${countOf(job.stale, "row")} left alone`}
          detail="They were changed or deleted elsewhere during the import"
        />
      )}
      {job.unread > 0 && (
        <Note
          title={`${countOf(job.unread, "value")} could not be read`}
          detail={`They are kept in ${notesNames[kind]}, each with the name of its column`}
          action={
            unread.length > 0 && (
              <button
                type="button"
                className={cx(linkClass, "flex-none")}
                aria-expanded={shown}
                onClick={() => setShown(!shown)}
              >
                {shown ? "Hide" : `Show the ${formatCount(job.unread)}`}
              </button>
            )
          }
        >
          {shown && (
            <ul className="unread">
              {unread.slice(0, mostListed).map(({ row, name, column, text }) => (
                <li key={`${row} ${column}`}>
                  <span>Row {formatCount(row)}</span>
                  <bdi className="cut">{name}</bdi>
                  <span className="cut">
                    {column}: <bdi>{text}</bdi>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </Note>
      )}
      {duplicates > 0 && (
        <Note
          title={countOf(duplicates, "possible duplicate")}
          detail="Same email, same phone or a similar name"
          action={
            <Link
              to="/dashboard/duplicates"
              search={kind === "companies" ? { kind } : {}}
              className={cx(linkClass, "flex-none")}
            >
              Review
            </Link>
          }
        />
      )}
    </ul>
  );
}

type NoteProps = {
  title: string;
  detail?: string | false;
  action?: ReactNode;
  children?: ReactNode;
};

function Note({ title, detail, action, children }: NoteProps) {
  return (
    <li>
      <div className="flex items-center justify-between gap-4">
        <div>
          {title}
          {detail && <small>{detail}</small>}
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
