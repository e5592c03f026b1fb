import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { type Appointment, appointmentInput } from "../../../../shared/kinds/appointments.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { fieldOf } from "../../../ui/form/form-field.tsx";
import { Duo } from "../../../ui/form/form-section.tsx";
import { optionOf } from "../../../ui/menu/picker-options.ts";
import { linkClass } from "../../../ui/page.tsx";
import { CompanyPicker } from "../../companies/company-picker.tsx";
import { companiesQuery } from "../../companies/queries.ts";
import { CustomerPicker } from "../../customers/people/customer-picker.tsx";
import { PersonPicker } from "../../customers/people/person-picker.tsx";
import { companyCustomersQuery } from "../../customers/queries.ts";
import { ChosenPerson } from "./chosen-person.tsx";

const Field = fieldOf(appointmentInput);

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
      <FieldFrame label={planning.who.label}>
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
                <p className="mt-1.5 text-13 text-ink-3">{planning.who.companyFirst}</p>
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
      {planning.who.noCompanies}{" "}
      <Link to="/dashboard/companies/new" className={linkClass}>
        {planning.who.addCompany}
      </Link>
    </>
  );
}

function CustomerHint({ company, total }: { company: string; total: number | undefined }) {
  if (company === "") return planning.who.companyFirst;
  if (total === undefined) return null;
  if (total > 0) return planning.who.customers(total);
  return (
    <>
      {planning.who.noCustomers}{" "}
      <Link
        to="/dashboard/companies/$companyId/customers/new"
        params={{ companyId: company }}
        className={linkClass}
      >
        {planning.who.addCustomer}
      </Link>
    </>
  );
}

/** Chooses a company's only customer. Returns how many there are, once known. */
function useOnlyCustomer(
  { company, customer }: { company: string; customer: string },
  enabled: boolean,
): number | undefined {
  const { setValue, resetField, getFieldState, formState, clearErrors } = useFormContext();
  const customers = useInfiniteQuery({
    ...companyCustomersQuery(company, { search: "", sort: "name" }),
    enabled: enabled && company !== "",
  });
  const page = customers.data?.pages[0];
  const only =
    page?.total === 1 && !customers.isFetching && customer === "" ? page.data[0]?._id : undefined;
  const isChosenHere = getFieldState("company", formState).isDirty;
  useEffect(() => {
    if (!only) return;
    // The form began with this company, so the user has typed nothing.
    if (isChosenHere) setValue("customer", only, { shouldDirty: true });
    else resetField("customer", { defaultValue: only });
    clearErrors("customer");
  }, [only, isChosenHere, setValue, resetField, clearErrors]);
  return page?.total;
}
