import { zodResolver } from "@hookform/resolvers/zod";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { results } from "../../shared/words/en/results.ts";
import { ApiError, failureText, isRefusal, isSilent } from "./api-error.ts";
import { useDraft } from "./browser/use-draft.ts";
import type { Values } from "./conflict/conflict.ts";
import { type Conflict, useMerge } from "./conflict/use-merge.ts";
import { notify } from "./notify.ts";
import { getSession } from "./session.ts";

export type FormSchema = z.ZodObject;

interface FormOptions<S extends FormSchema, Saved, Existing extends { updatedAt: string }> {
  schema: S;
  defaultValues: DefaultValues<z.input<S>>;
  /** The record being edited; without it, a new one is created. */
  record?: Existing | undefined;
  /** Converts a record to field values, if the server returns it in another form. */
  valuesOf?: (record: Existing) => DefaultValues<z.input<S>>;
  /** Formats values that people read in another form. `of` is their record. */
  show?: {
    [Name in keyof z.input<S>]?: (value: NonNullable<z.input<S>[Name]>, of?: Existing) => string;
  };
  /**
   * The name of this form's draft, unique in the product; the address works well. Without one,
   * nothing is kept and leaving never asks, as on the sign-in screens.
   */
  draft?: string;
  /** Fields that are never stored in a draft, such as passwords. */
  transient?: readonly (keyof z.input<S> & string)[];
  /** Fields that a password manager may fill in: on their own, they are nothing to lose. */
  autofilled?: readonly (keyof z.input<S> & string)[];
  /** Asks before the validated values are sent; false leaves the form as it is. */
  ask?: (values: z.output<S>) => Promise<boolean>;
  /**
   * Sends the validated values; `base` is the version of the record that they change. Errors appear at the
   * fields they name; all input stays.
   */
  save: (values: z.output<S>, base: { updatedAt: string } | undefined) => Promise<Saved>;
  /** Runs after a save, when leaving no longer asks. */
  saved: (result: Saved) => void;
  /** The toast for a failure without a message from the server. */
  failed: string;
  /**
   * Always shows `failed`, whatever the server says; its field errors still appear at the fields.
   */
  plainly?: boolean;
  /** Field errors that are shown as a toast as well. */
  invalid?: string;
}

export interface SchemaForm {
  methods: UseFormReturn;
  schema: FormSchema;
  submit: () => Promise<void>;
  isDirty: boolean;
  /** How often the server failed to save what is typed; 0 once it did, and where nothing is kept. */
  unsaved: number;
  /** True while the form shows a draft from an earlier visit. */
  restored: boolean;
  /** Discards the input. */
  discard: () => void;
  /** Whether leaving the page now would lose something. */
  wouldLose: () => boolean;
  conflict: Conflict | null;
  /** A value as people read it; `of` is its record, if it has been saved. */
  show: (name: string, value: unknown, of?: Values) => string;
}

/** A form whose rules, labels and messages come from a schema in `shared/`. */
export function useSchemaForm<S extends FormSchema, Saved, Existing extends { updatedAt: string }>({
  schema,
  defaultValues,
  record,
  valuesOf,
  show,
  draft,
  transient = [],
  autofilled = [],
  ask,
  save,
  saved,
  failed,
  plainly = false,
  invalid,
}: FormOptions<S, Saved, Existing>): SchemaForm {
  const methods = useForm<z.input<S> & FieldValues, unknown, z.output<S>>({
    // The resolver's types cannot follow a generic object schema; its values are the schema's.
    resolver: zodResolver(schema) as never,
    defaultValues: defaultValues as never,
  });
  // Read during render, or react-hook-form does not keep it up to date.
  const { isDirty, dirtyFields } = methods.formState;
  const changed =
    isDirty &&
    Object.entries(dirtyFields).some(([name, dirty]) => dirty && !autofilled.includes(name));
  const busy = useRef(false);
  const done = useRef(false);
  // A form that stays after saving starts over once it is reset to the saved values.
  useEffect(() => {
    if (!isDirty) done.current = false;
  }, [isDirty]);
  const kept = useDraft(methods, draft, transient);

  const [unsaved, setUnsaved] = useState(0);
  // Not on the sign-in screens, which have banners.
  const saysUnsaved = draft !== undefined || failed === results.notSaved;

  const base = useRef<{ updatedAt: string } | undefined>(record);
  const merge = useMerge({
    // as: inside, fields are looked up by name; the record is one of this form's.
    methods: methods as unknown as UseFormReturn,
    names: Object.keys(schema.shape),
    toValues: (current) => (valuesOf ? valuesOf(current as never) : current) as Values,
    rebase: (current) => {
      base.current = current;
    },
    submit: () => void submit(),
  });

  const send = async (values: z.output<S>) => {
    if (ask && !(await ask(values))) return;
    try {
      const result = await save(values, base.current);
      setUnsaved(0);
      done.current = true;
      saved(result);
      // Last: resetting the form in `saved` may store a draft again.
      kept.remove();
    } catch (error) {
      const met = merge.meet(error);
      if (met === "merged") await methods.handleSubmit(send)();
      if (met !== "none") return;
      showRefusal(methods, schema, error);
      if (isSilent(error)) return;
      if (saysUnsaved && !isRefusal(error)) setUnsaved((count) => count + 1);
      const text = plainly ? failed : failureText(error, failed);
      // Said in the form, and there it stays.
      if (text !== results.notSaved) notify.error(text);
    }
  };

  const submit = async () => {
    // A double click or a held Enter must not save twice.
    if (busy.current) return;
    busy.current = true;
    done.current = false;
    await methods.handleSubmit(send, (errors) => {
      const refusals = Object.values(errors).map((error) => error?.message);
      if (invalid && refusals.includes(invalid)) notify.error(invalid);
    })();
    busy.current = false;
  };

  return {
    // Contexts cannot be generic: inside the form, fields are looked up by name.
    methods: methods as unknown as UseFormReturn,
    schema,
    isDirty,
    unsaved,
    restored: kept.restored,
    submit,
    conflict: merge.conflict,
    // as: a field's value goes to that field's function.
    show: (name, value, of) => show?.[name]?.(value as never, of as never) ?? String(value ?? ""),
    discard: () => {
      methods.reset();
      kept.remove();
      setUnsaved(0);
    },
    // An expired session must reach the login screen; the draft stays.
    wouldLose: () =>
      draft !== undefined && changed && !done.current && getSession().isAuthenticated,
  };
}

function showRefusal<V extends FieldValues>(
  methods: Pick<UseFormReturn<V>, "setError">,
  schema: FormSchema,
  error: unknown,
): void {
  if (!(error instanceof ApiError)) return;
  const known = error.errors.filter((refusal) => refusal.path in schema.shape);
  for (const [index, { path, msg }] of known.entries()) {
    // as: checked one line above.
    methods.setError(
      path as Path<V>,
      { type: "server", message: msg },
      { shouldFocus: index === 0 },
    );
  }
}

export const SchemaFormContext = createContext<SchemaForm | null>(null);

/** The surrounding form of a field. */
export function useSchemaFormContext(): SchemaForm {
  const form = useContext(SchemaFormContext);
  if (!form) throw new Error("A field needs a <Form> around it");
  return form;
}
