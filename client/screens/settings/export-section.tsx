import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { importedKinds } from "../../../shared/kinds/fields.ts";
import { exportEndpoints } from "../../../shared/transfer/exports.ts";
import type { ImportKind } from "../../../shared/transfer/import-kinds.ts";
import { data } from "../../../shared/words/en/data.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../ui/form/setting-rows.tsx";
import { downloadCopy } from "./download-copy.ts";
import type { RecordCounts } from "./use-record-counts.ts";

/** What can be imported can be taken out by itself, too. */
const formats: Record<ImportKind | "everything", string> = {
  companies: "CSV",
  customers: "CSV",
  appointments: "ICS",
  everything: "JSON",
};

/** Everything in the account to download, one file per button. */
export function ExportSection({ recordCounts }: { recordCounts: RecordCounts }) {
  return (
    <FormSection needs="export" title={data.export.title} hint={data.export.hint}>
      <SettingRows>
        {importedKinds.map((kind) => (
          <Copy key={kind} what={kind} note={noteOf(kind, recordCounts[kind])} />
        ))}
        <Copy what="everything" note={data.export.uses.everything} />
      </SettingRows>
    </FormSection>
  );
}

/** How many there are, once that is known, and what the file is for. */
function noteOf(kind: ImportKind, count: number | undefined): string {
  return count ? data.export.counted[kind](count) : data.export.uses[kind];
}

function Copy({ what, note }: { what: keyof typeof formats; note: string }) {
  const format = formats[what];
  const download = useMutation({ mutationFn: () => downloadCopy(exportEndpoints[what]) });
  return (
    <SettingRow title={data.export.titles[what]} note={note}>
      <Button
        data-needs="export"
        size="sm"
        icon={<Download />}
        aria-label={data.export.labels[what](format)}
        busy={download.isPending}
        busyLabel={format}
        onClick={() => download.mutate()}
      >
        {format}
      </Button>
    </SettingRow>
  );
}
