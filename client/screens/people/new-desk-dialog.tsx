import { z } from "zod";
import { deskEndpoints, deskName } from "../../../shared/account/desks.ts";
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
    failed: "The desk could not be created. Try again.",
  });
  return (
    <FormDialog
      open
      onOpenChange={close}
      title="New Desk"
      description="Nothing crosses from one desk to the other."
      form={form}
      save="Create Desk"
      busyLabel="Creating"
    >
      <Field name="name" label="Name" autoComplete="off" />
    </FormDialog>
  );
}
