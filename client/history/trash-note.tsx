import { Button } from "../ui/button.tsx";
import { useKept } from "./kept.tsx";
import { useEmptyTrash } from "./use-empty-trash.tsx";

/** How long what is deleted is kept, and the way to be rid of it sooner. */
export function TrashNote({ records }: { records: number }) {
  const { days } = useKept();
  const { ask, dialog } = useEmptyTrash(records);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line-strong pt-2">
      <p className="text-13 text-ink-2">Kept for {days} days.</p>
      {records > 0 && (
        <Button variant="danger" size="sm" onClick={ask}>
          Empty Trash
        </Button>
      )}
      {dialog}
    </div>
  );
}
