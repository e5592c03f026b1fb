import type { QueryKey } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import type { InvitationInput } from "../../../../shared/booking.ts";
import {
  type Appointment,
  type AppointmentInput,
  appointmentInput,
} from "../../../../shared/kinds/appointments.ts";
import { readRule } from "../../../../shared/repeat/rule.ts";
import type { Scope } from "../../../../shared/scopes.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { focusSaved } from "../../../lib/browser/focus-saved.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { useBackNavigation } from "../../../lib/browser/use-back-navigation.ts";
import { formatDate, formatDuration, formatTime } from "../../../lib/dates/dates.ts";
import type { Now } from "../../../lib/dates/use-now.ts";
import { joined } from "../../../lib/format/joined.ts";
import { isAloneHere, nameOfPerson } from "../../../lib/people/people-here.ts";
import { queryClient } from "../../../lib/queries/query-client.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { Form } from "../../../ui/form/form.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { CancelLink, FormEnd, FormSection } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { companyQuery } from "../../companies/queries.ts";
import { customerQuery } from "../../customers/queries.ts";
import { fromReminder, reminderOptions, toReminder } from "../choices.ts";
import { forgetAppointment, saveAppointment } from "../mutations.ts";
import { askAboutChange } from "../repeat/ask-scope.ts";
import { lastDayProblem } from "../repeat/ends.ts";
import { RepeatFields } from "../repeat/repeat-fields.tsx";
import { RepeatTimes } from "../repeat/repeat-times.tsx";
import { describeRepeat } from "../repeat/repeat-words.ts";
import { ChosenDay } from "./chosen-day.tsx";
import { DeleteButton, SaveAppointments } from "./form-buttons.tsx";
import { useFollowAsked } from "./use-follow-asked.ts";
import type { Asked, Presets } from "./use-presets.ts";
import { WhenFields } from "./when-fields.tsx";
import { WithFields } from "./with-fields.tsx";

const Field = fieldOf(appointmentInput);
const peopleParts = lazyModule(() => import("./people/people-fields.tsx"));
const invitationParts = lazyModule(() => import("./invitation-fields.tsx"));
const dayParts = lazyModule(() => import("./people/day-of-people.tsx"));

type AppointmentFieldsProps = { now: Now } & (
  | { appointment: Appointment; asked?: never; presets?: never }
  | { appointment?: never; asked: Asked; presets: Presets }
);

/** Books an appointment, or changes an existing one. */
export function AppointmentFields({ appointment, asked, presets, now }: AppointmentFieldsProps) {
  const navigate = useNavigate();
  const wayBack = useBackNavigation();
  const draft = useLocation({ select: ({ pathname }) => pathname });
  const scope = useRef<Scope | undefined>(undefined);
  const initial = appointment ? valuesOf(appointment) : presets.values;
  const goToDay = (date: string) =>
    navigate({
      to: "/dashboard/appointments/$date",
      params: { date: date.slice(0, 10) },
      replace: true,
      // By now it is saved, or was deleted on purpose.
      ignoreBlocker: true,
    });
  const alone = isAloneHere();
  const people = peopleParts.use(!alone || null);
  const days = dayParts.use(!alone || null);
  const invitations = invitationParts.use(true);
  const [invitation, setInvitation] = useState<InvitationInput | null>();
  const form = useSchemaForm({
    schema: appointmentInput,
    defaultValues: initial,
    draft,
    record: appointment,
    valuesOf,
    show: {
      date: (date) => planning.dayTime(formatDate(date, "long"), formatTime(date)),
      duration: formatDuration,
      repeat: (rule, of) =>
        rule ? describeRepeat(rule, of?.date ?? initial.date) : planning.none.repeat,
      host: nameOfPerson,
      attending: (people) => joined(people.map(nameOfPerson)) || planning.none.attending,
      company: (id, of) => of?.company.name ?? nameOf(companyQuery(id)),
      customer: (id, of) => of?.customer.name ?? nameOf(customerQuery(id)),
    },
    ask: async (body) => {
      if (body.repeat !== "" && lastDayProblem(readRule(body.repeat).until, body.date))
        return false;
      const answer = appointment && (await askAboutChange(appointment, body));
      scope.current = answer ?? undefined;
      return answer !== null;
    },
    save: (body, base) =>
      saveAppointment(appointment?._id, body, { base, scope: scope.current, invitation }),
    saved: (saved) => {
      const isRenamed = appointment !== undefined && saved._id !== appointment._id;
      const left = wayBack.leave(() => goToDay(saved.date));
      void left.then(() => {
        focusSaved(saved._id);
        if (isRenamed) void forgetAppointment(appointment._id);
      });
    },
    failed: results.appointments.saveFailed,
    plainly: true,
    invalid: results.appointments.required,
  });
  useFollowAsked(form, asked, presets);

  return (
    <Form form={form}>
      <div className="grid grid-cols-[minmax(0,1fr)_284px] gap-x-10 to-1180:grid-cols-[minmax(0,1fr)]">
        <div className="max-w-[900px]">
          <FormSection title={planning.sections.who}>
            <WithFields record={appointment} />
          </FormSection>
          <FormSection title={planning.sections.what}>
            <Field name="title" autoComplete="off" data-autofocus={appointment ? undefined : ""} />
          </FormSection>
          {!alone && (
            <FormSection title={planning.sections.people} hint={planning.peopleHint}>
              {people ? <people.PeopleFields /> : <Skeleton className="h-15.5" />}
            </FormSection>
          )}
          <FormSection title={planning.sections.when}>
            <WhenFields ownId={appointment?._id} now={now} />
            {people && <people.FindTimeButton ownId={appointment?._id} />}
            <RepeatFields
              appointment={appointment}
              beside={
                <Field name="reminder" optional={false}>
                  {(control) => (
                    <Select
                      {...control}
                      options={reminderOptions(initial.reminder)}
                      value={fromReminder(control.value)}
                      onValueChange={(value) => control.onChange(toReminder(value))}
                    />
                  )}
                </Field>
              }
            />
          </FormSection>
          {invitations && (
            <invitations.InvitationFields
              ownId={appointment?._id}
              value={invitation}
              onChange={setInvitation}
            />
          )}
          <FormSection title={planning.sections.notes}>
            <Field
              name="notes"
              kind="textarea"
              labelHidden
              optional={false}
              placeholder={planning.notesHint}
            />
          </FormSection>
          <FormEnd>
            <SaveAppointments appointment={appointment} invites={Boolean(invitation)} />
            <CancelLink
              to="/dashboard/appointments/$date"
              params={{ date: initial.date.slice(0, 10) }}
              onClick={wayBack.cancel}
            />
            {appointment && (
              <DeleteButton
                appointment={appointment}
                onDeleted={() => {
                  form.discard();
                  return wayBack.leave(() => goToDay(appointment.date));
                }}
              />
            )}
          </FormEnd>
        </div>
        <div>
          {days ? (
            <days.DayOfPeople ownId={appointment?._id} now={now} />
          ) : (
            <ChosenDay ownId={appointment?._id} now={now} />
          )}
          <RepeatTimes appointment={appointment} />
        </div>
      </div>
    </Form>
  );
}

/** Of a record chosen in this form, so that its name has been loaded. */
function nameOf({ queryKey }: { queryKey: QueryKey }): string {
  return queryClient.getQueryData<{ name: string }>(queryKey)?.name ?? planning.someoneElse;
}

/** As the fields hold it; a whole minute is written as the picker writes it. */
function valuesOf({
  title,
  date,
  duration,
  company,
  customer,
  notes,
  outcome,
  reminder,
  repeat,
  host,
  attending,
}: Appointment): AppointmentInput {
  return {
    title,
    date: date.replace(/:00\.000Z$/, ""),
    duration,
    company: company._id,
    customer: customer._id,
    notes,
    outcome,
    reminder,
    repeat,
    ...(!isAloneHere() && { host, attending }),
  };
}
