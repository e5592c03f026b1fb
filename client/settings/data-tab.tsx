import { RestoreSection } from "../restore/restore-section.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { DataFacts } from "./data-facts.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportSection } from "./import-section.tsx";
import { TidySection } from "./tidy-section.tsx";
import { underTabs } from "./under-tabs.ts";
import { useRecordCounts } from "./use-record-counts.ts";

/** Everything in and out, and what is to be cleaned up. */
export function DataTab() {
  const recordCounts = useRecordCounts();
  return (
    <div
      className={`${underTabs} grid grid-cols-[minmax(0,900px)_232px] gap-x-10 gap-y-8 to-1180:grid-cols-1`}
    >
      <div>
        <ImportSection />
        <ExportSection {...recordCounts} />
        <RestoreSection />
        <TidySection />
        <DangerZone {...recordCounts} />
      </div>
      <DataFacts />
    </div>
  );
}
