import { CompanyPicker } from "../../../appointments/form/company-picker.tsx";
import { Input } from "../../../ui/field.tsx";
import { FieldFrame } from "../../../ui/field-frame.tsx";
import { linkClass } from "../../../ui/page.tsx";
import type { DraftPerson } from "./draft-person.ts";
import type { DraftErrors } from "./use-save-draft.ts";

type NewPerson = Extract<DraftPerson, { kind: "new" }>;

interface NewCustomerProps {
  person: NewPerson;
  errors: DraftErrors;
  onChange: (person: NewPerson | null) => void;
}

/** What a new customer needs to be one. */
export function NewCustomer({ person, errors, onChange }: NewCustomerProps) {
  return (
    <div className="grid gap-3">
      <FieldFrame label="Name" error={errors.name}>
        <Input
          value={person.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...person, name: target.value })}
        />
      </FieldFrame>
      <FieldFrame label="Email" error={errors.email}>
        <Input
          type="email"
          autoFocus
          value={person.email}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...person, email: target.value })}
        />
      </FieldFrame>
      <FieldFrame label="Company" error={errors.company}>
        <CompanyPicker
          value={person.company}
          onChange={(company) => onChange({ ...person, company })}
        />
      </FieldFrame>
      <button
        type="button"
        className={`${linkClass} text-left text-13`}
        onClick={() => onChange(null)}
      >
        Find a customer instead
      </button>
    </div>
  );
}
