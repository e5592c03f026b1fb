import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { describeAccount } from "./describe-account.ts";
import { EmptyTrash } from "./empty-trash.tsx";
import { SettingRow, SettingRows } from "./setting-rows.tsx";
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
