import { type ComponentProps, useState } from "react";
import { cx } from "../../../ui/class-names.ts";
import { Input } from "../../../ui/form/field.tsx";
import { readNumber } from "./ends.ts";

interface CountInputProps extends Omit<ComponentProps<typeof Input>, "value" | "onChange"> {
  value: number;
  max: number;
  onValueChange: (value: number | undefined) => void;
}

/** A small whole number from 1 up; what is typed and is none counts as undefined. */
export function CountInput({ value, max, onValueChange, className, ...props }: CountInputProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readNumber(typed, max) === undefined;
  return (
    <span className="w-[72px] flex-none">
      <Input
        inputMode="numeric"
        autoComplete="off"
        {...props}
        {...(isWrong && { "aria-invalid": true })}
        value={typed ?? String(value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          onValueChange(readNumber(target.value, max));
        }}
        className={cx("digits text-end", className)}
      />
    </span>
  );
}
