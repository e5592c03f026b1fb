import { useState } from "react";
import { type Tag, tagEndpoints, tagInput } from "../../../shared/kinds/tags.ts";
import { common } from "../../../shared/words/en/common.ts";
import { results } from "../../../shared/words/en/results.ts";
import { tags } from "../../../shared/words/en/tags.ts";
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
import { sayUsage } from "./usage.ts";

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
        ? write(
            tagEndpoints.update,
            { params: { id: tag._id }, body },
            { done: tags.naming.renamed },
          )
        : write(tagEndpoints.create, { body }, { done: tags.naming.added }),
    saved: () => onOpenChange(false),
    failed: results.notSaved,
  });
  return (
    <FormDialog
      open={open}
      onOpenChange={onOpenChange}
      title={tag ? tags.section.renameTag(isolate(tag.name)) : tags.section.add}
      form={form}
      save={tag ? tags.naming.save : tags.section.add}
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
    const done = tags.merging.done(tag.name, into.label);
    run(write(tagEndpoints.merge, { params, body: { into: into.value } }, { done }));
  };
  const name = isolate(tag.name);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => busy || onOpenChange(next)}
      title={tags.section.mergeTag(name)}
      description={sayUsage(tag, {
        none: tags.merging.none(name),
        customers: (customers) => tags.merging.customers(customers, name),
        companies: (companies) => tags.merging.companies(companies, name),
        both: (customers, companies) => tags.merging.both(customers, companies, name),
      })}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabled={!into}
            busy={busy}
            busyLabel={tags.merging.busy}
            onClick={merge}
          >
            {tags.merging.button}
          </Button>
        </>
      }
    >
      {error && <Notice className="mt-4">{error}</Notice>}
      <div className="mt-4">
        <Combobox
          aria-label={tags.merging.into}
          placeholder={tags.merging.choose}
          items={others.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={into}
          onValueChange={setInto}
          emptyText={tags.merging.noOther}
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
      title={tags.deleting.question(isolate(tag.name))}
      cancelLabel={tags.deleting.keep}
      confirmLabel={tags.deleting.button}
      busy={busy}
      error={error}
      onConfirm={() =>
        run(
          write(tagEndpoints.remove, { params: { id: tag._id } }, { done: tags.deleting.deleted }),
        )
      }
    >
      {sayUsage(tag, tags.deleting)}
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
