import { useWatch } from "react-hook-form";
import { resetForm } from "../../../../shared/account/account-forms.ts";
import { passwordMin } from "../../../../shared/account/auth.ts";
import { auth } from "../../../../shared/words/en/auth.ts";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { StrengthMeter } from "./strength-meter.tsx";
import { useConfirmation } from "./use-confirmation.ts";

const Field = fieldOf(resetForm);

type NewPasswordFieldsProps = { className?: string };

/** A new password, its strength, and its confirmation. */
export function NewPasswordFields({ className }: NewPasswordFieldsProps) {
  const password: string = useWatch({ name: "password" });
  useConfirmation("password");
  return (
    <>
      <div className={className}>
        <Field
          name="password"
          label={auth.password}
          kind="password"
          autoComplete="new-password"
          hint={auth.leastCharacters(passwordMin)}
        />
        <StrengthMeter password={password} />
      </div>
      <Field
        name="confirmPassword"
        label={auth.confirmPassword}
        kind="password"
        autoComplete="new-password"
        optional={false}
        className={className}
      />
    </>
  );
}
