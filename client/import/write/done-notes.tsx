import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ImportJob } from "../../../shared/imports.ts";
import { countOf, formatCount } from "../../lib/count.ts";
import { cx } from "../../ui/class-names.ts";
import { linkClass } from "../../ui/page.tsx";
import { mostNotes } from "../check/room.ts";
import { notesNames } from "../match/targets.ts";
import type { ImportKind, Unread } from "../types.ts";

/** More than these are found by searching the notes. */
const mostListed = 200;

type DoneNotesProps = {
  kind: ImportKind;
  job: ImportJob;
  unread: readonly Unread[];
  /** Of notes that are too long. */
  cut: readonly Unread[];
  knownCompanies: number;
  /** Groups of records that may be the same. */
  duplicates: number;
};

/** What else came of it, and what deserves a look. */
export function DoneNotes({ kind, job, unread, cut, ...counts }: DoneNotesProps) {
  const { knownCompanies, duplicates } = counts;
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
          title={`${countOf(job.stale, "row")} not changed`}
          detail="They were changed or deleted elsewhere during the import"
        />
      )}
      {job.unread > 0 && (
        <Listed
          title={`${countOf(job.unread, "value")} could not be read`}
          detail={`They are kept in ${notesNames[kind]}, each with the name of its column`}
          values={unread}
        />
      )}
      {cut.length > 0 && (
        <Listed
          title={`${notesNames[kind]} of ${countOf(cut.length, "row")} cut`}
          detail={`The limit is ${formatCount(mostNotes)} characters. The rest was cut off:`}
          values={cut}
        />
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

type ListedProps = { title: string; detail: string; values: readonly Unread[] };

/** A note with the values that it is about. */
function Listed({ values, ...note }: ListedProps) {
  const [shown, setShown] = useState(false);
  return (
    <Note
      {...note}
      action={
        values.length > 0 && (
          <button
            type="button"
            className={cx(linkClass, "flex-none")}
            aria-expanded={shown}
            onClick={() => setShown(!shown)}
          >
            {shown ? "Hide" : `Show the ${formatCount(values.length)}`}
          </button>
        )
      }
    >
      {shown && (
        <ul className="unread">
          {values.slice(0, mostListed).map(({ row, name, column, text }) => (
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
