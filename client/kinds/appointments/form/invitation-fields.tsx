import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type InvitationInput, invitationInput } from "../../../../shared/booking.ts";
import type { InvitationAsked } from "../../../../shared/booking-mails.ts";
import { cityOf } from "../../../../shared/dates/city.ts";
import type { AppointmentInput } from "../../../../shared/kinds/appointments.ts";
import { meetingPlaces } from "../../../../shared/kinds/meeting-types.ts";
import { firstNameOf } from "../../../../shared/matching/first-name.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { getSession } from "../../../lib/session.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { Input, Textarea } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { Duo, FormSection } from "../../../ui/form/form-section.tsx";
import { Select } from "../../../ui/menu/select.tsx";
import { linkClass } from "../../../ui/page.tsx";
import { customerQuery } from "../../customers/queries.ts";
import { formatReminder, fromReminder, toReminder } from "../choices.ts";
import { readLastChoice } from "../invitation/invite.ts";
import { bookingOfQuery } from "../invitation/queries.ts";

const dialogs = lazyModule(() => import("../mails/mail-dialogs.tsx"));

interface InvitationFieldsProps {
  /** The appointment that is changed. */
  ownId: string | undefined;
  /** Undefined until it was asked. */
  value: InvitationInput | null | undefined;
  onChange: (value: InvitationInput | null) => void;
}

/** Whether the customer is invited when the appointment is saved; nothing while nobody is chosen or invited already. */
export function InvitationFields({ ownId, value, onChange }: InvitationFieldsProps) {
  const id = String(useWatch({ name: "customer" }) ?? "");
  const date = String(useWatch({ name: "date" }) ?? "");
  const { data: customer } = useQuery({ ...customerQuery(id), enabled: id !== "" });
  const known = useQuery({ ...bookingOfQuery(ownId ?? ""), enabled: ownId !== undefined });
  // Another customer than the one who is invited can be invited instead; what was booked online stays theirs.
  const booking = known.data?.data;
  const theirs = booking && (!booking.invitation || booking.customer === id) ? booking : undefined;
  const isInvited = theirs !== undefined && theirs.standing !== "canceled";
  const mayInvite = customer && customer.email !== "" && date.length > 12 && !isInvited;
  const isAsked = value !== undefined;
  // Begins as it was chosen last, for a new one; a restored draft asks again.
  useEffect(() => {
    if (mayInvite && !isAsked) onChange(ownId === undefined ? readLastChoice() : null);
    if (!mayInvite && isAsked && isInvited) onChange(null);
  }, [mayInvite, isAsked, isInvited, ownId, onChange]);
  if (!customer || isInvited || (ownId !== undefined && known.isPending)) return null;
  const { name, email } = customer;
  const first = isolate(firstNameOf(name));
  return (
    <FormSection title={planning.sections.invitation} hint={planning.invitation.hint}>
      <div className="contents wrap-anywhere">
        {email === "" ? (
          <p className="text-ink-2">
            {planning.invitation.noEmail(first)}{" "}
            <Link
              to="/dashboard/customers/$customerId/edit"
              params={{ customerId: id }}
              className={linkClass}
            >
              {planning.invitation.addEmail}
            </Link>
          </p>
        ) : date.length < 12 ? (
          <p className="text-ink-2">{planning.invitation.chooseTime(first)}</p>
        ) : (
          <>
            <div>
              <Checkbox
                checked={Boolean(value)}
                onCheckedChange={(isOn) =>
                  onChange(isOn ? (readLastChoice() ?? invitationInput.parse({})) : null)
                }
              >
                {planning.invitation.invite(isolate(email))}
              </Checkbox>
              <p className="ps-[27px] text-13 text-ink-3">
                {planning.invitation.what(cityOf(getSession().user?.timeZone ?? "UTC"), first)}
              </p>
            </div>
            {value && (
              <>
                <Choices first={first} value={value} onChange={onChange} />
                <Preview first={first} ownId={ownId} invitation={value} />
              </>
            )}
          </>
        )}
      </div>
    </FormSection>
  );
}

const remindOptions = () =>
  [null, 60, 240, 1440, 2880].map((minutes) => ({
    value: fromReminder(minutes),
    label: formatReminder(minutes),
  }));

interface ChoicesProps {
  first: string;
  value: InvitationInput;
  onChange: (value: InvitationInput) => void;
}

function Choices({ first, value, onChange }: ChoicesProps) {
  const change = (changes: Partial<InvitationInput>) => onChange({ ...value, ...changes });
  const { place, address, remind, mayMove, word } = value;
  return (
    <>
      <Duo>
        <FieldFrame label={planning.invitation.where}>
          <Select
            options={meetingPlaces.map((one) => ({
              value: one,
              label: planning.places[one].label,
            }))}
            value={place}
            onValueChange={(next) =>
              change({ place: meetingPlaces.find((one) => one === next) ?? place })
            }
          />
        </FieldFrame>
        {place !== "phone" && (
          <FieldFrame
            label={place === "video" ? planning.invitation.link : planning.invitation.address}
            optional
          >
            <Input
              value={address}
              maxLength={500}
              onChange={({ target }) => change({ address: target.value })}
            />
          </FieldFrame>
        )}
      </Duo>
      <Duo>
        <FieldFrame label={planning.invitation.remind(first)}>
          <Select
            options={remindOptions()}
            value={fromReminder(remind)}
            onValueChange={(next) => change({ remind: toReminder(next) })}
          />
        </FieldFrame>
        <FieldFrame label={planning.invitation.may(first)}>
          <Select
            options={[
              { value: "propose", label: planning.invitation.mayPropose },
              { value: "move", label: planning.invitation.mayMove },
            ]}
            value={mayMove ? "move" : "propose"}
            onValueChange={(next) => change({ mayMove: next === "move" })}
          />
        </FieldFrame>
      </Duo>
      <FieldFrame label={planning.invitation.wordTo(first)} optional>
        <Textarea
          rows={3}
          value={word}
          maxLength={2000}
          onChange={({ target }) => change({ word: target.value })}
        />
      </FieldFrame>
    </>
  );
}

interface PreviewProps {
  first: string;
  ownId: string | undefined;
  invitation: InvitationInput;
}

/** Shows the email that saving would send for what is in the form now. */
function Preview({ first, ownId, invitation }: PreviewProps) {
  const { getValues, trigger } = useFormContext<AppointmentInput>();
  const [asked, setAsked] = useState<InvitationAsked>();
  const [open, setOpen] = useState(false);
  const part = dialogs.use(open, () => setOpen(false));
  const show = async () => {
    if (!(await trigger(["title", "date", "duration"], { shouldFocus: true }))) return;
    const { title, date, duration, customer, repeat, host, attending } = getValues();
    const appointment = { title, date, duration, customer, repeat, host, attending };
    setAsked({ ...appointment, appointment: ownId, invitation });
    setOpen(true);
  };
  return (
    <p>
      <button type="button" className={linkClass} onClick={() => void show()}>
        {planning.invitation.preview}
      </button>
      {part && asked && (
        <part.InvitationMail asked={asked} first={first} open={open} onOpenChange={setOpen} />
      )}
    </p>
  );
}
