import type { ComponentProps } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { readAmount } from "../../shared/read-amount.ts";
import { MoneyInput } from "../ui/field.tsx";
import { formatMoney, typedNumbers } from "./money.ts";

type AmountInputProps = Omit<ComponentProps<typeof MoneyInput>, "name"> & { name: string };

/** What cannot be read is said once the field is left, and no longer once it is typed into again. */
export function AmountInput({ name, ...input }: AmountInputProps) {
  const { register, trigger, clearErrors, formState } = useFormContext();
  const { isSubmitted } = formState;
  const checks = {
    onBlur: () => void trigger(name),
    // After the first try to save, each key is checked anyway.
    onChange: () => isSubmitted || clearErrors(name),
  };
  return <MoneyInput {...input} {...register(name, checks)} />;
}

/** What stands under the field: the figure that would be saved. */
export function AmountReading({ name }: { name: string }) {
  const typed: unknown = useWatch({ name });
  const reading = typeof typed === "string" ? showReading(typed) : "";
  // Its line stays, so that nothing moves while one types.
  return (
    <span aria-live="polite" className="num">
      {reading || <>&nbsp;</>}
    </span>
  );
}

function showReading(typed: string): string {
  const reading = readAmount(typed, typedNumbers());
  if ("problem" in reading) return "";
  const other = reading.instead === undefined ? "" : `, not ${formatMoney(reading.instead)}`;
  return `Reads as ${formatMoney(reading.amount)}${other}`;
}

/** A typed amount as people read it. */
export function showAmount(typed: string): string {
  const reading = readAmount(typed, typedNumbers());
  return "amount" in reading ? formatMoney(reading.amount) : typed;
}
