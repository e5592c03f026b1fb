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
import { getSession } from "../auth/session.ts";
import { notify } from "../ui/toaster.tsx";
import { ApiError, failureText, isSignedOut } from "./api.ts";
import type { Values } from "./conflict.ts";
import { createSaveHeaders, type SaveHeaders } from "./save-headers.ts";
import { useDraft } from "./use-draft.ts";
import { type Conflict, useMerge } from "./use-merge.ts";

export type FormSchema = z.ZodObject;

interface FormOptions<S extends FormSchema, Saved, Existing extends { updatedAt: string }> {
  schema: S;
  defaultValues: DefaultValues<z.input<S>>;
  /** What is edited; without it something new is made. */
  record?: Existing | undefined;
  /** A record as the fields hold it, where the server answers it in another form. */
  valuesOf?: (record: Existing) => DefaultValues<z.input<S>>;
  /** How values are written that people read in another form. `of` is the record it stands in. */
  show?: {
    [Name in keyof z.input<S>]?: (value: NonNullable<z.input<S>[Name]>, of?: Existing) => string;
  };
  /**
   * Names the draft of this form, unique in the product; its address does well. Without one nothing
   * is kept and leaving never asks, as on the sign-in screens.
   */
  draft?: string;
  /** Fields that are never written into a draft, such as passwords. */
  transient?: readonly (keyof z.input<S> & string)[];
  /** Fields that a password manager may fill in unasked: alone they are nothing to lose. */
  autofilled?: readonly (keyof z.input<S> & string)[];
  /** Sends the checked values. A refusal lands on the fields it names; everything typed stays. */
  save: (values: z.output<S>, headers: SaveHeaders) => Promise<Saved>;
  /** Runs after a save, when leaving no longer asks. */
  saved: (result: Saved) => void;
  /** The toast for a failure to which the server gave no words. */
  failed: string;
  /** Says `failed` whatever words the server gave; what they say of a field still stands at it. */
  plainly?: boolean;
  /** Words that are also said as a toast when a field refuses with them. */
  invalid?: string;
}

export interface SchemaForm {
  methods: UseFormReturn;
  schema: FormSchema;
  submit: () => Promise<void>;
  isDirty: boolean;
  /** True while the form shows what an earlier visit had typed and not saved. */
  restored: boolean;
  /** Forgets what was typed. */
  discard: () => void;
  /** Whether leaving the page now would lose something. */
  wouldLose: () => boolean;
  conflict: Conflict | null;
  /** A value as people read it; `of` is the record it stands in, if it has been saved. */
  show: (name: string, value: unknown, of?: Values) => string;
}

/** A form whose rules, labels and messages come from a schema of `shared/`. */
export function useSchemaForm<S extends FormSchema, Saved, Existing extends { updatedAt: string }>({
  schema,
  defaultValues,
  record,
  valuesOf,
  show,
  draft,
  transient = [],
  autofilled = [],
  save,
  saved,
  failed,
  plainly = false,
  invalid,
}: FormOptions<S, Saved, Existing>): SchemaForm {
  const methods = useForm<z.input<S> & FieldValues, unknown, z.output<S>>({
    // The resolver's types can't follow a generic object schema; its values are the schema's.
    resolver: zodResolver(schema) as never,
    defaultValues: defaultValues as never,
  });
  // Read while rendering, or react-hook-form does not keep it up to date.
  const { isDirty, dirtyFields } = methods.formState;
  const changed =
    isDirty &&
    Object.entries(dirtyFields).some(([name, dirty]) => dirty && !autofilled.includes(name));
  const busy = useRef(false);
  const done = useRef(false);
  // A form that stays after a save starts anew once it is reset to what was saved.
  useEffect(() => {
    if (!isDirty) done.current = false;
  }, [isDirty]);
  const kept = useDraft(methods, draft, transient);

  const [headers] = useState(() => createSaveHeaders(record));
  const merge = useMerge({
    // as: inside, fields are looked up by name; the record is one of this form's.
    methods: methods as unknown as UseFormReturn,
    names: Object.keys(schema.shape),
    toValues: (current) => (valuesOf ? valuesOf(current as never) : current) as Values,
    rebase: headers.rebase,
    submit: () => void submit(),
  });

  const send = async (values: z.output<S>) => {
    try {
      const result = await save(values, headers.of(values));
      headers.settle();
      done.current = true;
      saved(result);
      // Last: resetting the form in `saved` may write a draft again.
      kept.remove();
    } catch (error) {
      const met = merge.meet(error);
      if (met === "merged") await methods.handleSubmit(send)();
      if (met !== "none") return;
      showRefusal(methods, schema, error);
      if (!isSignedOut(error)) {
        notify.error(plainly ? failed : failureText(error, failed));
      }
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
    // Contexts can't be generic: inside the form, fields are looked up by name.
    methods: methods as unknown as UseFormReturn,
    schema,
    isDirty,
    restored: kept.restored,
    submit,
    conflict: merge.conflict,
    // as: a field's own value goes to its own function.
    show: (name, value, of) => show?.[name]?.(value as never, of as never) ?? String(value ?? ""),
    discard: () => {
      methods.reset();
      kept.remove();
    },
    // A dead session must be let out to the login screen: the draft stays behind.
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

/** The form around a field. */
export function useSchemaFormContext(): SchemaForm {
  const form = useContext(SchemaFormContext);
  if (!form) throw new Error("A field needs a <Form> around it");
  return form;
}
