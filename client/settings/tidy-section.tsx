import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
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
  return (
    <FormSection title="Tidy Up">
      <SettingRows>
        <SettingRow title="Deleted" note={trash ? describeTrash(trash) : "What can be restored"}>
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

function describeTrash({ changes, until }: { changes: number; until: string | null }): string {
  if (changes === 0 || until === null) return "Nothing was deleted that can be restored.";
  const goes = changes === 1 ? "It goes on" : "The first goes on";
  return `${countOf(changes, "deletion")} can be restored. ${goes} ${formatInstant(until, "long")}.`;
}
