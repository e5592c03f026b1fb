import {
  type CompanyDetail,
  companyEndpoints,
  companyInput,
} from "../../../shared/kinds/companies.ts";
import {
  type CustomerDetail,
  customerEndpoints,
  customerInput,
} from "../../../shared/kinds/customers.ts";
import { results } from "../../../shared/words/en/results.ts";
import { story } from "../../../shared/words/en/story.ts";
import { companyQuery } from "../../kinds/companies/queries.ts";
import { customerQuery } from "../../kinds/customers/queries.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { write } from "../../lib/write/write.ts";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { TextEditor, textFieldClass } from "./composer/text-editor.tsx";

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
    save: (body: { notes: string }, base) =>
      write(
        customerEndpoints.update,
        { params: { id: _id }, body },
        {
          base,
          saved: ({ data }) => queryClient.setQueryData(customerQuery(_id).queryKey, data),
          done: results.customers.updated,
        },
      ),
    saved: onDone,
    failed: results.saveFailed,
  });
  return (
    <TextEditor form={form} onDone={onDone}>
      <CustomerField
        name="notes"
        label={story.about.title}
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
    save: (body: { description: string }, base) =>
      write(
        companyEndpoints.update,
        { params: { id: _id }, body },
        {
          base,
          saved: ({ data }) => queryClient.setQueryData(companyQuery(_id).queryKey, data),
          done: results.companies.updated,
        },
      ),
    saved: onDone,
    failed: results.saveFailed,
  });
  return (
    <TextEditor form={form} onDone={onDone}>
      <CompanyField
        name="description"
        label={story.about.title}
        labelHidden
        kind="textarea"
        className={fieldClass}
      />
    </TextEditor>
  );
}

/** In the type of the text that it becomes. */
const fieldClass = `${textFieldClass} [&_textarea]:text-[15px] [&_textarea]:leading-6`;
