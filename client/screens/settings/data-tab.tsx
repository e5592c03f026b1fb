import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Upload } from "lucide-react";
import { data } from "../../../shared/words/en/data.ts";
import { formatInstant } from "../../lib/dates/dates.ts";
import { trashQuery } from "../../lib/queries/trash-query.ts";
import { buttonClass } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../ui/form/setting-rows.tsx";
import { Fact, linkClass } from "../../ui/page.tsx";
import { SkeletonLine } from "../../ui/skeleton.tsx";
import { historyQuery } from "../history/queries.ts";
import { RestoreSection } from "../restore/restore-section.tsx";
import { DangerZone } from "./danger-zone.tsx";
import { ExportSection } from "./export-section.tsx";
import { SettingsColumns } from "./settings-columns.tsx";
import { TidySection } from "./tidy-section.tsx";
import { useRecordCounts } from "./use-record-counts.ts";

/** Everything in and out, and what is to be cleaned up. */
export function DataTab() {
  const recordCounts = useRecordCounts();
  return (
    <SettingsColumns aside={<DataFacts />}>
      <ImportSection />
      <ExportSection recordCounts={recordCounts} />
      <RestoreSection />
      <TidySection />
      <DangerZone {...recordCounts} />
    </SettingsColumns>
  );
}

/** When something was imported last, and how far back the history goes. */
function DataFacts() {
  const { data: trash } = useQuery(trashQuery);
  const { data: imports } = useInfiniteQuery(historyQuery({ action: "import", limit: 1 }));
  const waiting = <SkeletonLine className="w-24" />;
  const last = imports?.pages[0]?.data[0];
  return (
    <aside aria-label={data.facts} className="border-line-strong pt-5 to-1340:border-t">
      <dl className="facts p-0! to-1340:grid to-1340:grid-cols-3 to-1340:gap-x-6 to-700:grid-cols-1">
        <Fact label={data.lastImport}>
          {!imports ? (
            waiting
          ) : last ? (
            <>
              {formatInstant(last.at, "long")}
              <br />
              <Link
                to="/dashboard/history"
                search={{ acts: "imported" }}
                className={`${linkClass} text-13`}
              >
                {data.records(last.count)}
              </Link>
            </>
          ) : (
            data.never
          )}
        </Fact>
        <Fact label={data.since}>
          {!trash ? waiting : trash.since ? formatInstant(trash.since, "long") : data.today}
        </Fact>
      </dl>
    </aside>
  );
}

/** The ways into an import. */
function ImportSection() {
  return (
    <FormSection needs="write" title={data.import.title} hint={data.import.hint}>
      <SettingRows>
        <SettingRow title={data.import.customers} note={data.import.customersNote}>
          <ImportLink into="customers" />
        </SettingRow>
        <SettingRow title={data.import.appointments} note={data.import.appointmentsNote}>
          <ImportLink into="appointments" />
        </SettingRow>
      </SettingRows>
    </FormSection>
  );
}

function ImportLink({ into }: { into: "customers" | "appointments" }) {
  return (
    <Link
      to="/dashboard/import"
      search={{ into }}
      aria-label={data.import.labels[into]}
      className={buttonClass({ size: "sm" })}
    >
      <Upload />
      {data.import.button}
    </Link>
  );
}
