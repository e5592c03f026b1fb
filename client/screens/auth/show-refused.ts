import type { SchemaForm } from "../../lib/schema-form.ts";
import { getSession } from "../../lib/session.ts";

const fields: Record<string, string> = { emailTaken: "email", passwordWeak: "password" };

/** Shows at its field why nobody was registered; the session shows the rest. */
export function showRefused({ methods }: SchemaForm): void {
  const { error: message, refusal } = getSession();
  const field = refusal && fields[refusal];
  if (field && message) methods.setError(field, { message }, { shouldFocus: true });
}
