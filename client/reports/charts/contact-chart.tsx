import type { ContactReport } from "../../../shared/reports.ts";
import type { Shown } from "../use-report.ts";

export function ContactChart(_: Shown<ContactReport>) {
  return <p className="yet">The chart is not drawn yet.</p>;
}
