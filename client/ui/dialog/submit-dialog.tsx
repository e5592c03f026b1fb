import { type ComponentProps, type ReactNode, useId } from "react";
import { common } from "../../../shared/words/en/common.ts";
import { Button } from "../button.tsx";
import { Dialog } from "./dialog.tsx";

type SubmitDialogProps = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "width"> &
  Pick<ComponentProps<typeof Button>, "disabled" | "busy" | "busyLabel"> & {
    onClose: () => void;
    onSave: () => Promise<void>;
    /** On the button that saves. */
    save: ReactNode;
    /** What else can be done, at the other end of the buttons. */
    instead?: ReactNode;
    children: ReactNode;
  };

/** A form in a dialog that checks and sends what is in it by itself. */
export function SubmitDialog({
  title,
  description,
  width,
  onClose,
  onSave,
  save,
  instead,
  children,
  ...button
}: SubmitDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width={width}
      title={title}
      description={description}
      footer={
        <>
          {instead}
          <Button variant="quiet" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" form={id} variant="primary" {...button}>
            {save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void onSave();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
