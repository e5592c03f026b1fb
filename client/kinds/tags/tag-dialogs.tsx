import { useState } from "react";
import { type Tag, tagEndpoints, tagInput } from "../../../shared/kinds/tags.ts";
import { results } from "../../../shared/words/en/results.ts";
import { failureText } from "../../lib/api-error.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { Combobox, type ComboboxOption } from "../../ui/menu/combobox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { loseIt, usageOf } from "./usage.ts";

const Field = fieldOf(tagInput);

interface TagDialogProps {
  tag: Tag;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adds a tag, or renames the one that is given. */
export function TagNameDialog({
  tag,
  open,
  onOpenChange,
}: Omit<TagDialogProps, "tag"> & { tag?: Tag | undefined }) {
  const form = useSchemaForm({
    schema: tagInput,
    defaultValues: { name: tag?.name ?? "" },
    save: (body) =>
      tag
        ? write(tagEndpoints.update, { params: { id: tag._id }, body }, { done: "Tag renamed" })
        : write(tagEndpoints.create, { body }, { done: "Tag added" }),
    saved: () => onOpenChange(false),
    failed: results.notSaved,
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={tag ? `Rename ${isolate(tag.name)}` : "Add Tag"}
      form={form}
      save={tag ? "Rename Tag" : "Add Tag"}
    >
      <Field name="name" autoComplete="off" />
    </FormDialog>
  );
}

/** Gives all that have a tag another one, and deletes it. */
export function TagMergeDialog({
  tag,
  others,
  open,
  onOpenChange,
}: TagDialogProps & { others: readonly Tag[] }) {
  const [into, setInto] = useState<ComboboxOption | null>(null);
  const { busy, error, run } = useTagAct(() => onOpenChange(false));
  const merge = () => {
    if (!into) return;
    const params = { id: tag._id };
    const done = `Tag ${tag.name} merged into ${into.label}`;
    run(write(tagEndpoints.merge, { params, body: { into: into.value } }, { done }));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => busy || onOpenChange(next)}
      title={`Merge ${isolate(tag.name)}`}
      description={`${usageOf(tag) || "Nothing"} will get that tag instead. The tag ${isolate(tag.name)} is deleted.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!into}
            busy={busy}
            busyLabel="Merging"
            onClick={merge}
          >
            Merge Tags
          </Button>
        </>
      }
    >
      {error && <Notice className="mt-4">{error}</Notice>}
      <div className="mt-4">
        <Combobox
          aria-label="Merge into"
          placeholder="Choose a tag"
          items={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={into}
          onValueChange={setInto}
          emptyText="No other tag"
        />
      </div>
    </Dialog>
  );
}

export function TagDeleteDialog({ tag, open, onOpenChange }: TagDialogProps) {
  const { busy, error, run } = useTagAct(() => onOpenChange(false));
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the tag ${isolate(tag.name)}?`}
      cancelLabel="Keep Tag"
      confirmLabel="Delete Tag"
      busy={busy}
      error={error}
      onConfirm={() =>
        run(write(tagEndpoints.remove, { params: { id: tag._id } }, { done: "Tag deleted" }))
      }
    >
      {loseIt(tag)}
    </ConfirmDialog>
  );
}

function useTagAct(done: () => void) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (writing: Promise<object>) => {
    setBusy(true);
    setError(undefined);
    try {
      await writing;
      done();
    } catch (refusal) {
      setError(failureText(refusal, results.tags.saveFailed));
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    error,
    run: (writing: Promise<object>) => void run(writing),
  };
}
