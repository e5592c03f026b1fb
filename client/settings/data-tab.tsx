import { RestoreSection } from "../restore/restore-section.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { DataFacts } from "./data-facts.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportSection } from "./import-section.tsx";
import { SettingsColumns } from "./settings-columns.tsx";
import { TidySection } from "./tidy-section.tsx";
import { useRecordCounts } from "./use-record-counts.ts";

/** Everything in and out, and what is to be cleaned up. */
export function DataTab() {
  const recordCounts = useRecordCounts();
  return (
    <SettingsColumns aside={<DataFacts />}>
      <ImportSection />
      <ExportSection {...recordCounts} />
      <RestoreSection />
      <TidySection />
      <DangerZone {...recordCounts} />
    </SettingsColumns>
  );
}
