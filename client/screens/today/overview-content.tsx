import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import type { Appointment } from "../../../shared/kinds/appointments.ts";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { takesTime } from "../../../shared/outcomes.ts";
import { common } from "../../../shared/words/en/common.ts";
import { overview } from "../../../shared/words/en/overview.ts";
import { results } from "../../../shared/words/en/results.ts";
import { dayQuery } from "../../kinds/appointments/queries.ts";
import { dashboardQuery } from "../../kinds/customers/dashboard-query.ts";
import { neglectedQuery } from "../../kinds/customers/queries.ts";
import { soonQuery } from "../../kinds/tasks/queries.ts";
import { useSoon } from "../../kinds/tasks/use-soon.ts";
import { formatDate, monthStart } from "../../lib/dates/dates.ts";
import type { Now } from "../../lib/dates/use-now.ts";
import { formatCount } from "../../lib/format/count.ts";
import { isAloneHere } from "../../lib/people/people-here.ts";
import { useWhose } from "../../lib/people/whose.ts";
import { isOfWho, ShownWhose, whoseFilter } from "../../lib/people/whose-filter.ts";
import { useShortcut } from "../../lib/shortcuts/use-shortcut.ts";
import { buttonClass } from "../../ui/button.tsx";
import { cx } from "../../ui/class-names.ts";
import { PageHead } from "../../ui/page.tsx";
import { NothingMine, WhoseChoice } from "../../ui/people/whose.tsx";
import { toWrapUpQuery } from "../calendar/wrap-up/queries.ts";
import { nobodyAsked } from "./asked.ts";
import { nextOf, tellDay, tellTasks } from "./day-plan.ts";
import { BookingsPlace, FirstUsePlace, PeoplePlace } from "./late-sections.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { OverviewSection } from "./overview-section.tsx";
import { RecentCustomers } from "./recent-customers.tsx";
import { StatusOverview } from "./status-overview.tsx";
import { ToDo } from "./to-do.tsx";
import { Today } from "./today.tsx";
import { Totals } from "./totals.tsx";
import { useRoom } from "./use-room.ts";

/** The overview of user `name` at `now`. Each section loads, fails and recovers on its own. */
export function OverviewContent({ name, now }: { name: string; now: Now }) {
  const { today, minutes } = now;
  const createdFrom = monthStart();
  const whose = useWhose("overview");
  const { who } = whose;
  const filter = whoseFilter(who);
  const alone = isAloneHere();
  const dashboard = useQuery(dashboardQuery(createdFrom, who));
  const day = useQuery(dayQuery(today));
  // Of everyone: each answers for their own.
  const isAsked = alone || who !== undefined;
  const wrapUp = useQuery({ ...toWrapUpQuery(now, who), enabled: isAsked });
  const unanswered = isAsked ? wrapUp : nobodyAsked;
  const neglected = useInfiniteQuery(neglectedQuery(today, who));
  const waiting = neglected.data?.pages[0];
  const tasks = useInfiniteQuery(soonQuery(today, who));
  const soon = useSoon(tasks.data?.pages[0], today);
  const room = useRoom();
  const { companies, customers } = dashboard.data?.desk ?? dashboard.data?.totals ?? {};
  const isNew = companies === 0 && customers === 0;
  // What follows waits for what is above it, whose height is unknown until it loads.
  const afterDay = (day.isPending || unanswered.isPending) && "to-1180:hidden";
  const afterTasks = tasks.isPending && "hidden";
  const afterAction =
    (day.isPending || unanswered.isPending || tasks.isPending || neglected.isPending) && "hidden";
  // What is canceled leaves the day.
  const planned = useMemo(
    () => day.data?.filter((each) => takesTime(each) && isOfWho(each, who)),
    [day.data, who],
  );
  const bookingsPlace = <BookingsPlace count={dashboard.data?.newBookings} />;
  useOverviewShortcuts(planned && nextOf(planned, minutes), waiting?.data[0]);

  return (
    <ShownWhose value={whose}>
      <PageHead
        title={overview.welcome(firstNameOf(name))}
        sub={
          <>
            {overview.date(formatDate(today, "weekday"))}{" "}
            {!isNew && (
              <span className="to-700:block to-700:min-h-[1lh]">
                {planned && tellDay(planned, minutes)} {soon && tellTasks(soon.due)}
              </span>
            )}
          </>
        }
        actions={
          !isNew && (
            <>
              <WhoseChoice page="overview" whose={whose} />
              <Link to="/dashboard/companies/new" className={buttonClass()}>
                <Plus />
                {overview.addCompany}
              </Link>
              <Link
                to="/dashboard/appointments/new"
                className={buttonClass({ variant: "primary" })}
              >
                <Plus />
                {overview.newAppointment}
              </Link>
            </>
          )
        }
      />
      {isNew ? (
        <>
          {bookingsPlace}
          <FirstUsePlace />
        </>
      ) : (
        <div className="overview">
          <Totals
            dashboard={dashboard.data}
            createdFrom={createdFrom}
            className={cx(afterAction && "to-700:hidden")}
            failed={
              dashboard.isError && (
                <button type="button" className="link hit-area" onClick={() => dashboard.refetch()}>
                  {common.tryAgain}
                </button>
              )
            }
          />
          {bookingsPlace}
          {!isAsked && <PeoplePlace appointments={planned} now={now} whose={whose} />}
          <OverviewSection
            title={overview.sections.today}
            query={day}
            failed={results.appointments.listFailed}
            aside={
              <Link
                to="/dashboard/appointments/$date"
                params={{ date: today }}
                className="link hit-area"
              >
                {overview.openDay}
              </Link>
            }
          >
            <Today appointments={planned} now={now} room={room.day} unanswered={unanswered} />
          </OverviewSection>
          <div className={cx("side-column", afterDay)}>
            <OverviewSection
              title={overview.sections.toDo}
              query={tasks}
              failed={results.tasks.listFailed}
              aside={
                <Link
                  to="/dashboard/tasks"
                  search={alone ? {} : { who: whose.chosen }}
                  className="link hit-area"
                >
                  {overview.allTasks}
                </Link>
              }
            >
              <ToDo soon={soon} today={today} most={room.tasks} />
            </OverviewSection>
            <OverviewSection
              title={overview.sections.attention}
              query={neglected}
              failed={results.customers.listFailed}
              aside={
                waiting &&
                waiting.total > 0 && (
                  <Link
                    to="/dashboard/customers"
                    search={{ attention: true, sort: "-value", ...filter }}
                    className="link hit-area"
                  >
                    {overview.allWaiting(formatCount(waiting.total))}
                  </Link>
                )
              }
              className={cx(afterTasks)}
            >
              <NeedsAttention customers={waiting?.data} today={today} />
            </OverviewSection>
          </div>
          <div className={cx("below", afterAction)}>
            <OverviewSection
              title={overview.sections.recent}
              query={dashboard}
              aside={
                dashboard.data?.totals.customers !== 0 && (
                  <Link to="/dashboard/customers" search={filter} className="link hit-area">
                    {overview.allCustomers}
                  </Link>
                )
              }
            >
              {who !== undefined && dashboard.data?.totals.customers === 0 ? (
                <NothingMine whose={whose} />
              ) : (
                <RecentCustomers customers={dashboard.data?.recentCustomers} />
              )}
            </OverviewSection>
            <OverviewSection
              title={overview.sections.statuses}
              query={dashboard}
              className="side-column"
            >
              <StatusOverview dashboard={dashboard.data} />
            </OverviewSection>
          </div>
        </div>
      )}
    </ShownWhose>
  );
}

/**
 * On the overview, one key for the next appointment's customer and one for whoever has waited
 * longest.
 */
function useOverviewShortcuts(next: Appointment | undefined, waiting: Customer | undefined) {
  const go = useNavigate();
  const opens = (customerId: string | undefined) =>
    customerId === undefined
      ? null
      : () => void go({ to: "/dashboard/customers/$customerId", params: { customerId } });
  useShortcut("prepare", opens(next?.customer._id));
  useShortcut("attention", opens(waiting?._id));
}
