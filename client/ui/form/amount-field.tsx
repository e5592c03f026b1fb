import type { ComponentProps } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { parseAmount } from "../../../shared/parse-amount.ts";
import { forms } from "../../../shared/words/en/forms.ts";
import { formatMoney } from "../../lib/format/money.ts";
import { typedNumbers } from "../../lib/format/typed-amount.ts";
import { MoneyInput } from "./field.tsx";

type AmountInputProps = Omit<ComponentProps<typeof MoneyInput>, "name"> & { name: string };

/** Shows its error on blur, and clears it on the next key. */
export function AmountInput({ name, ...input }: AmountInputProps) {
  const { register, trigger, clearErrors, formState } = useFormContext();
  const { isSubmitted } = formState;
  const checks = {
    onBlur: () => void trigger(name),
    // After the first attempt to save, the form validates on every key.
    onChange: () => isSubmitted || clearErrors(name),
  };
  return <MoneyInput {...input} {...register(name, checks)} />;
}

/** Below the field: the amount that would be saved. */
export function AmountReading({ name }: { name: string }) {
  const typed: unknown = useWatch({ name });
  const reading = typeof typed === "string" ? showReading(typed) : "";
  // Keeps its line when empty, so that nothing moves while typing.
  return (
    <span aria-live="polite" className="digits">
      {reading || <>&nbsp;</>}
    </span>
  );
}

function showReading(typed: string): string {
  const reading = parseAmount(typed, typedNumbers());
  if ("problem" in reading) return "";
  const amount = formatMoney(reading.amount);
  return reading.instead === undefined
    ? forms.willSave(amount)
    : forms.willSaveNot(amount, formatMoney(reading.instead));
}

/** A typed amount as people write it. */
export function showAmount(typed: string): string {
  const reading = parseAmount(typed, typedNumbers());
  return "amount" in reading ? formatMoney(reading.amount) : typed;
}
