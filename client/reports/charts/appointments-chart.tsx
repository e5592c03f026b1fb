import type { AppointmentsReport } from "../../../shared/reports.ts";
import type { Shown } from "../use-report.ts";

export function AppointmentsChart(_: Shown<AppointmentsReport>) {
  return <p className="yet">The chart is not drawn yet.</p>;
}
