import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { ImportKind } from "../../../../shared/transfer/import-kinds.ts";
import type { ImportJob } from "../../../../shared/transfer/imports.ts";
import { imported } from "../../../../shared/words/en/imported.ts";
import { formatCount } from "../../../lib/format/count.ts";
import { cx } from "../../../ui/class-names.ts";
import { linkClass } from "../../../ui/page.tsx";
import { Rich } from "../../../ui/text/rich.tsx";
import { notesName } from "../match/targets.ts";
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
      {customers > 0 && <Note title={imported.newCustomers(customers)} />}
      {companies + knownCompanies > 0 && kind !== "companies" && (
        <Note
          title={imported.newCompanies(companies)}
          detail={knownCompanies > 0 && imported.wereHere(knownCompanies)}
        />
      )}
      {job.stale > 0 && (
        <Note title={imported.notChanged(job.stale)} detail={imported.changedElsewhere} />
      )}
      {job.unread > 0 && (
        <Listed
          title={imported.unread(job.unread)}
          detail={imported.keptIn(notesName(kind))}
          values={unread}
        />
      )}
      {cut.length > 0 && (
        <Listed
          title={imported.cut(notesName(kind), cut.length)}
          detail={imported.limit(mostNotes)}
          values={cut}
        />
      )}
      {duplicates > 0 && (
        <Note
          title={imported.duplicates(duplicates)}
          detail={imported.duplicatesWhy}
          action={
            <Link
              to="/dashboard/duplicates"
              search={kind === "companies" ? { kind } : {}}
              className={cx(linkClass, "flex-none")}
            >
              {imported.review}
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
            {shown ? imported.hide : imported.showThe(values.length)}
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
              <span className="text-ink-3 to-700:col-span-full">
                {imported.rowNumber(formatCount(row))}
              </span>
              <bdi className="clipped">{name}</bdi>
              <span className="clipped">
                <Rich text={imported.valueOf(column)} tags={{ value: () => <bdi>{text}</bdi> }} />
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
