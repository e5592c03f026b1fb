import { Link } from "@tanstack/react-router";
import type { ReactNode, RefObject } from "react";
import { calendar } from "../../../../../shared/words/en/calendar.ts";
import { forms } from "../../../../../shared/words/en/forms.ts";
import { planning } from "../../../../../shared/words/en/planning.ts";
import { listNamesOf } from "../../../../kinds/appointments/people/names.ts";
import { CompanyPicker } from "../../../../kinds/companies/company-picker.tsx";
import { StatusBadge } from "../../../../kinds/customers/status.tsx";
import { formatDate, formatDuration, formatTimes } from "../../../../lib/dates/dates.ts";
import { timeOf } from "../../../../lib/queries/bookings.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import { Input } from "../../../../ui/form/field.tsx";
import { FieldFrame } from "../../../../ui/form/field-frame.tsx";
import { NotSaved } from "../../../../ui/form/not-saved.tsx";
import { linkClass } from "../../../../ui/page.tsx";
import { CustomerField } from "./customer-field.tsx";
import type { DraftPerson } from "./draft-person.ts";
import { type DraftPlace, putDraft } from "./draft-place.ts";
import { type DraftErrors, useSaveDraft } from "./use-save-draft.ts";

interface DraftFormProps {
  field: RefObject<HTMLInputElement | null>;
  place: DraftPlace;
  title: string;
  onTitle: (title: string) => void;
  person: DraftPerson | null;
  onPerson: (person: DraftPerson | null) => void;
  onSaved: (id: string) => void;
}

/** What, With and When, beside the margin line. */
export function DraftForm({
  field,
  place,
  title,
  onTitle,
  person,
  onPerson,
  onSaved,
}: DraftFormProps) {
  const { errors, busy, unsaved, save } = useSaveDraft(({ _id }) => {
    putDraft(null);
    onSaved(_id);
  });
  const start = `${place.date}T${timeOf(place.start)}`;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ title, person, place });
      }}
    >
      <div className="grid grid-cols-[76px_minmax(0,1fr)] pt-3">
        <Row label={planning.sections.what} control>
          <FieldFrame label={planning.sections.what} labelHidden error={errors.title}>
            <Input
              ref={field}
              value={title}
              placeholder={calendar.draft.title}
              autoComplete="off"
              onChange={({ target }) => onTitle(target.value)}
            />
          </FieldFrame>
        </Row>
        <Row label={planning.sections.who} control>
          {person?.kind === "new" ? (
            <NewCustomer person={person} errors={errors} onChange={onPerson} />
          ) : (
            <FieldFrame label={planning.sections.who} labelHidden error={!person && errors.person}>
              <CustomerField
                person={person}
                onPick={onPerson}
                onAdd={(name) => onPerson({ kind: "new", name, email: "", company: "" })}
              />
              {person && (
                <p className="mt-1.5 flex items-center justify-between gap-3 text-13 text-ink-3">
                  <bdi className="clipped">{person.company.name}</bdi>
                  {person.status && <StatusBadge status={person.status} className="flex-none" />}
                </p>
              )}
            </FieldFrame>
          )}
        </Row>
        <Row label={planning.sections.when}>
          <p>{formatDate(place.date, "weekday")}</p>
          <p className="digits">
            {formatTimes(start, place.length)}
            <span className="ms-2.5 text-ink-3">{formatDuration(place.length)}</span>
          </p>
          {place.people && <p className="text-ink-2">{listNamesOf(place.people)}</p>}
        </Row>
      </div>
      <NotSaved times={unsaved} className="mx-5 mt-2" />
      <div className="mt-2 flex items-center gap-2 border-t border-line px-5 py-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel={forms.saving}>
          {planning.save}
        </Button>
        <Link
          to="/dashboard/appointments/new"
          search={{
            date: place.date,
            time: timeOf(place.start),
            duration: place.length,
            ...(title.trim() && { title: title.trim() }),
            ...(place.people && {
              host: place.people[0],
              attending: place.people.slice(1).join(",") || undefined,
            }),
            ...(person?.kind === "known" && { customer: person.id, company: person.company.id }),
          }}
          className={buttonClass({ variant: "quiet" })}
        >
          {calendar.draft.moreOptions}
        </Link>
      </div>
    </form>
  );
}

/** The label left of the margin line, and what it names. */
function Row({
  label,
  control,
  children,
}: {
  label: string;
  control?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span
        aria-hidden={control}
        className={`pe-3 ps-5 text-13 leading-5 font-semibold ${control ? "pt-4" : "pt-2"}`}
      >
        {label}
      </span>
      <div className="min-w-0 border-s border-margin py-2 pe-5 ps-3.5 leading-5">{children}</div>
    </>
  );
}

type NewPerson = Extract<DraftPerson, { kind: "new" }>;

interface NewCustomerProps {
  person: NewPerson;
  errors: DraftErrors;
  onChange: (person: NewPerson | null) => void;
}

/** What a new customer needs to be one. */
function NewCustomer({ person, errors, onChange }: NewCustomerProps) {
  return (
    <div className="grid gap-3">
      <FieldFrame label={calendar.draft.name} error={errors.name}>
        <Input
          value={person.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...person, name: target.value })}
        />
      </FieldFrame>
      <FieldFrame label={calendar.draft.email} error={errors.email}>
        <Input
          type="email"
          autoFocus
          value={person.email}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...person, email: target.value })}
        />
      </FieldFrame>
      <FieldFrame label={calendar.draft.company} error={errors.company}>
        <CompanyPicker
          value={person.company}
          onChange={(company) => onChange({ ...person, company })}
        />
      </FieldFrame>
      <button
        type="button"
        className={`${linkClass} text-start text-13`}
        onClick={() => onChange(null)}
      >
        {calendar.draft.findInstead}
      </button>
    </div>
  );
}
