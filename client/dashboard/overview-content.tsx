import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { firstNameOf } from "../../shared/first-name.ts";
import { messages } from "../../shared/messages.ts";
import { takesTime } from "../../shared/outcomes.ts";
import { dayQuery } from "../appointments/queries.ts";
import type { Now } from "../appointments/use-now.ts";
import { toWrapUpQuery } from "../calendar/wrap-up/queries.ts";
import { neglectedQuery } from "../customers/queries.ts";
import { formatCount } from "../lib/count.ts";
import { formatDate, monthStart } from "../lib/dates.ts";
import { soonQuery } from "../tasks/queries.ts";
import { useSoon } from "../tasks/use-soon.ts";
import { buttonClass } from "../ui/button.tsx";
import { cx } from "../ui/class-names.ts";
import { PageHead } from "../ui/page.tsx";
import { nextOf, tellDay, tellTasks } from "./day-plan.ts";
import { FirstUsePlace } from "./first-use-place.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { OverviewSection } from "./overview-section.tsx";
import { dashboardQuery } from "./queries.ts";
import { RecentCustomers } from "./recent-customers.tsx";
import { StatusOverview } from "./status-overview.tsx";
import { ToDo } from "./to-do.tsx";
import { Today } from "./today.tsx";
import { Totals } from "./totals.tsx";
import { useOverviewShortcuts } from "./use-overview-shortcuts.ts";
import { useRoom } from "./use-room.ts";

/** The overview of user `name` at `now`. Each section loads, fails and recovers on its own. */
export function OverviewContent({ name, now }: { name: string; now: Now }) {
  const { today, minutes } = now;
  const createdFrom = monthStart();
  const dashboard = useQuery(dashboardQuery(createdFrom));
  const day = useQuery(dayQuery(today));
  const unanswered = useQuery(toWrapUpQuery(now));
  const neglected = useInfiniteQuery(neglectedQuery(today));
  const waiting = neglected.data?.pages[0];
  const tasks = useInfiniteQuery(soonQuery(today));
  const soon = useSoon(tasks.data?.pages[0], today);
  const room = useRoom();
  const { companies, customers } = dashboard.data?.totals ?? {};
  const isNew = companies === 0 && customers === 0;
  // What follows waits for what is above it, whose height is unknown until it loads.
  const afterDay = (day.isPending || unanswered.isPending) && "to-1180:hidden";
  const afterTasks = tasks.isPending && "hidden";
  const afterAction =
    (day.isPending || unanswered.isPending || tasks.isPending || neglected.isPending) && "hidden";
  // What is canceled leaves the day.
  const planned = useMemo(() => day.data?.filter(takesTime), [day.data]);
  useOverviewShortcuts(planned && nextOf(planned, minutes), waiting?.data[0]);

  return (
    <>
      <PageHead
        title={`Welcome, ${firstNameOf(name)}`}
        sub={
          <>
            {formatDate(today, "weekday")}.{" "}
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
              <Link to="/dashboard/companies/new" className={buttonClass()}>
                <Plus />
                Add Company
              </Link>
              <Link
                to="/dashboard/appointments/new"
                className={buttonClass({ variant: "primary" })}
              >
                <Plus />
                New Appointment
              </Link>
            </>
          )
        }
      />
      {isNew ? (
        <FirstUsePlace />
      ) : (
        <div className="overview">
          <Totals
            dashboard={dashboard.data}
            createdFrom={createdFrom}
            className={cx(afterAction && "to-700:hidden")}
            failed={
              dashboard.isError && (
                <button type="button" className="link hit" onClick={() => dashboard.refetch()}>
                  Try Again
                </button>
              )
            }
          />
          <OverviewSection
            title="Today"
            query={day}
            failed={messages.appointments.listFailed}
            aside={
              <Link
                to="/dashboard/appointments/$date"
                params={{ date: today }}
                className="link hit"
              >
                Open Day
              </Link>
            }
          >
            <Today appointments={planned} now={now} room={room.day} />
          </OverviewSection>
          <div className={cx("side-column", afterDay)}>
            <OverviewSection
              title="To Do"
              query={tasks}
              failed={messages.tasks.listFailed}
              aside={
                <Link to="/dashboard/tasks" className="link hit">
                  All Tasks
                </Link>
              }
            >
              <ToDo soon={soon} today={today} most={room.tasks} />
            </OverviewSection>
            <OverviewSection
              title="Needs Attention"
              query={neglected}
              failed={messages.customers.listFailed}
              aside={
                waiting &&
                waiting.total > 0 && (
                  <Link
                    to="/dashboard/customers"
                    search={{ attention: true, sort: "-value" }}
                    className="link hit"
                  >
                    All {formatCount(waiting.total)}
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
              title="Recent Customers"
              query={dashboard}
              aside={
                dashboard.data?.totals.customers !== 0 && (
                  <Link to="/dashboard/customers" className="link hit">
                    All Customers
                  </Link>
                )
              }
            >
              <RecentCustomers customers={dashboard.data?.recentCustomers} />
            </OverviewSection>
            <OverviewSection
              title="Customer Status Overview"
              query={dashboard}
              className="side-column"
            >
              <StatusOverview dashboard={dashboard.data} />
            </OverviewSection>
          </div>
        </div>
      )}
    </>
  );
}
