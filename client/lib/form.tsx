import { useBlocker } from "@tanstack/react-router";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import { focusLateField } from "../layout/page-focus.ts";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { type SchemaForm, SchemaFormContext } from "./schema-form.ts";

/** The form element; it also asks before a change is left behind. */
export function Form({
  form,
  children,
  ...props
}: { form: SchemaForm; children: ReactNode } & Omit<ComponentProps<"form">, "onSubmit">) {
  useEffect(focusLateField, []);
  const saveOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void form.submit();
    }
  };
  return (
    <SchemaFormContext value={form}>
      <FormProvider {...form.methods}>
        <form
          noValidate
          {...props}
          onKeyDown={saveOnCtrlEnter}
          onSubmit={(event) => {
            event.preventDefault();
            void form.submit();
          }}
        >
          {form.restored && <RestoredNote form={form} />}
          {children}
        </form>
        <LeaveGuard form={form} />
      </FormProvider>
    </SchemaFormContext>
  );
}

function RestoredNote({ form }: { form: SchemaForm }) {
  return (
    <p role="status" className="mb-4 text-13 text-ink-2">
      What you had typed is back.{" "}
      <button type="button" className="link" onClick={form.discard}>
        Discard it
      </button>
    </p>
  );
}

function LeaveGuard({ form }: { form: SchemaForm }) {
  const blocker = useBlocker({
    // Another search or hash on the same screen keeps the form.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && form.wouldLose(),
    enableBeforeUnload: form.wouldLose,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === "blocked"}
      onOpenChange={() => blocker.reset?.()}
      title="Leave without saving?"
      cancelLabel="Keep Editing"
      confirmLabel="Discard Changes"
      onConfirm={() => {
        form.discard();
        blocker.proceed?.();
      }}
    >
      What you have typed here has not been saved.
    </ConfirmDialog>
  );
}

/** The button that saves the form it stands in. */
export function SaveButton({ children }: { children: ReactNode }) {
  const { formState } = useFormContext();
  return (
    <Button type="submit" variant="primary" busy={formState.isSubmitting} busyLabel="Saving">
      {children}
    </Button>
  );
}
