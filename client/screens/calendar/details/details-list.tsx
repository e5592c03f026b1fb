import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Bell, Mail, Phone, Repeat2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Activity } from "../../../../shared/kinds/activities.ts";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import type { CustomerDetail } from "../../../../shared/kinds/customers.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import { activities } from "../../../../shared/words/en/activities.ts";
import { details } from "../../../../shared/words/en/details.ts";
import { CustomerLink } from "../../../kinds/appointments/appointment-names.tsx";
import { formatReminder } from "../../../kinds/appointments/choices.ts";
import { attend, calendarOf } from "../../../kinds/appointments/people/names.ts";
import { describeUntil } from "../../../kinds/appointments/repeat/repeat-words.ts";
import { customerQuery } from "../../../kinds/customers/queries.ts";
import { StatusBadge } from "../../../kinds/customers/status.tsx";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { formatDate, formatDuration, formatTimes } from "../../../lib/dates/dates.ts";
import { isAloneHere } from "../../../lib/people/people-here.ts";
import { minutesOf } from "../../../lib/queries/bookings.ts";
import { linkClass } from "../../../ui/page.tsx";
import { HostTime } from "../../../ui/people/host-time.tsx";
import { Delayed, Skeleton } from "../../../ui/skeleton.tsx";
import { MailLink, PhoneLink } from "../../../ui/text/contact-links.tsx";
import { Entry } from "../../../ui/text/entry.tsx";
import { Money } from "../../../ui/text/money.tsx";
import { SquareOf } from "../../../ui/text/person-square.tsx";
import { lastActivityQuery } from "../../story/queries.ts";

const bookings = lazyModule(() => import("../../bookings/booking-entry.tsx"));

/** When, with whom, and how to reach them. */
export function DetailsList({ appointment }: { appointment: Appointment }) {
  const { date, duration, customer, company, notes, repeat, original, lastTime, reminder } =
    appointment;
  const booking = bookings.use(true);
  const [, companyName] = listNames(customer.name, company.name);
  const known = useQuery(customerQuery(customer._id));
  const [last] = useQuery(lastActivityQuery(customer._id)).data ?? [];
  return (
    <dl className="grid grid-cols-[minmax(94px,auto)_minmax(0,1fr)] pb-3">
      <Entry label={details.when}>
        {formatDate(date, "weekday")}
        <br />
        <span className="digits">{formatTimes(date, duration)}</span>
        {minutesOf(date) !== null && (
          <span className="ms-2.5 text-ink-3">{formatDuration(duration)}</span>
        )}
        <HostTime appointment={appointment} />
        {repeat && (
          <Aside icon={<Repeat2 />}>{describeUntil(repeat, original ?? date, lastTime)}</Aside>
        )}
        {reminder !== null && <Aside icon={<Bell />}>{formatReminder(reminder)}</Aside>}
      </Entry>
      <Entry label={details.who}>
        {/* Each link is taller than its line, away from the other. */}
        <p>
          <CustomerLink
            customer={customer}
            className={`${linkClass} -mt-1 inline-block max-w-full pt-1`}
          />
        </p>
        {companyName && (
          <p className="pointer-coarse:mt-4">
            <Link
              to="/dashboard/companies/$companyId"
              params={{ companyId: company._id }}
              className="hit-area -mb-1 inline-block max-w-full rounded-1 pb-1 hover:underline hover:underline-offset-[3px]"
            >
              {companyName}
            </Link>
          </p>
        )}
        {known.data && <Contact customer={known.data} />}
      </Entry>
      {booking && (
        <booking.BookingEntry
          appointment={appointment}
          frame={(content) => <Entry label={details.invitation}>{content}</Entry>}
        />
      )}
      {!isAloneHere() && (
        <Entry label={details.whose}>
          <PeopleEntry {...appointment} />
        </Entry>
      )}
      {notes && (
        <Entry label={details.notes}>
          <p className="line-clamp-4 whitespace-pre-line">{notes}</p>
        </Entry>
      )}
      <Entry label={details.lastNote}>
        {known.data ? (
          <LastNote customer={known.data} last={last} />
        ) : known.isError ? (
          <button type="button" className={linkClass} onClick={() => void known.refetch()}>
            {details.loadFailed}
          </button>
        ) : (
          <Delayed>
            <Skeleton className="my-1.5 w-40" />
            <Skeleton className="my-2 w-24" />
          </Delayed>
        )}
      </Entry>
    </dl>
  );
}

function Contact({ customer: { status, value, phone, email } }: { customer: CustomerDetail }) {
  return (
    <>
      <p className="my-1.5 flex flex-wrap items-center justify-between gap-x-3 pointer-coarse:mt-3">
        <StatusBadge status={status} />
        <Money value={value} />
      </p>
      {phone && (
        <Reach icon={<Phone />}>
          <PhoneLink phone={phone} />
        </Reach>
      )}
      <Reach icon={<Mail />}>
        <MailLink email={email} />
      </Reach>
    </>
  );
}

/** What else there is to say of the time. */
function Aside({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="mt-0.5 flex items-center gap-1.5 text-13 leading-[18px] text-ink-2 [&>.lucide]:size-3.5 [&>.lucide]:text-ink-3">
      {icon}
      {children}
    </span>
  );
}

/** A way to reach someone, on a line tall enough for a thumb. */
function Reach({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-13 leading-[19px] pointer-coarse:min-h-11 pointer-coarse:items-center [&>.lucide]:my-[2.5px] [&>.lucide]:size-3.5 [&>.lucide]:text-ink-3">
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}

type LastNoteProps = { customer: CustomerDetail; last: Activity | undefined };

/** What was last written down; before anything was, what is always true. */
function LastNote({ customer: { notes, lastContact }, last }: LastNoteProps) {
  const text = last?.text || notes;
  return (
    <>
      {last && (
        <p className="text-13 text-ink-3">
          {details.dayTime(activities.labels[last.kind], formatDate(last.at))}
        </p>
      )}
      {text ? (
        <p className="line-clamp-3 whitespace-pre-line">{text}</p>
      ) : (
        <p className="text-ink-3">{details.noNotes}</p>
      )}
      <small className="block text-13 leading-[18px] text-ink-3">
        {lastContact ? details.lastContact(formatDate(lastContact)) : details.neverContacted}
      </small>
    </>
  );
}

/** In whose calendar an appointment is, and who attends. */
function PeopleEntry({ host, attending }: Pick<Appointment, "host" | "attending">) {
  return (
    <>
      <p className="flex items-center gap-2">
        <SquareOf id={host} size={18} named />
        {calendarOf(host)}
      </p>
      {attending.length > 0 && <p className="text-ink-2">{attend(attending)}</p>}
    </>
  );
}
