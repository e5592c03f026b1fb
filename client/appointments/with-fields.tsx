import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useFormContext, useWatch } from "react-hook-form";
import { type Appointment, appointmentInput } from "../../shared/appointments.ts";
import { companiesQuery } from "../companies/queries.ts";
import { companyCustomersQuery } from "../customers/queries.ts";
import { countOf } from "../lib/count.ts";
import { fieldOf } from "../lib/form-field.tsx";
import { Duo } from "../ui/form-section.tsx";
import { linkClass } from "../ui/page.tsx";
import { CompanyPicker } from "./company-picker.tsx";
import { CustomerPicker } from "./customer-picker.tsx";
import { optionOf } from "./picker-options.ts";

const Field = fieldOf(appointmentInput);
const companyFirst = "Select a company first";

/** Company and customer; another company lets go of the customer. */
export function WithFields({ record }: { record: Appointment | undefined }) {
  const { setValue, clearErrors, formState } = useFormContext();
  const company = String(useWatch({ name: "company" }) ?? "");
  return (
    <Duo>
      <Field name="company" hint={<CompanyHint company={company} />}>
        {(control) => (
          <CompanyPicker
            {...control}
            known={record && optionOf(record.company)}
            onChange={(id) => {
              if (id === company) return;
              control.onChange(id);
              setValue("customer", "", { shouldDirty: true });
              clearErrors("customer");
            }}
          />
        )}
      </Field>
      <Field name="customer" hint={<CustomerHint company={company} />}>
        {(control) => (
          <>
            <CustomerPicker
              {...control}
              company={company}
              known={record && optionOf(record.customer)}
            />
            {/* An error takes the hint's place, but here the hint says what to do about it. */}
            {company === "" && formState.errors.customer && (
              <p className="mt-1.5 text-13 text-ink-3">{companyFirst}</p>
            )}
          </>
        )}
      </Field>
    </Duo>
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

function CustomerHint({ company }: { company: string }) {
  const all = useInfiniteQuery({
    ...companyCustomersQuery(company, { search: "", sort: "name" }),
    enabled: company !== "",
  });
  if (company === "") return companyFirst;
  const total = all.data?.pages[0]?.total;
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
