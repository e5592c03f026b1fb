import { z } from "zod";
import { deskEndpoints, deskName } from "../../../shared/account/desks.ts";
import { people } from "../../../shared/words/en/people.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { write } from "../../lib/write/write.ts";
import { showQuestion } from "../../ui/dialog/question-place.tsx";
import { FormDialog } from "../../ui/form/form-dialog.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { useGoToDesk } from "./go-to-desk.ts";

const schema = z.object({ name: deskName });
const Field = fieldOf(schema);

/** See new-desk.ts. */
export function NewDeskDialog() {
  const goTo = useGoToDesk();
  const close = () => showQuestion(null);
  const form = useSchemaForm({
    schema,
    defaultValues: { name: "" },
    save: (body) => write(deskEndpoints.create, { body }, { refresh: "never" }),
    saved: ({ data }) => {
      close();
      void goTo(data);
    },
    failed: people.newDeskDialog.failed,
  });
  return (
    <FormDialog
      open
      onOpenChange={close}
      title={people.newDesk}
      description={people.newDeskDialog.text}
      form={form}
      save={people.newDeskDialog.save}
      busyLabel={people.newDeskDialog.saving}
    >
      <Field name="name" label={people.newDeskDialog.name} autoComplete="off" />
    </FormDialog>
  );
}
