import type { ClipboardEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { Signature } from "../../../../shared/read-signature/read-signature.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { lazyModule } from "../../../lib/browser/lazy-module.ts";
import { notify } from "../../../lib/notify.ts";
import type { ChosenCompany } from "./company-choice.tsx";

const reader = lazyModule(async () => {
  const [{ readSignature }, { findCompanyNamed }] = await Promise.all([
    import("../../../../shared/read-signature/read-signature.ts"),
    import("./find-company.ts"),
  ]);
  return { readSignature, findCompanyNamed };
});

/** Several lines pasted into a field of one line: a signature fills in the form, to be looked at. */
export function useSignaturePaste(
  { setValue }: Pick<UseFormReturn<FieldValues>, "setValue">,
  onCompany: (company: ChosenCompany, read: Pick<Signature, "website" | "address">) => void,
) {
  const fillIn = async (text: string) => {
    if (!(await reader.ask())) return;
    const { readSignature, findCompanyNamed } = await reader.load();
    const read = readSignature(text);
    // As the browser would have pasted it, with the field's own undo.
    if (!read) return void document.execCommand("insertText", false, text.replace(/\s+/g, " "));
    const { name, email, phone, about: notes } = read;
    for (const [field, value] of Object.entries({ name, email, phone, notes })) {
      if (value) setValue(field, value, { shouldDirty: true, shouldValidate: true });
    }
    const { company } = read;
    if (company) onCompany((await findCompanyNamed(company)) ?? { id: null, name: company }, read);
    notify.note(customers.form.fromSignature);
  };
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain").trim();
    if (!(event.target instanceof HTMLInputElement) || !text.includes("\n")) return;
    event.preventDefault();
    void fillIn(text);
  };
}
