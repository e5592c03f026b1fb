import type { PipelineReport } from "../../../shared/reports.ts";
import type { Shown } from "../use-report.ts";

export function PipelineChart(_: Shown<PipelineReport>) {
  return <p className="yet">The chart is not drawn yet.</p>;
}
