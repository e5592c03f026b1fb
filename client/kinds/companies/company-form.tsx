import { getRouteApi, Link, useLocation, useNavigate } from "@tanstack/react-router";
import { type CompanyDetail, companyForm } from "../../../shared/kinds/companies.ts";
import { common } from "../../../shared/words/en/common.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { industries } from "../../../shared/words/en/industries.ts";
import { results } from "../../../shared/words/en/results.ts";
import { useBackNavigation } from "../../lib/browser/use-back-navigation.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { useSchemaForm } from "../../lib/schema-form.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { Input } from "../../ui/form/field.tsx";
import { Form, SaveButton } from "../../ui/form/form.tsx";
import { fieldOf } from "../../ui/form/form-field.tsx";
import { CancelLink, Duo, FormEnd, FormSection } from "../../ui/form/form-section.tsx";
import { PageHead } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LooksLikeLine } from "./looks-like-line.tsx";
import { saveCompany } from "./mutations.ts";
import { useCompany } from "./use-company.ts";

const editRoute = getRouteApi("/dashboard/companies/$companyId/edit");

export function NewCompany() {
  return (
    <>
      <title>{common.title(companies.add)}</title>
      <Crumbs current={companies.add}>
        <Link to="/dashboard/companies">{companies.title}</Link>
      </Crumbs>
      <PageHead title={companies.add} />
      <CompanyForm />
    </>
  );
}

export function EditCompany() {
  const { companyId } = editRoute.useParams();
  const company = useCompany(companyId);
  return (
    <>
      <title>
        {common.title(company ? companies.editName(isolate(company.name)) : companies.editCompany)}
      </title>
      <Crumbs current={companies.edit}>
        <Link to="/dashboard/companies">{companies.title}</Link>
        <Link to="/dashboard/companies/$companyId" params={{ companyId }}>
          {company?.name ?? <Skeleton className="w-24" />}
        </Link>
      </Crumbs>
      <PageHead title={companies.editCompany} />
      {company && <CompanyForm key={companyId} company={company} />}
    </>
  );
}

const Field = fieldOf(companyForm);

/** Adds a company, or changes an existing one. */
function CompanyForm({ company }: { company?: CompanyDetail }) {
  const navigate = useNavigate();
  const wayBack = useBackNavigation();
  const draft = useLocation({ select: ({ pathname }) => pathname });
  const form = useSchemaForm({
    schema: companyForm,
    defaultValues: company ?? {
      name: "",
      description: "",
      website: "",
      phone: "",
      email: "",
      address: "",
      industry: "",
    },
    draft,
    record: company,
    save: (body, base) => saveCompany(company?._id, body, base),
    saved: (saved) => {
      const open = () =>
        navigate({
          to: "/dashboard/companies/$companyId",
          params: { companyId: saved._id },
          replace: true,
        });
      // A new company opens: its customers come next.
      if (company) void wayBack.leave(open);
      else void open();
    },
    failed: results.saveFailed,
  });

  return (
    <Form form={form} className="max-w-[900px]">
      <FormSection title={companies.company}>
        <Duo>
          <Field name="name" autoComplete="off" data-autofocus />
          <Field name="industry">
            {(control) => <Input {...control} list="industries" autoComplete="off" />}
          </Field>
        </Duo>
        <datalist id="industries">
          {industries.suggested.map((industry) => (
            <option key={industry} value={industry} />
          ))}
        </datalist>
        <Field name="description" kind="textarea" placeholder={companies.form.about} />
      </FormSection>
      <FormSection title={companies.form.contact} hint={companies.form.allOptional}>
        <Duo>
          <Field
            name="website"
            inputMode="url"
            autoComplete="off"
            placeholder="example.com"
            optional={false}
          />
          <Field
            name="phone"
            type="tel"
            autoComplete="off"
            placeholder="(303) 555-0100"
            optional={false}
          />
          <Field name="email" type="email" autoComplete="off" optional={false} />
          <Field name="address" autoComplete="off" optional={false} />
        </Duo>
        <LooksLikeLine kind="companies" except={company?._id} />
      </FormSection>
      <FormEnd>
        <SaveButton>{company ? companies.form.save : companies.add}</SaveButton>
        {company ? (
          <CancelLink
            to="/dashboard/companies/$companyId"
            params={{ companyId: company._id }}
            onClick={wayBack.cancel}
          />
        ) : (
          <CancelLink to="/dashboard/companies" onClick={wayBack.cancel} />
        )}
      </FormEnd>
    </Form>
  );
}
