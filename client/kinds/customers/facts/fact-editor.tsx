import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { type CustomerDetail, customerInput } from "../../../../shared/kinds/customers.ts";
import { parseAmount } from "../../../../shared/parse-amount.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { toTypedAmount, typedNumbers } from "../../../lib/format/typed-amount.ts";
import { Input, MoneyInput } from "../../../ui/form/field.tsx";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { CompanyEditor } from "./company-editor.tsx";

import { useSaveFact } from "./save-fact.ts";

/** What is edited where it stands. */
export type FactName = "value" | "email" | "phone" | "company";

type FactEditorProps = {
  customer: CustomerDetail;
  name: FactName;
  label: string;
  /** Focus goes back to the value, unless it has gone elsewhere already. */
  onClose: (focus: boolean) => void;
};

export function FactEditor({ name, ...props }: FactEditorProps) {
  return name === "company" ? (
    <CompanyEditor {...props} />
  ) : (
    <TextEditor key={name} name={name} {...props} />
  );
}

type Text = Exclude<FactName, "company">;
type Reading = { value: string | number } | { problem: string };

/**
 * Enter and leaving the field save, Esc does not; an error stays beside what was typed, and only
 * Enter saves that again.
 */
function TextEditor({ customer, name, label, onClose }: FactEditorProps & { name: Text }) {
  const [before] = useState(() =>
    name === "value" ? toTypedAmount(customer.value) : customer[name],
  );
  const [typed, setTyped] = useState(before);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const busy = useRef(false);
  const save = useSaveFact(customer);
  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  const finish = async (focus: boolean) => {
    if (busy.current) return;
    if (typed.trim() === before) return onClose(focus);
    const read = readTyped(name, typed, customer.email !== "");
    if ("problem" in read) return setProblem(read.problem);
    busy.current = true;
    const refusal = await save({ [name]: read.value });
    busy.current = false;
    if (refusal === undefined) onClose(focus);
    else setProblem(refusal);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Enter") return void finish(true);
    busy.current = true;
    onClose(true);
  };
  const Control = name === "value" ? MoneyInput : Input;
  return (
    <FieldFrame label={label} labelHidden error={problem}>
      <Control
        ref={input}
        {...(name === "email" && { type: "email" })}
        {...(name === "phone" && { type: "tel" })}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setProblem(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (problem === undefined) void finish(false);
        }}
      />
    </FieldFrame>
  );
}

function readTyped(name: Text, typed: string, needsEmail: boolean): Reading {
  if (name === "value") {
    const reading = parseAmount(typed, typedNumbers());
    return "amount" in reading ? check(customerInput.shape.value, reading.amount) : reading;
  }
  // An import may have brought the customer without an email; whoever has one keeps one.
  if (name === "email" && typed.trim() === "" && !needsEmail) return { value: "" };
  return check(customerInput.shape[name], typed);
}

interface Rule {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: string | number }
    | { success: false; error: { issues: { message: string }[] } };
}

function check(rule: Rule, value: string | number): Reading {
  const result = rule.safeParse(value);
  if (result.success) return { value: result.data };
  return { problem: result.error.issues[0]?.message ?? results.notSaved };
}
