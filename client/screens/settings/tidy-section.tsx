import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { data } from "../../../shared/words/en/data.ts";
import { HistoryNote } from "../../lib/browser/kept.tsx";
import { formatInstant } from "../../lib/dates/dates.ts";
import { trashQuery } from "../../lib/queries/trash-query.ts";
import { buttonClass } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../ui/form/setting-rows.tsx";
import { groupCountQuery } from "../duplicates/queries.ts";

/** What is to be cleaned up, and where. */
export function TidySection() {
  const { data: trash } = useQuery(trashQuery);
  const { data: groups } = useQuery(groupCountQuery);
  return (
    <FormSection needs="write" title={data.tidy.title}>
      <SettingRows>
        <SettingRow title={data.tidy.duplicates} note={describeGroups(groups)}>
          <Link
            to="/dashboard/duplicates"
            aria-label={data.tidy.reviewLabel}
            className={buttonClass({ size: "sm" })}
          >
            {data.tidy.review}
          </Link>
        </SettingRow>
        <SettingRow
          title={data.tidy.trash}
          note={trash ? describeTrash(trash) : data.tidy.trashNote}
        >
          <Link
            to="/dashboard/history"
            search={{ acts: "deleted" }}
            className={buttonClass({ size: "sm" })}
          >
            {data.tidy.showTrash}
          </Link>
        </SettingRow>
        <SettingRow title={data.tidy.history} note={<HistoryNote />}>
          <Link to="/dashboard/history" className={buttonClass({ size: "sm" })}>
            {data.tidy.openHistory}
          </Link>
        </SettingRow>
      </SettingRows>
    </FormSection>
  );
}

function describeGroups(groups: { customers: number; companies: number } | undefined): string {
  if (!groups) return data.tidy.possible;
  const all = groups.customers + groups.companies;
  return all === 0 ? data.tidy.none : data.tidy.count(all);
}

function describeTrash({ changes, until }: { changes: number; until: string | null }): string {
  if (changes === 0 || until === null) return data.tidy.trashEmpty;
  const day = formatInstant(until, "long");
  return changes === 1 ? data.tidy.deletion(day) : data.tidy.deletions(changes, day);
}
