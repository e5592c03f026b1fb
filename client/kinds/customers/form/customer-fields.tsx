import { useLocation, useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { customerForm, type Place } from "../../../../shared/kinds/customer-form.ts";
import type { CustomerDetail } from "../../../../shared/kinds/customers.ts";
import { defaultStatus } from "../../../../shared/statuses.ts";
import { customers as words } from "../../../../shared/words/en/customers.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { focusFirstField } from "../../../lib/browser/page-focus.ts";
import { useBackNavigation } from "../../../lib/browser/use-back-navigation.ts";
import { formatDate, today } from "../../../lib/dates/dates.ts";
import { toTypedAmount, typedNumbers } from "../../../lib/format/typed-amount.ts";
import { useSchemaForm } from "../../../lib/schema-form.ts";
import { Button } from "../../../ui/button.tsx";
import { DatePicker } from "../../../ui/dates/date-picker.tsx";
import { showAmount } from "../../../ui/form/amount-field.tsx";
import { ChoiceGroup } from "../../../ui/form/choice-group.tsx";
import { Form, SaveButton } from "../../../ui/form/form.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { CancelLink, Duo, FormEnd, FormSection } from "../../../ui/form/form-section.tsx";
import { LooksLikeLine } from "../../companies/looks-like-line.tsx";
import { saveCustomer } from "../mutations.ts";
import { statusChoices } from "../status.tsx";
import { type ChosenCompany, CompanyChoice } from "./company-choice.tsx";
import { useSignaturePaste } from "./use-signature-paste.ts";

type CustomerFieldsProps = {
  /** Where a new customer belongs at first. Its name is empty while it loads. */
  company?: Company;
  /** The customer to change; without one, a new customer is added. */
  customer?: CustomerDetail;
};

type Company = { id: string; name: string };
const nowhere: Place = { company: "", name: "", website: "", address: "" };

function toPlace(chosen: ChosenCompany | null, first: Company | undefined): Place {
  if (!chosen) return nowhere;
  // The same value as at first, when the name was not known yet.
  const name = chosen.id !== null && chosen.id === first?.id ? "" : chosen.name;
  return { ...nowhere, company: chosen.id ?? "", name };
}

function toChosen({ company, name }: Place, first: Company | undefined): ChosenCompany | null {
  if (company !== "") return { id: company, name: company === first?.id ? first.name : name };
  return name === "" ? null : { id: null, name };
}

function valuesOf(customer: CustomerDetail) {
  const { value, lastContact } = customer;
  return { ...customer, value: toTypedAmount(value), lastContact: lastContact ?? "" };
}

/** The form for a new customer and for an existing one. */
export function CustomerFields({ company: first, customer }: CustomerFieldsProps) {
  const navigate = useNavigate();
  const wayBack = useBackNavigation();
  const draft = useLocation({ select: ({ pathname }) => pathname });
  const [day] = useState(today);
  const withoutEmail = customer?.email === "";
  const withoutContact = customer?.lastContact === null;
  const [schema] = useState(() =>
    customerForm(day, typedNumbers(), { withoutEmail, withoutContact }),
  );
  const Field = fieldOf(schema);
  const another = useRef(false);
  const blank = {
    name: "",
    email: "",
    phone: "",
    status: defaultStatus,
    value: "0",
    notes: "",
    lastContact: day,
    place: toPlace(first ?? null, first),
  };

  const form = useSchemaForm({
    schema,
    defaultValues: customer ? valuesOf(customer) : blank,
    draft,
    record: customer,
    valuesOf,
    show: { value: showAmount, lastContact: (date) => formatDate(date, "long") },
    save: (body, base) => saveCustomer(customer?._id, body, base),
    saved: (saved) => {
      if (another.current) {
        const { company: id, companyName: name } = saved;
        const place = toPlace(saved.private ? null : { id, name }, first);
        form.methods.reset({ ...blank, place });
        focusFirstField();
        return;
      }
      void wayBack.leave(() =>
        customer || !first || saved.company !== first.id
          ? navigate({
              to: "/dashboard/customers/$customerId",
              params: { customerId: saved._id },
              replace: true,
            })
          : navigate({
              to: "/dashboard/companies/$companyId",
              params: { companyId: first.id },
              replace: true,
            }),
      );
    },
    failed: results.saveFailed,
  });

  // as: of the form's schema; only a new customer has one.
  const chosen = toChosen((form.methods.watch("place") as Place | undefined) ?? nowhere, first);
  const onPaste = useSignaturePaste(form.methods, (company, { website, address }) => {
    if (chosen) return;
    const place = { ...toPlace(company, first), ...(company.id === null && { website, address }) };
    form.methods.setValue("place", place, { shouldDirty: true });
  });
  const saveAndAddAnother = async () => {
    another.current = true;
    await form.submit();
    another.current = false;
  };

  return (
    <Form form={form} className="max-w-[900px]" onPaste={customer ? undefined : onPaste}>
      <FormSection title={words.form.who} hint={words.form.whoHint}>
        <Field name="name" autoComplete="off" data-autofocus />
        <Duo>
          <Field
            name="email"
            type="email"
            autoComplete="off"
            hint={withoutEmail && words.form.withoutEmail}
          />
          <Field name="phone" type="tel" autoComplete="off" placeholder="(303) 555-0100" />
        </Duo>
        {!customer && (
          <Field name="place" optional hint={!chosen && words.form.withoutCompany}>
            {({ ref, onChange }) => (
              <CompanyChoice
                ref={ref}
                value={chosen}
                onChange={(company) => onChange(toPlace(company, first))}
                placeholder={words.form.chooseCompany}
                clearLabel={words.form.noCompany}
              />
            )}
          </Field>
        )}
        <LooksLikeLine
          kind="customers"
          company={customer?.companyName ?? chosen?.name}
          except={customer?._id}
        />
      </FormSection>
      <FormSection title={words.form.worth} hint={words.form.worthHint}>
        <Field name="status" group>
          {({ value, onChange, ...control }) => (
            <ChoiceGroup
              {...control}
              options={statusChoices}
              value={value}
              onValueChange={onChange}
            />
          )}
        </Field>
        <Duo>
          <Field name="value" kind="money" />
          <Field
            name="lastContact"
            hint={withoutContact ? words.form.withoutContact : words.form.pastDay}
            optional={withoutContact}
          >
            {(control) => <DatePicker {...control} max={day} today={day} checkedByForm />}
          </Field>
        </Duo>
      </FormSection>
      <FormSection title={words.facts.about}>
        <Field name="notes" kind="textarea" rows={5} labelHidden />
      </FormSection>
      <FormEnd>
        <SaveButton>{customer ? words.form.save : words.add}</SaveButton>
        {!customer && (
          <Button aria-disabled={form.methods.formState.isSubmitting} onClick={saveAndAddAnother}>
            {words.form.saveAndAdd}
          </Button>
        )}
        {customer ? (
          <CancelLink
            to="/dashboard/customers/$customerId"
            params={{ customerId: customer._id }}
            onClick={wayBack.cancel}
          />
        ) : first?.id ? (
          <CancelLink
            to="/dashboard/companies/$companyId"
            params={{ companyId: first.id }}
            onClick={wayBack.cancel}
          />
        ) : (
          <CancelLink to="/dashboard/customers" onClick={wayBack.cancel} />
        )}
      </FormEnd>
    </Form>
  );
}
