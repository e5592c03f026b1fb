import type { SharesReport } from "../../../shared/reports.ts";
import type { Shown } from "../use-report.ts";

export function SharesChart(_: Shown<SharesReport>) {
  return <p className="yet">The chart is not drawn yet.</p>;
}
