import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { data } from "../../../shared/words/en/data.ts";
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
    <FormSection title={<span className="text-danger">{data.danger.title}</span>}>
      <SettingRows>
        <EmptyTrash />
        <SettingRow
          title={data.danger.account}
          note={data.danger.removes(describeAccount(recordCounts))}
        >
          <Button variant="danger-line" onClick={() => setOpen(true)}>
            {data.danger.deleteAccount}
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
      title={data.danger.trash}
      note={
        trash && records === 0
          ? data.tidy.trashEmpty
          : trash
            ? data.danger.trashCount(records)
            : data.danger.trashNote
      }
    >
      <Button
        data-needs="desk"
        variant="danger-line"
        size="sm"
        disabled={records === 0}
        onClick={ask}
      >
        {data.danger.emptyTrash}
      </Button>
      {dialog}
    </SettingRow>
  );
}
