import { type KeyboardEvent, useEffect, useRef } from "react";
import { type CompanyDetail, companyEndpoints, companyInput } from "../../shared/companies.ts";
import { type CustomerDetail, customerEndpoints, customerInput } from "../../shared/customers.ts";
import { messages } from "../../shared/messages.ts";
import { companyQuery } from "../companies/queries.ts";
import { customerQuery } from "../customers/queries.ts";
import { sayDone } from "../history/undoing.ts";
import { call } from "../lib/api.ts";
import { Form, SaveButton } from "../lib/form.tsx";
import { fieldOf } from "../lib/form-field.tsx";
import { queryClient, refreshData } from "../lib/query-client.ts";
import type { SaveHeaders } from "../lib/save-headers.ts";
import { useSchemaForm } from "../lib/schema-form.ts";
import { Button } from "../ui/button.tsx";

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
    <Editor form={form} onDone={onDone}>
      <CustomerField
        name="notes"
        label="About"
        labelHidden
        kind="textarea"
        className={fieldClass}
      />
    </Editor>
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
    <Editor form={form} onDone={onDone}>
      <CompanyField
        name="description"
        label="About"
        labelHidden
        kind="textarea"
        className={fieldClass}
      />
    </Editor>
  );
}

/** As wide as the text it becomes, and as tall. */
const fieldClass =
  "max-w-[calc(66ch+26px)] [&_textarea]:field-sizing-content [&_textarea]:max-h-[60dvh] [&_textarea]:text-[15px] [&_textarea]:leading-6";

type EditorProps = Pick<Parameters<typeof Form>[0], "form" | "children"> & { onDone: () => void };

/** Ctrl+Enter saves, Esc cancels. */
function Editor({ form, onDone, children }: EditorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = box.current?.querySelector("textarea");
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  const cancel = () => {
    form.discard();
    onDone();
  };
  const cancelOnEsc = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    cancel();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key only presses Cancel
    <div ref={box} onKeyDown={cancelOnEsc}>
      <Form form={form}>
        {children}
        <div className="mt-3 flex gap-2">
          <SaveButton>Save</SaveButton>
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </div>
  );
}
