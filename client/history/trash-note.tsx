import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { historyEndpoints } from "../../shared/history.ts";
import { messages } from "../../shared/messages.ts";
import { call, failureText } from "../lib/api.ts";
import { countOf } from "../lib/count.ts";
import { refreshData } from "../lib/query-client.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { notify } from "../ui/toaster.tsx";
import { useKept } from "./kept.tsx";

/** How long what is deleted is kept, and the way to be rid of it sooner. */
export function TrashNote({ records }: { records: number }) {
  const { days } = useKept();
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
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line-strong pt-2">
      <p className="text-13 text-ink-2">Kept for {days} days.</p>
      {records > 0 && (
        <Button variant="danger" size="sm" onClick={() => setAsking(true)}>
          Empty Trash
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${records === 1 ? "this record" : `these ${countOf(records, "record")}`} for good?`}
        cancelLabel={records === 1 ? "Keep It" : "Keep Them"}
        confirmLabel="Delete for Good"
        busy={empty.isPending}
        onConfirm={() => empty.mutate()}
      >
        <p>This cannot be undone.</p>
      </ConfirmDialog>
    </div>
  );
}
