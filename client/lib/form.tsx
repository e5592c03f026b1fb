import { useBlocker } from "@tanstack/react-router";
import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
} from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import { focusLateField } from "../layout/page-focus.ts";
import { Button } from "../ui/button.tsx";
import { latePart } from "./late-part.ts";
import { type SchemaForm, SchemaFormContext } from "./schema-form.ts";

const ConflictDialog = lazy(async () => ({
  default: (await import("./conflict-dialog.tsx")).ConflictDialog,
}));

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
        {form.conflict && (
          <Suspense>
            <ConflictDialog form={form} conflict={form.conflict} />
          </Suspense>
        )}
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

const dialogs = latePart(() => import("../ui/confirm-dialog.tsx"));

function LeaveGuard({ form }: { form: SchemaForm }) {
  const blocker = useBlocker({
    // Another search or hash on the same screen keeps the form.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && form.wouldLose(),
    enableBeforeUnload: form.wouldLose,
    withResolver: true,
  });
  const part = dialogs.use();
  const blocked = blocker.status === "blocked";
  const stay = blocker.reset;
  useEffect(() => {
    // What can't be asked is not left: nothing is lost by staying.
    if (blocked) dialogs.load().catch(() => stay?.());
  }, [blocked, stay]);
  if (!part) return null;
  return (
    <part.ConfirmDialog
      open={blocked}
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
    </part.ConfirmDialog>
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
