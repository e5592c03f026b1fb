import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Appointment, appointmentInput } from "../../../shared/appointments.ts";
import { companiesQuery } from "../../companies/queries.ts";
import { countOf } from "../../lib/count.ts";
import { fieldOf } from "../../lib/form-field.tsx";
import { FieldFrame } from "../../ui/field-frame.tsx";
import { Duo } from "../../ui/form-section.tsx";
import { linkClass } from "../../ui/page.tsx";
import { ChosenPerson } from "./chosen-person.tsx";
import { CompanyPicker } from "./company-picker.tsx";
import { CustomerPicker } from "./customer-picker.tsx";
import { PersonPicker } from "./person-picker.tsx";
import { optionOf } from "./picker-options.ts";
import { useOnlyCustomer } from "./use-only-customer.ts";

const Field = fieldOf(appointmentInput);
const companyFirst = "Select a company first";

/**
 * With whom: one field that finds anyone, then company and customer. Choosing another company
 * clears the customer. Once both are known they share a line, and Change brings the fields back.
 */
export function WithFields({ record }: { record: Appointment | undefined }) {
  const { setValue, setFocus, getValues, clearErrors, formState } = useFormContext();
  const company = String(useWatch({ name: "company" }) ?? "");
  const customer = String(useWatch({ name: "customer" }) ?? "");
  const [changing, setChanging] = useState(false);
  const { errors } = formState;
  const isWrong = Boolean(errors.company ?? errors.customer);
  const isOpen = changing || isWrong || company === "" || customer === "";

  const total = useOnlyCustomer({ company, customer }, isOpen);

  const choose = (next: { company: string; customer: string }) => {
    setValue("company", next.company, { shouldDirty: true });
    setValue("customer", next.customer, { shouldDirty: true });
    clearErrors(["company", "customer"]);
    setChanging(false);
  };
  const forgetCustomer = useCallback(() => setValue("customer", ""), [setValue]);

  // After a choice, focus moves to what is still missing.
  const change = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const goesOn = useRef(false);
  useEffect(() => {
    const hasClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (goesOn.current && isOpen) setFocus("customer");
    goesOn.current = false;
    // The focused field has disappeared.
    if (!hasClosed || document.activeElement !== document.body) return;
    if (getValues("title") === "") setFocus("title");
    else change.current?.focus();
  });

  if (!isOpen) {
    return (
      <ChosenPerson
        customer={customer}
        company={company}
        record={record}
        onChange={() => setChanging(true)}
        onGone={forgetCustomer}
        changeRef={change}
      />
    );
  }
  return (
    <>
      <FieldFrame label="Who">
        <PersonPicker
          isFirst={company === ""}
          autoFocus={changing}
          onPick={(person) => {
            choose(person);
            goesOn.current = person.customer === "";
          }}
        />
      </FieldFrame>
      <Duo>
        <Field name="company" hint={<CompanyHint company={company} />}>
          {(control) => (
            <CompanyPicker
              {...control}
              known={record && optionOf(record.company)}
              onChange={(id) => id !== company && choose({ company: id, customer: "" })}
            />
          )}
        </Field>
        <Field name="customer" hint={<CustomerHint company={company} total={total} />}>
          {(control) => (
            <>
              <CustomerPicker
                {...control}
                {...(company !== "" && { "data-autofocus": "" })}
                company={company}
                known={record && optionOf(record.customer)}
                onChange={(id) => choose({ company, customer: id })}
              />
              {/* An error replaces the hint, but here the hint says what to do about it. */}
              {company === "" && errors.customer && (
                <p className="mt-1.5 text-13 text-ink-3">{companyFirst}</p>
              )}
            </>
          )}
        </Field>
      </Duo>
    </>
  );
}

function CompanyHint({ company }: { company: string }) {
  const all = useInfiniteQuery(companiesQuery({ search: "" }));
  if (company !== "" || all.data?.pages[0]?.total !== 0) return null;
  return (
    <>
      No companies yet.{" "}
      <Link to="/dashboard/companies/new" className={linkClass}>
        Add Company
      </Link>
    </>
  );
}

function CustomerHint({ company, total }: { company: string; total: number | undefined }) {
  if (company === "") return companyFirst;
  if (total === undefined) return null;
  if (total > 0) return `${countOf(total, "customer")} at this company`;
  return (
    <>
      No customers at this company.{" "}
      <Link
        to="/dashboard/companies/$companyId/customers/new"
        params={{ companyId: company }}
        className={linkClass}
      >
        Add Customer
      </Link>
    </>
  );
}
