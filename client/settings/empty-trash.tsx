import { useQuery } from "@tanstack/react-query";
import { trashQuery } from "../history/queries.ts";
import { useEmptyTrash } from "../history/use-empty-trash.tsx";
import { countOf } from "../lib/count.ts";
import { Button } from "../ui/button.tsx";
import { SettingRow } from "./setting-rows.tsx";

/** Deletes for good what could still be restored. */
export function EmptyTrash() {
  const { data: trash } = useQuery(trashQuery);
  const records = trash?.records ?? 0;
  const { ask, dialog } = useEmptyTrash(records);
  return (
    <SettingRow
      title="Trash"
      note={
        trash && records === 0
          ? "The trash is empty."
          : `Permanently removes ${trash ? countOf(records, "deleted record") : "deleted records"}. This can’t be undone.`
      }
    >
      <Button variant="danger-line" size="sm" disabled={records === 0} onClick={ask}>
        Empty Trash
      </Button>
      {dialog}
    </SettingRow>
  );
}
