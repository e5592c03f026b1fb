import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { groupCountQuery } from "../duplicates/queries.ts";
import { HistoryNote } from "../history/kept.tsx";
import { trashQuery } from "../history/queries.ts";
import { countOf } from "../lib/count.ts";
import { formatInstant } from "../lib/dates.ts";
import { buttonClass } from "../ui/button.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { SettingRow, SettingRows } from "./setting-rows.tsx";

/** What is to be cleaned up, and where. */
export function TidySection() {
  const { data: trash } = useQuery(trashQuery);
  const { data: groups } = useQuery(groupCountQuery);
  return (
    <FormSection title="Clean Up">
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
