import { useId } from "react";
import type { FilteredList } from "../../shared/filters.ts";
import { messages } from "../../shared/messages.ts";
import { type View, viewEndpoints, viewInput } from "../../shared/views.ts";
import { sayDone } from "../history/undoing.ts";
import { call } from "../lib/api.ts";
import { Form } from "../lib/form.tsx";
import { fieldOf } from "../lib/form-field.tsx";
import { useSchemaForm } from "../lib/schema-form.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
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
  const id = useId();
  const form = useSchemaForm({
    schema: named,
    defaultValues: { name: view?.name ?? "" },
    save: ({ name }, headers) =>
      view
        ? call(viewEndpoints.update, { params: { id: view._id }, body: { name } })
        : call(viewEndpoints.create, { body: { list, name, query }, headers }),
    saved: (answer) => {
      sayDone(
        view
          ? "View renamed"
          : `View saved (in the sidebar under ${list === "customers" ? "Customers" : "Companies"})`,
        answer,
      );
      showSaved(answer.data);
      onSaved(answer.data);
      onClose();
    },
    failed: messages.notSaved,
  });
  const title = view ? "Rename View" : "Save View";
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={form.methods.formState.isSubmitting}
          >
            {title}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="mt-4">
        <Field name="name" autoComplete="off" />
      </Form>
    </Dialog>
  );
}
