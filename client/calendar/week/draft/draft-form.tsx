import { Link } from "@tanstack/react-router";
import type { ReactNode, RefObject } from "react";
import { timeOf } from "../../../appointments/bookings.ts";
import { StatusBadge } from "../../../customers/status.tsx";
import { formatDate, formatDuration, formatTimes } from "../../../lib/dates.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Input } from "../../../ui/field.tsx";
import { FieldFrame } from "../../../ui/field-frame.tsx";
import { NotSaved } from "../../../ui/not-saved.tsx";
import { CustomerField } from "./customer-field.tsx";
import type { DraftPerson } from "./draft-person.ts";
import { type DraftPlace, putDraft } from "./draft-place.ts";
import { NewCustomer } from "./new-customer.tsx";
import { useSaveDraft } from "./use-save-draft.ts";

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
        <Row label="What" control>
          <FieldFrame label="What" labelHidden error={errors.title}>
            <Input
              ref={field}
              value={title}
              placeholder="Title"
              autoComplete="off"
              onChange={({ target }) => onTitle(target.value)}
            />
          </FieldFrame>
        </Row>
        <Row label="With" control>
          {person?.kind === "new" ? (
            <NewCustomer person={person} errors={errors} onChange={onPerson} />
          ) : (
            <FieldFrame label="With" labelHidden error={!person && errors.person}>
              <CustomerField
                person={person}
                onPick={onPerson}
                onAdd={(name) => onPerson({ kind: "new", name, email: "", company: "" })}
              />
              {person && (
                <p className="mt-1.5 flex items-center justify-between gap-3 text-13 text-ink-3">
                  <bdi className="cut">{person.company.name}</bdi>
                  {person.status && <StatusBadge status={person.status} className="flex-none" />}
                </p>
              )}
            </FieldFrame>
          )}
        </Row>
        <Row label="When">
          <p>{formatDate(place.date, "weekday")}</p>
          <p className="num">
            {formatTimes(start, place.length)}
            <span className="ml-2.5 text-ink-3">{formatDuration(place.length)}</span>
          </p>
        </Row>
      </div>
      <NotSaved times={unsaved} className="mx-5 mt-2" />
      <div className="mt-2 flex items-center gap-2 border-t border-line px-5 py-3">
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving">
          Save Appointment
        </Button>
        <Link
          to="/dashboard/appointments/new"
          search={{
            date: place.date,
            time: timeOf(place.start),
            duration: place.length,
            ...(title.trim() && { title: title.trim() }),
            ...(person?.kind === "known" && { customer: person.id, company: person.company.id }),
          }}
          className={buttonClass({ variant: "quiet" })}
        >
          More Options
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
        className={`pr-3 pl-5 text-13 leading-5 font-semibold ${control ? "pt-4" : "pt-2"}`}
      >
        {label}
      </span>
      <div className="min-w-0 border-l border-margin py-2 pr-5 pl-3.5 leading-5">{children}</div>
    </>
  );
}
