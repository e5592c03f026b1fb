import { type ReactNode, useState } from "react";
import { joinForm } from "../../../shared/account/account-forms.ts";
import { auth } from "../../../shared/words/en/auth.ts";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { Checkbox } from "../../ui/form/checkbox.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { linkClass } from "../../ui/page.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { fieldHeight } from "./auth-page.tsx";
import type { LegalText } from "./legal-dialog.tsx";

const Field = fieldOf(joinForm);
const legalDialogs = lazyModule(() => import("./legal-dialog.tsx"));

/** Who somebody is who creates an account; the email may be known from their invitation. */
export function NameAndEmail({ known }: { known?: ReactNode }) {
  return (
    <>
      <Field
        name="name"
        label={auth.name}
        autoComplete="name"
        className={fieldHeight}
        autoFocus
        data-autofocus
      />
      {known ?? (
        <Field
          name="email"
          label={auth.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          className={fieldHeight}
        />
      )}
    </>
  );
}

/** The agreement of who creates an account, with what it is to. */
export function TermsField() {
  const [legal, setLegal] = useState<LegalText | null>(null);
  const part = legalDialogs.use(legal !== null, () => setLegal(null));
  return (
    <>
      <Field name="terms" label={auth.agreement} labelHidden group optional={false}>
        {({ value, onChange, ...control }) => (
          <Checkbox
            {...control}
            checked={value === true}
            onCheckedChange={onChange}
            className="align-top"
          >
            <Rich
              text={auth.agree}
              tags={{
                terms: (text) => (
                  <button type="button" className={linkClass} onClick={() => setLegal("terms")}>
                    {text}
                  </button>
                ),
                privacy: (text) => (
                  <button type="button" className={linkClass} onClick={() => setLegal("privacy")}>
                    {text}
                  </button>
                ),
              }}
            />
          </Checkbox>
        )}
      </Field>
      {part && <part.LegalDialog text={legal} onClose={() => setLegal(null)} />}
    </>
  );
}
