import { useEffect, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { placeHere } from "../people/place.ts";
import { readDraft, removeDraft, writeDraft } from "./drafts.ts";

/**
 * Keeps a form's input as a draft and restores it when the form opens again. `transient` fields are
 * never stored. Without a `form` name, nothing is kept.
 */
export function useDraft<V extends FieldValues>(
  methods: Pick<UseFormReturn<V>, "reset" | "getValues" | "subscribe">,
  form: string | undefined,
  transient: readonly string[],
) {
  // The user when the form opened: the session may end before the form closes.
  const [owner] = useState(() => (form ? placeHere() : ""));
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const draft = owner && form && readDraft(owner, form);
    if (!draft) return;
    const values = methods.getValues();
    const fitting = Object.entries(draft).filter(
      ([name, value]) => typeof value === typeof values[name] && value !== null,
    );
    // An older version may have stored other fields, or other types of values.
    if (fitting.length === 0) return removeDraft(owner, form);
    methods.reset({ ...values, ...Object.fromEntries(fitting) }, { keepDefaultValues: true });
    setRestored(true);
  }, [methods, owner, form]);

  const hidden = transient.join();
  useEffect(() => {
    if (!owner || !form) return;
    return methods.subscribe({
      formState: { values: true, isDirty: true, dirtyFields: true },
      callback: ({ values, isDirty, dirtyFields = {}, name: typedInto }) => {
        const secret = new Set(hidden.split(","));
        const isOpen = ([name]: [string, unknown]) => !secret.has(name);
        // Only changed fields: others may change elsewhere before the draft is restored.
        const changed = Object.entries(dirtyFields).filter(([, dirty]) => dirty);
        const open = changed.filter(isOpen).map(([name]) => [name, values[name]]);
        // A password alone leaves nothing to store.
        if (isDirty && open.length > 0) {
          writeDraft(owner, form, Object.fromEntries(open));
        } else if (typedInto) {
          // Everything is back to its original value.
          removeDraft(owner, form);
        }
      },
    });
  }, [methods, owner, form, hidden]);

  return {
    restored,
    remove: () => {
      setRestored(false);
      if (owner && form) removeDraft(owner, form);
    },
  };
}
