import "../../../../styles/report-parts.css";
import type { AppointmentsReport } from "../../../../../shared/reports/reports.ts";
import type { Shown } from "../../use-report.ts";
import { BusiestHours } from "./busiest-hours-chart.tsx";
import { OutcomeChart } from "./outcome-chart.tsx";

export function AppointmentsChart(shown: Shown<AppointmentsReport>) {
  return (
    <div className="report-parts aside">
      <div>
        <OutcomeChart {...shown} />
        <BusiestHours {...shown} />
      </div>
    </div>
  );
}
