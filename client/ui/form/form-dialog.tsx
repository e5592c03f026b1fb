import { type ComponentProps, type ReactNode, useId } from "react";
import { common } from "../../../shared/words/en/common.ts";
import type { SchemaForm } from "../../lib/schema-form.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog/dialog.tsx";
import { Form } from "./form.tsx";

type FormDialogProps = Pick<
  ComponentProps<typeof Dialog>,
  "open" | "onOpenChange" | "title" | "description"
> & {
  form: SchemaForm;
  /** On the button that saves. */
  save: string;
  busyLabel?: string;
  className?: string;
  children: ReactNode;
};

/** A form in a dialog, with the ways out of it at its end. */
export function FormDialog({
  form,
  save,
  busyLabel,
  className = "mt-4",
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      footer={
        <>
          <Button onClick={() => dialog.onOpenChange(false)}>{common.cancel}</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={form.methods.formState.isSubmitting}
            busyLabel={busyLabel}
          >
            {save}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className={className}>
        {children}
      </Form>
    </Dialog>
  );
}
