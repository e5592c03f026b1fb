import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { historyEndpoints } from "../../../shared/history/history.ts";
import { history } from "../../../shared/words/en/history.ts";
import { results } from "../../../shared/words/en/results.ts";
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
      title={history.trash.question(records)}
      cancelLabel={records === 1 ? history.trash.keepIt : history.trash.keepThem}
      confirmLabel={history.trash.confirm}
      busy={empty.isPending}
      onConfirm={() => empty.mutate()}
    >
      <p>{history.trash.warning}</p>
    </ConfirmDialog>
  );
  return { ask: () => setAsking(true), dialog };
}
