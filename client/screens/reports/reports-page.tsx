import { common } from "../../../shared/words/en/common.ts";
import { reports } from "../../../shared/words/en/reports.ts";
import "../../styles/reports.css";
import { getRouteApi } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { useNow } from "../../lib/dates/use-now.ts";
import { useWhose } from "../../lib/people/whose.ts";
import { Button } from "../../ui/button.tsx";
import { PageHead } from "../../ui/page.tsx";
import { WhoseChoice } from "../../ui/people/whose.tsx";
import { UnknownFilters } from "../../ui/table/unknown-filters.tsx";
import { narrowLinks } from "./links.ts";
import { describePeriod, periodOn } from "./period.ts";
import { PeriodChoice } from "./period-choice.tsx";
import { usualPeriod } from "./queries.ts";
import { ReportSums } from "./report-sums.tsx";
import { Sections } from "./sections.tsx";
import { useShownReport } from "./shown-report.ts";

const route = getRouteApi("/dashboard/reports");

/** What the numbers say; each section loads, fails and recovers on its own. */
export function ReportsPage() {
  const { period: text, tables } = route.useSearch();
  const navigate = route.useNavigate();
  const { today } = useNow();
  const period = periodOn(text, today);
  const whose = useWhose("reports");
  const { who } = whose;
  narrowLinks(who);
  useShownReport({ period: text ?? usualPeriod, on: today, who });
  return (
    <>
      <title>{common.title(reports.title)}</title>
      <PageHead
        title={reports.title}
        sub={describePeriod(period)}
        actions={
          <>
            <WhoseChoice page="reports" whose={whose} />
            <PeriodChoice
              period={period}
              today={today}
              onChange={(next) =>
                void navigate({
                  search: (search) => ({ ...search, period: next }),
                  replace: true,
                  resetScroll: false,
                })
              }
            />
            <span className="to-700:hidden">
              <Button data-needs="export" icon={<Printer />} onClick={() => window.print()}>
                {reports.print}
              </Button>
            </span>
          </>
        }
      />
      <UnknownFilters />
      <ReportSums period={text} today={today} who={who} />
      <Sections period={text} today={today} who={who} tables={tables?.split(",") ?? []} />
    </>
  );
}
