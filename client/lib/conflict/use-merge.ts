import { useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { currentOf, type Difference, findDifferences, type Values } from "./conflict.ts";

/** What someone else has saved in fields that were changed here too. */
export interface Conflict {
  /** The current record. */
  current: Values;
  differences: Difference[];
  takeSaved: () => void;
  takeTyped: () => void;
  /** Undecided: the next save asks again. */
  putOff: () => void;
}

interface MergeOptions {
  methods: Pick<UseFormReturn<FieldValues>, "getValues" | "reset" | "resetField" | "formState">;
  names: readonly string[];
  /** Converts a record to field values. */
  toValues: (record: Values) => Values;
  /** The next save is based on this record. */
  rebase: (current: { updatedAt: string }) => void;
  submit: () => void;
}

/**
 * Merges the input with what someone else has saved since the form was opened. Fields changed on
 * only one side are merged automatically; the user decides about the others.
 */
export function useMerge({ methods, names, toValues, rebase, submit }: MergeOptions) {
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** `merged`: it can be saved again right away. `asked`: the user decides. `none`: no conflict. */
  const meet = (error: unknown): "merged" | "asked" | "none" => {
    const current = currentOf(error);
    if (!current) return "none";
    const saved = toValues(current);
    const base = methods.formState.defaultValues ?? {};
    const differences = findDifferences(names, { base, saved, typed: methods.getValues() });
    const settle = () => {
      setConflict(null);
      methods.reset(saved, { keepDirtyValues: true });
      rebase(current);
    };
    if (differences.length === 0) {
      settle();
      return "merged";
    }
    setConflict({
      current,
      differences,
      takeSaved: () => {
        settle();
        for (const { name } of differences) methods.resetField(name);
      },
      takeTyped: () => {
        settle();
        submit();
      },
      putOff: () => setConflict(null),
    });
    return "asked";
  };

  return { conflict, meet };
}
