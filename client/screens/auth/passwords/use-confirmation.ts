import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";

/**
 * Validates the confirmation again when the password changes, so that "Passwords do not match" goes
 * away whichever of the two is corrected.
 */
export function useConfirmation(passwordName: string): void {
  const { formState, trigger } = useFormContext();
  const password = useWatch({ name: passwordName });
  const wrong = formState.errors.confirmPassword !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the password changes, and only then
  useEffect(() => {
    if (wrong) void trigger("confirmPassword");
  }, [password]);
}
