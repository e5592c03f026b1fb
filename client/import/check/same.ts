import type { DuplicateReason } from "../../../shared/duplicates.ts";
import { fold } from "../../../shared/fold.ts";
import type { Draft, ImportKind } from "../types.ts";
import { textOf } from "./drafts.ts";

/** What rows have in common that are the same, the surest first. */
export function keysOf(draft: Draft, kind: ImportKind): [DuplicateReason, string][] {
  const keys: [DuplicateReason, string][] = [];
  if (kind === "appointments") {
    const name = [textOf(draft, "title"), textOf(draft, "date"), textOf(draft, "customer")];
    return name.every((part) => part !== "") ? [["name", name.map(fold).join("\n")]] : [];
  }
  const email = textOf(draft, "email").toLowerCase();
  const phone = textOf(draft, "phone").replace(/\D/g, "");
  const name = fold(textOf(draft, "name"));
  if (email !== "") keys.push(["email", email]);
  if (phone.length > 5) keys.push(["phone", phone]);
  if (name !== "") {
    keys.push([
      "name",
      kind === "customers" ? `${name}\n${fold(draft.company?.name ?? "")}` : name,
    ]);
  }
  return keys;
}
