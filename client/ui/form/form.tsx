import { useBlocker } from "@tanstack/react-router";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import { forms } from "../../../shared/words/en/forms.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { focusLateField } from "../../lib/browser/page-focus.ts";
import { type SchemaForm, SchemaFormContext } from "../../lib/schema-form.ts";
import { Button } from "../button.tsx";
import { Rich } from "../text/rich.tsx";
import { NotSaved } from "./not-saved.tsx";

/** The form element; it also asks before changes are abandoned. */
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
          <NotSaved times={form.unsaved} className="mt-4" />
        </form>
        <LeaveGuard form={form} />
        <ConflictQuestion form={form} />
      </FormProvider>
    </SchemaFormContext>
  );
}

function RestoredNote({ form }: { form: SchemaForm }) {
  return (
    <p role="status" className="mb-4 text-13 text-ink-2">
      <Rich
        text={forms.restored}
        tags={{
          discard: (text) => (
            <button type="button" className="link" onClick={form.discard}>
              {text}
            </button>
          ),
        }}
      />
    </p>
  );
}

const conflictDialogs = lazyModule(() => import("../dialog/conflict-dialog.tsx"));

function ConflictQuestion({ form }: { form: SchemaForm }) {
  const { conflict } = form;
  // If the question cannot be shown, nothing is lost, and the next save asks again.
  const part = conflictDialogs.use(Boolean(conflict), () => conflict?.putOff());
  if (!part || !conflict) return null;
  return <part.ConflictDialog form={form} conflict={conflict} />;
}

const leaveDialogs = lazyModule(() => import("../dialog/confirm-dialog.tsx"));

function LeaveGuard({ form }: { form: SchemaForm }) {
  const blocker = useBlocker({
    // Another search or hash on the same screen keeps the form.
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && form.wouldLose(),
    enableBeforeUnload: form.wouldLose,
    withResolver: true,
  });
  const part = leaveDialogs.use();
  const blocked = blocker.status === "blocked";
  const leave = () => {
    form.discard();
    blocker.proceed?.();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each try to leave
  useEffect(() => {
    if (!blocked) return;
    leaveDialogs.load().catch(() => {
      // biome-ignore lint/suspicious/noAlert: the browser's own question needs nothing from the server
      if (window.confirm(`${forms.leaveTitle} ${forms.leaveText}`)) leave();
      else blocker.reset?.();
    });
  }, [blocked]);
  if (!part) return null;
  return (
    <part.ConfirmDialog
      open={blocked}
      onOpenChange={() => blocker.reset?.()}
      title={forms.leaveTitle}
      cancelLabel={forms.keepEditing}
      confirmLabel={forms.discardChanges}
      onConfirm={leave}
    >
      {forms.leaveText}
    </part.ConfirmDialog>
  );
}

/** The button that submits the surrounding form. */
export function SaveButton({
  children,
  size,
}: Pick<ComponentProps<typeof Button>, "children" | "size">) {
  const { formState } = useFormContext();
  return (
    <Button
      type="submit"
      variant="primary"
      size={size}
      busy={formState.isSubmitting}
      busyLabel={forms.saving}
    >
      {children}
    </Button>
  );
}
