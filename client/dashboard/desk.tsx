import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { messages } from "../../shared/messages.ts";
import { dayQuery } from "../appointments/queries.ts";
import type { Now } from "../appointments/use-now.ts";
import { neglectedQuery } from "../customers/queries.ts";
import { formatCount } from "../lib/count.ts";
import { formatDate, monthStart } from "../lib/dates.ts";
import { buttonClass } from "../ui/button.tsx";
import { cx } from "../ui/class-names.ts";
import { PageHead } from "../ui/page.tsx";
import { nextOf, tellDay } from "./day-plan.ts";
import { firstNameOf } from "./first-name.ts";
import { FirstUse } from "./first-use.tsx";
import { NeedsAttention } from "./needs-attention.tsx";
import { Part } from "./part.tsx";
import { dashboardQuery } from "./queries.ts";
import { RecentCustomers } from "./recent-customers.tsx";
import { StatusOverview } from "./status-overview.tsx";
import { Today } from "./today.tsx";
import { Totals } from "./totals.tsx";
import { useDeskShortcuts } from "./use-desk-shortcuts.ts";

/** The overview as `name` sees it at `now`. Each part waits, fails and recovers for itself. */
export function Desk({ name, now }: { name: string; now: Now }) {
  const { today, minutes } = now;
  const createdFrom = monthStart();
  const dashboard = useQuery(dashboardQuery(createdFrom));
  const day = useQuery(dayQuery(today));
  const neglected = useInfiniteQuery(neglectedQuery(today));
  const waiting = neglected.data?.pages[0];
  const isNew = dashboard.data?.totals.companies === 0;
  // On the phone these stand below today, whose length nobody knows before it is there.
  const afterToday = day.isPending && "to-700:hidden";
  useDeskShortcuts(day.data && nextOf(day.data, minutes), waiting?.data[0]);

  return (
    <>
      <PageHead
        title={`Welcome, ${firstNameOf(name)}`}
        sub={
          <>
            {formatDate(today, "weekday")}.{" "}
            {!isNew && (
              <span className="to-700:block to-700:min-h-[1lh]">
                {day.data && tellDay(day.data, minutes)}
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
        <FirstUse />
      ) : (
        <>
          <Totals
            dashboard={dashboard.data}
            createdFrom={createdFrom}
            failed={
              dashboard.isError && (
                <button type="button" className="link hit" onClick={() => dashboard.refetch()}>
                  Try Again
                </button>
              )
            }
          />
          <div className="grid grid-cols-[minmax(0,1fr)_332px] to-1180:grid-cols-1 to-700:flex to-700:flex-col to-700:gap-8 to-700:pt-6">
            <div className="pt-[26px] pr-8 to-1180:pr-0 to-700:contents">
              <Part
                title="Customer Status Overview"
                query={dashboard}
                className={cx("to-700:order-2", afterToday)}
              >
                <StatusOverview dashboard={dashboard.data} />
              </Part>
              <Part
                title="Recent Customers"
                query={dashboard}
                aside={
                  dashboard.data?.totals.customers !== 0 && (
                    <Link to="/dashboard/customers" className="link hit">
                      All customers
                    </Link>
                  )
                }
                className={cx("mt-8 to-700:order-3 to-700:mt-0", afterToday)}
              >
                <RecentCustomers customers={dashboard.data?.recentCustomers} />
              </Part>
            </div>
            <div className="border-l border-line pt-[26px] pl-7 to-1180:grid to-1180:grid-cols-2 to-1180:items-start to-1180:gap-x-8 to-1180:border-l-0 to-1180:pt-8 to-1180:pl-0 to-700:contents">
              <Part
                title="Today"
                query={day}
                failed={messages.appointments.listFailed}
                aside={
                  <Link
                    to="/dashboard/appointments/$date"
                    params={{ date: today }}
                    className="link hit"
                  >
                    Open day
                  </Link>
                }
                className="to-700:order-1"
              >
                <Today appointments={day.data} today={today} minutes={minutes} />
              </Part>
              <Part
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
                className={cx("over-1180:mt-8 to-700:order-4", afterToday)}
              >
                <NeedsAttention customers={waiting?.data} today={today} />
              </Part>
            </div>
          </div>
        </>
      )}
    </>
  );
}
