import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { type Restoration, restoreEndpoints } from "../../../shared/transfer/restore.ts";
import { restore } from "../../../shared/words/en/restore.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { refreshData } from "../../lib/queries/query-client.ts";
import { queryOf } from "../../lib/queries/query-of.ts";
import { refreshUser } from "../../lib/session.ts";
import { write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { SettingRow, SettingRows } from "../../ui/form/setting-rows.tsx";

/** With what reads files. */
const dialog = lazyModule(() => import("./restore-dialog.tsx"));

const restorePlaceQuery = {
  ...queryOf({ key: ["restore"], endpoint: restoreEndpoints.get }),
  // Whether the account is empty must be true when it is asked.
  staleTime: 0,
};

/** A whole account from a file, or what is missing of it. */
export function RestoreSection() {
  const { data: place } = useQuery(restorePlaceQuery);
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const Dialog = dialog.use(file !== undefined, () => setFile(undefined));
  const broken = place?.restoration;
  const remove = useMutation({
    mutationFn: (id: string) =>
      write(
        restoreEndpoints.cancel,
        { params: { id } },
        { failed: restore.notRemoved, refresh: "never" },
      ),
    onSuccess: () => Promise.all([refreshData(), refreshUser()]),
  });
  return (
    <FormSection needs="desk" title={restore.section} hint={restore.hint}>
      <SettingRows>
        <SettingRow title={restore.row} note={broken ? noteOf(broken) : restore.note}>
          <span className="flex gap-2">
            {broken && (
              <Button
                size="sm"
                variant="danger-line"
                busy={remove.isPending}
                busyLabel={restore.removing}
                onClick={() => remove.mutate(broken._id)}
              >
                {restore.remove}
              </Button>
            )}
            <Button size="sm" onClick={() => picker.current?.click()}>
              {restore.chooseFile}
            </Button>
          </span>
          <input
            ref={picker}
            type="file"
            accept=".json,application/json"
            aria-label={restore.file}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              setFile(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </SettingRow>
      </SettingRows>
      {file && Dialog && <Dialog.RestoreDialog file={file} onClose={() => setFile(undefined)} />}
    </FormSection>
  );
}

function noteOf({ file, isCanceling, written }: Restoration): string {
  return isCanceling ? restore.removeStopped(file) : restore.stopped(file, written);
}
