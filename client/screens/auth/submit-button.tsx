import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";

type SubmitButtonProps = { busyLabel: string; children: ReactNode };

/** Submits the sign-in form; stays busy until the next screen is there. */
export function SubmitButton({ busyLabel, children }: SubmitButtonProps) {
  const { formState } = useFormContext();
  const { isAuthenticated } = useSession();
  return (
    <Button
      type="submit"
      variant="primary"
      wide
      className="h-11!"
      busy={formState.isSubmitting || isAuthenticated}
      busyLabel={busyLabel}
    >
      {children}
    </Button>
  );
}
