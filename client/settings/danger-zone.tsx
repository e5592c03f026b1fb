import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";
import { lossOf } from "./loss.ts";
import { SettingRow, SettingRows } from "./setting-rows.tsx";
import type { Holdings } from "./use-holdings.ts";

export function DangerZone(holdings: Holdings) {
  const [open, setOpen] = useState(false);
  return (
    <FormSection title={<span className="text-danger">Danger Zone</span>}>
      <SettingRows>
        <SettingRow
          title="Delete your account"
          note={`Removes ${lossOf(holdings)}. This cannot be undone.`}
        >
          <Button variant="danger-line" onClick={() => setOpen(true)}>
            Delete Account
          </Button>
        </SettingRow>
      </SettingRows>
      <DeleteAccountDialog holdings={holdings} open={open} onOpenChange={setOpen} />
    </FormSection>
  );
}
