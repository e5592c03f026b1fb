import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight, Plus } from "lucide-react";
import { addDays } from "../../../shared/dates.ts";
import { interactionsQuery } from "../../customers/queries.ts";
import { Crumbs } from "../../layout/crumbs.tsx";
import { formatDate } from "../../lib/dates.ts";
import { formatWeekday } from "../../lib/wall-clock.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PageHead, SectionHead } from "../../ui/page.tsx";
import { dayQuery } from "../queries.ts";
import { type Now, useNow } from "../use-now.ts";
import { DayAppointments } from "./day-appointments.tsx";
import { summariseDay } from "./day-summary.ts";
import { Interactions } from "./interactions.tsx";

const route = getRouteApi("/dashboard/appointments/$date");

/** One day: its appointments by the hour, and the customers contacted. */
export function DayView() {
  const { date } = route.useParams();
  const now = useNow();
  return (
    <>
      <title>{`${formatDate(date, "long")} · Client Desk`}</title>
      <Crumbs current={formatDate(date, "long")}>
        <Link to="/dashboard/appointments/$date" params={{ date: now.today }}>
          Appointments
        </Link>
      </Crumbs>
      <PageHead
        title={formatDate(date, "full")}
        sub={<Summary date={date} now={now} />}
        actions={<DayActions date={date} now={now} />}
      />
      <div className="-mt-1 grid grid-cols-[minmax(0,1fr)_332px] border-t border-line-strong to-1180:grid-cols-[minmax(0,1fr)_280px] to-1040:grid-cols-[minmax(0,1fr)]">
        <section className="pt-[18px] pr-8 to-1040:pr-0">
          <SectionHead title="Appointments" />
          <DayAppointments date={date} now={now} />
        </section>
        <section className="border-line pt-[18px] pl-7 over-1040:border-l to-1040:border-t to-1040:border-line-strong to-1040:pt-5 to-1040:pl-0">
          <SectionHead title="Customer Interactions" />
          <div className="-mt-2">
            <Interactions date={date} future={date > now.today} />
          </div>
        </section>
      </div>
    </>
  );
}

function Summary({ date, now }: { date: string; now: Now }) {
  const appointments = useQuery(dayQuery(date)).data?.length;
  const contacted = useInfiniteQuery(interactionsQuery(date)).data?.pages[0]?.total;
  return (
    <>
      {summariseDay({ date, today: now.today, appointments, contacted })}
      {date !== now.today && (
        <>
          {" "}
          <Link
            to="/dashboard/appointments/$date"
            params={{ date: now.today }}
            className="link hit print:hidden"
          >
            Go to Today
          </Link>
        </>
      )}
    </>
  );
}

function DayActions({ date, now }: { date: string; now: Now }) {
  const isEmpty = useQuery(dayQuery(date)).data?.length === 0;
  const before = addDays(date, -1);
  const after = addDays(date, 1);
  return (
    <>
      <Link to="/dashboard/appointments/$date" params={{ date: before }} className={buttonClass()}>
        <ChevronLeft />
        <span className="vh">Previous day, </span>
        {formatWeekday(before)}
      </Link>
      <Link to="/dashboard/appointments/$date" params={{ date: after }} className={buttonClass()}>
        <span className="vh">Next day, </span>
        {formatWeekday(after)}
        <ChevronRight />
      </Link>
      {/* An empty day has its own button. */}
      {!isEmpty &&
        (date < now.today ? (
          <Link to="/dashboard/appointments/new" search={{ date }} className={buttonClass()}>
            <Plus />
            <span>
              Add<span className="to-700:sr-only"> Past Appointment</span>
            </span>
          </Link>
        ) : (
          <Link
            to="/dashboard/appointments/new"
            search={{ date }}
            className={buttonClass({ variant: "primary" })}
          >
            <Plus />
            <span>
              New<span className="to-700:sr-only"> Appointment</span>
            </span>
          </Link>
        ))}
    </>
  );
}
