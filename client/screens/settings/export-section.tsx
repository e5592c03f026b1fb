import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { importedKinds } from "../../../shared/kinds/fields.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { countOf } from "../../lib/format/count.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../ui/form/setting-rows.tsx";
import { type CopyEndpoint, downloadCopy } from "./download-copy.ts";
import type { RecordCounts } from "./use-record-counts.ts";

type KindCopy = Omit<CopyProps, "count"> & { countInWords: (count: number) => string };

/** What can be imported can be taken out by itself, too. */
const kindCopies: Record<ImportKind, KindCopy> = {
  companies: {
    title: "Companies",
    countInWords: (count) => countOf(count, "company", "companies"),
    use: "CSV for a spreadsheet.",
    format: "CSV",
    endpoint: exportEndpoints.companies,
  },
  customers: {
    title: "Customers",
    countInWords: (count) => `${countOf(count, "customer")}, each with its company`,
    use: "CSV for a spreadsheet.",
    format: "CSV",
    endpoint: exportEndpoints.customers,
  },
  appointments: {
    title: "Appointments",
    countInWords: (count) => countOf(count, "appointment"),
    use: "ICS for your calendar.",
    format: "ICS",
    endpoint: exportEndpoints.appointments,
  },
};

/** Everything in the account to download, one file per button. */
export function ExportSection({ recordCounts }: { recordCounts: RecordCounts }) {
  return (
    <FormSection needs="export" title="Export" hint="Take a copy at any time.">
      <SettingRows>
        {importedKinds.map((kind) => {
          const { countInWords, ...copy } = kindCopies[kind];
          const count = recordCounts[kind];
          return <Copy key={kind} {...copy} count={count !== undefined && countInWords(count)} />;
        })}
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
        data-needs="export"
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
