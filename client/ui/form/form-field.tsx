import type { ComponentProps, ReactNode } from "react";
import {
  type Control,
  type ControllerRenderProps,
  type FieldValues,
  useController,
  useFormContext,
} from "react-hook-form";
import type { z } from "zod";
import { forms } from "../../../shared/words/en/forms.ts";
import { type FormSchema, useSchemaFormContext } from "../../lib/schema-form.ts";
import { AmountInput, AmountReading } from "./amount-field.tsx";
import { Input, PasswordInput, Textarea } from "./field.tsx";
import { FieldFrame } from "./field-frame.tsx";

/** Schemas have their titles in English. */
const isEnglish = import.meta.env.TONGUE === "en";

const controls = {
  text: Input,
  password: PasswordInput,
  textarea: Textarea,
};

interface FieldProps<Name extends string>
  extends Pick<
    ComponentProps<"input">,
    "type" | "placeholder" | "autoComplete" | "inputMode" | "className" | "autoFocus" | "disabled"
  > {
  name: Name;
  /** Defaults to the field's title in the schema. */
  label?: ReactNode;
  labelHidden?: boolean;
  hint?: ReactNode;
  /** Defaults to whether the schema accepts an empty string. */
  optional?: boolean;
  kind?: keyof typeof controls | "money";
  rows?: number;
  /** For several controls under one label, such as radio buttons. */
  group?: boolean;
  /** A custom control, connected to the field's value. */
  children?: (control: ControllerRenderProps<FieldValues, string>) => ReactNode;
}

/** A labeled field of the surrounding form, with its error below. `fieldOf` makes it typed. */
function Field<Name extends string>({
  name,
  label,
  labelHidden,
  hint,
  optional,
  group,
  className,
  children,
  kind = "text",
  ...input
}: FieldProps<Name>) {
  const { schema } = useSchemaFormContext();
  const { register, control, formState } = useFormContext();
  const rule = schema.shape[name];
  const message = formState.errors[name]?.message;
  // Each kind takes the props of its own element; the ones picked above fit all of them.
  const isAmount = kind === "money";
  const Input = controls[isAmount ? "text" : kind] as typeof controls.text;
  return (
    <FieldFrame
      label={label ?? titleOf(rule)}
      labelHidden={labelHidden ?? false}
      hint={isAmount ? <AmountReading name={name} /> : hint}
      optional={optional ?? isOptional(rule)}
      group={group ?? false}
      error={typeof message === "string" ? message : undefined}
      {...(className ? { className } : {})}
    >
      {children ? (
        <Controlled name={name} control={control}>
          {children}
        </Controlled>
      ) : isAmount ? (
        <AmountInput {...input} name={name} />
      ) : (
        <Input {...input} {...register(name)} />
      )}
    </FieldFrame>
  );
}

function Controlled({
  name,
  control,
  children,
}: {
  name: string;
  control: Control;
  children: (control: ControllerRenderProps<FieldValues, string>) => ReactNode;
}) {
  return children(useController({ name, control }).field);
}

/** The label that a schema gives a field, in the language on screen; of a field that has no words yet, its title. */
export function titleOf(rule: unknown): string {
  const { title = "" } = (isSchema(rule) && rule.meta()) || {};
  // In English, titles are said as they stand.
  const words: Readonly<Record<string, string>> = isEnglish ? {} : forms.titles;
  return words[title] ?? title;
}

function isOptional(rule: unknown): boolean {
  return isSchema(rule) && rule.safeParse("").success;
}

function isSchema(rule: unknown): rule is z.ZodType {
  return typeof rule === "object" && rule !== null && "safeParse" in rule;
}

/** `Field` whose `name` must be a field of the schema: `const Field = fieldOf(companyInput)`. */
export function fieldOf<S extends FormSchema>(
  _schema: S,
): (props: FieldProps<keyof S["shape"] & string>) => ReactNode {
  return Field;
}
