import { messages } from "../../../shared/messages.ts";
import type { SchemaForm } from "../../lib/schema-form.ts";
import { getSession } from "../../lib/session.ts";

const { emailTaken, passwordWeak } = messages.auth;

/** Shows at its field why nobody was registered; the session shows the rest. */
export function showRefused({ methods }: SchemaForm): void {
  const message = getSession().error ?? "";
  const field = { [emailTaken]: "email", [passwordWeak]: "password" }[message];
  if (field) methods.setError(field, { message }, { shouldFocus: true });
}
