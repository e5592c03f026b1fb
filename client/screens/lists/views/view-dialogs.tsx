import { type View, viewEndpoints, viewInput } from "../../../../shared/kinds/views.ts";
import type { FilteredList } from "../../../../shared/lists/filters.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { views as words } from "../../../../shared/words/en/views.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { write } from "../../../lib/write/write.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { showSaved } from "./view-acts.ts";

const named = viewInput.pick({ name: true });
const Field = fieldOf(named);

type ViewNameDialogProps = {
  list: FilteredList;
  query: string;
  /** The one to rename; without it, one is added. */
  view?: View | undefined;
  onSaved: (view: View) => void;
  onClose: () => void;
};

/** Asks for the name of a new view, or for another one. */
export function ViewNameDialog({ list, query, view, onSaved, onClose }: ViewNameDialogProps) {
  const form = useSchemaForm({
    schema: named,
    defaultValues: { name: view?.name ?? "" },
    save: ({ name }) =>
      view
        ? write(
            viewEndpoints.update,
            { params: { id: view._id }, body: { name } },
            { saved: showSaved, done: words.renamed },
          )
        : write(
            viewEndpoints.create,
            { body: { list, name, query } },
            {
              saved: showSaved,
              done: words.saved[list],
            },
          ),
    saved: ({ data }) => {
      onSaved(data);
      onClose();
    },
    failed: results.notSaved,
  });
  const title = view ? words.rename : words.save;
  return (
    <FormDialog open onOpenChange={onClose} title={title} form={form} save={title}>
      <Field name="name" autoComplete="off" />
    </FormDialog>
  );
}
