import { z } from "zod";
import { rule } from "../words/rule.ts";
import { accountName } from "./account-name.ts";
import { accountEmail, newPassword, registerInput, resetInput } from "./auth.ts";

// What only the browser checks, in addition to the server's rules.

const passwordsDiffer = {
  ...rule("passwordsDiffer"),
  path: ["confirmPassword"],
  // Compared even while other fields are wrong, so that all errors show at once.
  when: () => true,
};
/** Two empty fields are equal, but nothing is confirmed. */
const nothingConfirmed = { ...passwordsDiffer, ...rule("passwordUnconfirmed") };
const confirmation = z.string().meta({ title: "Confirm password" });

/** The form of who creates an account to join a desk. */
export const joinForm = registerInput.extend({
  terms: z.literal(true, rule("termsRequired")),
});

/** The sign-up form. */
export const registerForm = joinForm
  .extend({ confirmPassword: confirmation })
  .refine(hasConfirmation, nothingConfirmed)
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer);

/** The form behind a reset link. */
export const resetForm = resetInput
  .extend({ confirmPassword: confirmation })
  .refine(hasConfirmation, nothingConfirmed)
  .refine((form) => form.password === form.confirmPassword, passwordsDiffer);

const settingsFields = z.object({
  name: accountName,
  email: accountEmail,
  currentPassword: z.string().meta({ title: "Current password" }),
  newPassword: z.union([z.literal(""), newPassword]).meta({ title: "New password" }),
  confirmPassword: confirmation,
});

/** The settings form of who has turned the password off: there is no current one to ask for. */
export const settingsFormWithoutPassword = settingsFields.refine(
  (form) => form.newPassword === form.confirmPassword,
  passwordsDiffer,
);

/** The settings form: empty password fields keep the password. */
export const settingsForm = settingsFields
  .refine((form) => form.newPassword === "" || form.currentPassword !== "", {
    ...rule("currentPasswordRequired"),
    path: ["currentPassword"],
    when: () => true,
  })
  .refine((form) => form.newPassword === form.confirmPassword, passwordsDiffer);

function hasConfirmation(form: { password: string; confirmPassword: string }): boolean {
  return form.password !== "" || form.confirmPassword !== "";
}
