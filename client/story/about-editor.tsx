import { type CompanyDetail, companyEndpoints, companyInput } from "../../shared/companies.ts";
import { type CustomerDetail, customerEndpoints, customerInput } from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { companyQuery } from "../companies/queries.ts";
import { customerQuery } from "../customers/queries.ts";
import { sayDone } from "../history/undoing.ts";
import { call } from "../lib/api.ts";
import { fieldOf } from "../lib/form-field.tsx";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveHeaders } from "../lib/save-headers.ts";
import { useSchemaForm } from "../lib/schema-form.ts";
import { TextEditor, textFieldClass } from "./text-editor.tsx";

/** A customer's notes and a company's description are the same thing to who reads them. */
export type AboutOf = { customer: CustomerDetail } | { company: CompanyDetail };

type AboutEditorProps = { of: AboutOf; onDone: () => void };

export function AboutEditor({ of, onDone }: AboutEditorProps) {
  return "customer" in of ? (
    <CustomerAbout customer={of.customer} onDone={onDone} />
  ) : (
    <CompanyAbout company={of.company} onDone={onDone} />
  );
}

const customerAbout = customerInput.pick({ notes: true });
const CustomerField = fieldOf(customerAbout);

function CustomerAbout({ customer, onDone }: { customer: CustomerDetail; onDone: () => void }) {
  const { _id } = customer;
  const form = useSchemaForm({
    schema: customerAbout,
    defaultValues: { notes: customer.notes },
    record: customer,
    draft: `about ${_id}`,
    save: (body: { notes: string }, headers: SaveHeaders) =>
      call(customerEndpoints.update, { params: { id: _id }, body, headers }),
    saved: (answer) => {
      sayDone(messages.customers.updated, answer);
      queryClient.setQueryData(customerQuery(_id).queryKey, answer.data);
      onDone();
      void refreshData();
    },
    failed: messages.saveFailed,
  });
  return (
    <TextEditor form={form} onDone={onDone}>
      <CustomerField
        name="notes"
        label="About"
        labelHidden
        kind="textarea"
        className={fieldClass}
      />
    </TextEditor>
  );
}

const companyAbout = companyInput.pick({ description: true });
const CompanyField = fieldOf(companyAbout);

function CompanyAbout({ company, onDone }: { company: CompanyDetail; onDone: () => void }) {
  const { _id } = company;
  const form = useSchemaForm({
    schema: companyAbout,
    defaultValues: { description: company.description },
    record: company,
    draft: `about ${_id}`,
    save: (body: { description: string }, headers: SaveHeaders) =>
      call(companyEndpoints.update, { params: { id: _id }, body, headers }),
    saved: (answer) => {
      sayDone(messages.companies.updated, answer);
      queryClient.setQueryData(companyQuery(_id).queryKey, answer.data);
      onDone();
      void refreshData();
    },
    failed: messages.saveFailed,
  });
  return (
    <TextEditor form={form} onDone={onDone}>
      <CompanyField
        name="description"
        label="About"
        labelHidden
        kind="textarea"
        className={fieldClass}
      />
    </TextEditor>
  );
}

/** In the type of the text that it becomes. */
const fieldClass = `${textFieldClass} [&_textarea]:text-[15px] [&_textarea]:leading-6`;
