import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { ImportJob } from "../../../../shared/transfer/imports.ts";
import { countOf, formatCount } from "../../../lib/format/count.ts";
import { cx } from "../../../ui/class-names.ts";
import { linkClass } from "../../../ui/page.tsx";
import { notesNames } from "../match/targets.ts";
import { mostNotes } from "../rows/notes.ts";
import type { Unread } from "../rows/plan.ts";

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
    <ul className="mt-5">
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
        <ul className="mt-2 text-13">
          {values.slice(0, mostListed).map(({ row, name, column, text }) => (
            <li
              key={`${row} ${column}`}
              className="grid grid-cols-[72px_minmax(0,1fr)_minmax(0,1fr)] gap-3 py-1 text-ink-2 to-700:grid-cols-2"
            >
              <span className="text-ink-3 to-700:col-span-full">Row {formatCount(row)}</span>
              <bdi className="clipped">{name}</bdi>
              <span className="clipped">
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
    <li className="py-2.5 not-first:border-t not-first:border-line">
      <div className="flex items-center justify-between gap-4">
        <div>
          {title}
          {detail && <small className="block text-13 text-ink-3">{detail}</small>}
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
