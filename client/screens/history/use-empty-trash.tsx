import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { results } from "../../../shared/words/en/results.ts";
import { countOf } from "../../lib/format/count.ts";
import { write } from "../../lib/write/write.ts";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";

/** Deletes for good what is in the trash, once the user has said so in the dialog. */
export function useEmptyTrash(records: number): { ask: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const empty = useMutation({
    mutationFn: () =>
      write(
        historyEndpoints.emptyTrash,
        {},
        {
          saved: () => setAsking(false),
          done: ({ msg }) => msg,
          failed: results.history.trashFailed,
          refresh: "first",
        },
      ),
  });
  const dialog = (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      title={`Delete ${records === 1 ? "this record" : `these ${countOf(records, "record")}`} for good?`}
      cancelLabel={records === 1 ? "Keep It" : "Keep Them"}
      confirmLabel="Delete for Good"
      busy={empty.isPending}
      onConfirm={() => empty.mutate()}
    >
      <p>This can’t be undone.</p>
    </ConfirmDialog>
  );
  return { ask: () => setAsking(true), dialog };
}
