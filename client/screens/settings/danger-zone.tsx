import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "../../lib/format/count.ts";
import { trashQuery } from "../../lib/queries/trash-query.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../ui/form/setting-rows.tsx";
import { useEmptyTrash } from "../history/use-empty-trash.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { describeAccount } from "./describe-account.ts";
import type { RecordCounts } from "./use-record-counts.ts";

export function DangerZone(recordCounts: RecordCounts) {
  const [open, setOpen] = useState(false);
  return (
    <FormSection title={<span className="text-danger">Danger Zone</span>}>
      <SettingRows>
        <EmptyTrash />
        <SettingRow
          title="Delete your account"
          note={`Removes ${describeAccount(recordCounts)}. This can’t be undone.`}
        >
          <Button variant="danger-line" onClick={() => setOpen(true)}>
            Delete Account
          </Button>
        </SettingRow>
      </SettingRows>
      <DeleteAccountDialog recordCounts={recordCounts} open={open} onOpenChange={setOpen} />
    </FormSection>
  );
}

/** Deletes for good what could still be restored. */
function EmptyTrash() {
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
      <Button
        data-needs="desk"
        variant="danger-line"
        size="sm"
        disabled={records === 0}
        onClick={ask}
      >
        Empty Trash
      </Button>
      {dialog}
    </SettingRow>
  );
}
