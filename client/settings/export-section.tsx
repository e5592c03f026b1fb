import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { exportEndpoints } from "../../shared/exports.ts";
import { countOf } from "../lib/count.ts";
import { Button } from "../ui/button.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { type CopyEndpoint, downloadCopy } from "./download-copy.ts";
import { SettingRow, SettingRows } from "./setting-rows.tsx";
import type { RecordCounts } from "./use-record-counts.ts";

/** Everything in the account to download, one file per button. */
export function ExportSection({ companies, customers, appointments }: RecordCounts) {
  return (
    <FormSection title="Export" hint="Take a copy at any time.">
      <SettingRows>
        <Copy
          title="Companies"
          count={companies !== undefined && countOf(companies, "company", "companies")}
          use="CSV for a spreadsheet."
          format="CSV"
          endpoint={exportEndpoints.companies}
        />
        <Copy
          title="Customers"
          count={
            customers !== undefined && `${countOf(customers, "customer")}, each with its company`
          }
          use="CSV for a spreadsheet."
          format="CSV"
          endpoint={exportEndpoints.customers}
        />
        <Copy
          title="Appointments"
          count={appointments !== undefined && countOf(appointments, "appointment")}
          use="ICS for your calendar."
          format="ICS"
          endpoint={exportEndpoints.appointments}
        />
        <Copy
          title="Everything"
          use="One Client Desk file with all of the above, notes, tasks and history."
          format="JSON"
          endpoint={exportEndpoints.everything}
        />
      </SettingRows>
    </FormSection>
  );
}

type CopyProps = {
  title: string;
  /** Left out while unknown. */
  count?: string | false;
  use: string;
  format: string;
  endpoint: CopyEndpoint;
};

function Copy({ title, count, use, format, endpoint }: CopyProps) {
  const download = useMutation({ mutationFn: () => downloadCopy(endpoint) });
  return (
    <SettingRow title={title} note={count ? `${count}. ${use}` : use}>
      <Button
        size="sm"
        icon={<Download />}
        aria-label={`Download ${title.toLowerCase()} as ${format}`}
        busy={download.isPending}
        busyLabel={format}
        onClick={() => download.mutate()}
      >
        {format}
      </Button>
    </SettingRow>
  );
}
