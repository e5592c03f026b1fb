import { useId } from "react";
import { z } from "zod";
import { deskEndpoints, deskName } from "../../../shared/account/desks.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { showQuestion } from "../../ui/dialog/question-place.tsx";
import { Form } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { useGoToDesk } from "./go-to-desk.ts";

const schema = z.object({ name: deskName });
const Field = fieldOf(schema);

/** See new-desk.ts. */
export function NewDeskDialog() {
  const id = useId();
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
    <Dialog
      open
      onOpenChange={close}
      title="New Desk"
      description="Nothing crosses from one desk to the other."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={form.methods.formState.isSubmitting}
            busyLabel="Creating"
          >
            Create Desk
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="mt-4">
        <Field name="name" label="Name" autoComplete="off" />
      </Form>
    </Dialog>
  );
}
