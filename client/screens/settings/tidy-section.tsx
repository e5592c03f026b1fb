import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { HistoryNote } from "../../lib/browser/kept.tsx";
import { formatInstant } from "../../lib/dates/dates.ts";
import { countOf } from "../../lib/format/count.ts";
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
    <FormSection needs="write" title="Clean Up">
      <SettingRows>
        <SettingRow title="Duplicates" note={describeGroups(groups)}>
          <Link
            to="/dashboard/duplicates"
            aria-label="Review duplicates"
            className={buttonClass({ size: "sm" })}
          >
            Review
          </Link>
        </SettingRow>
        <SettingRow
          title="Trash"
          note={trash ? describeTrash(trash) : "Deleted records that can be restored"}
        >
          <Link
            to="/dashboard/history"
            search={{ acts: "deleted" }}
            className={buttonClass({ size: "sm" })}
          >
            Show in History
          </Link>
        </SettingRow>
        <SettingRow title="History" note={<HistoryNote />}>
          <Link to="/dashboard/history" className={buttonClass({ size: "sm" })}>
            Open History
          </Link>
        </SettingRow>
      </SettingRows>
    </FormSection>
  );
}

function describeGroups(groups: { customers: number; companies: number } | undefined): string {
  if (!groups) return "Possible duplicates";
  const all = groups.customers + groups.companies;
  return all === 0 ? "No possible duplicates." : countOf(all, "possible duplicate");
}

function describeTrash({ changes, until }: { changes: number; until: string | null }): string {
  if (changes === 0 || until === null) return "The trash is empty.";
  const first = changes === 1 ? " until" : ", the first until";
  return `${countOf(changes, "deletion")} can be restored${first} ${formatInstant(until, "long")}.`;
}
