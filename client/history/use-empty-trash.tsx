import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { historyEndpoints } from "../../shared/history.ts";
import { messages } from "../../shared/messages.ts";
import { call, failureText } from "../lib/api.ts";
import { countOf } from "../lib/count.ts";
import { refreshData } from "../lib/query-client.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { notify } from "../ui/toaster.tsx";

/** Deletes for good what is in the trash, once the user has said so in the dialog. */
export function useEmptyTrash(records: number): { ask: () => void; dialog: ReactNode } {
  const [asking, setAsking] = useState(false);
  const empty = useMutation({
    mutationFn: () => call(historyEndpoints.emptyTrash),
    onSuccess: async ({ msg }) => {
      setAsking(false);
      notify.success(msg);
      await refreshData();
    },
    onError: (error) => notify.error(failureText(error, messages.history.trashFailed)),
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
