import { getRouteApi, Link } from "@tanstack/react-router";
import { Ellipsis, Mail, Pencil, Phone, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import type { CompanyDetail as Company } from "../../shared/companies.ts";
import { AppointmentTimeline } from "../appointments/appointment-timeline.tsx";
import { AddCustomerLink } from "../customers/add-customer-link.tsx";
import { CompanyCustomerTable } from "../customers/company-customer-table.tsx";
import { Crumbs } from "../layout/crumbs.tsx";
import { countOf } from "../lib/count.ts";
import { isolate } from "../lib/isolate.ts";
import { formatMoney } from "../lib/money.ts";
import { telephoneLink } from "../lib/phone.ts";
import { useShortcut } from "../shortcuts/use-shortcut.ts";
import { Button, buttonClass, IconButton } from "../ui/button.tsx";
import { Menu, MenuItem } from "../ui/menu.tsx";
import { linkClass, PageHead, SectionHead, WithFacts } from "../ui/page.tsx";
import { SkeletonLine } from "../ui/skeleton.tsx";
import { CompanyFacts } from "./company-facts.tsx";
import { DeleteCompany } from "./delete-company.tsx";
import { useCompany } from "./use-company.ts";

const route = getRouteApi("/dashboard/companies/$companyId/");

export function CompanyDetail() {
  const { companyId } = route.useParams();
  const filter = route.useSearch();
  const navigate = route.useNavigate();
  const company = useCompany(companyId);
  useShortcut(
    "edit",
    company ? () => void navigate({ to: "/dashboard/companies/$companyId/edit" }) : null,
  );

  return (
    <>
      <title>{company ? `${isolate(company.name)} · Client Desk` : "Company · Client Desk"}</title>
      <Crumbs current={company?.name}>
        <Link to="/dashboard/companies">Companies</Link>
      </Crumbs>
      <PageHead
        title={company?.name ?? <LoadingName />}
        sub={company ? <Summary company={company} /> : <SkeletonLine className="w-52" />}
        actions={company ? <Actions company={company} /> : <ActionsToCome />}
      />
      <WithFacts
        fold="Company Details"
        facts={<CompanyFacts company={company} />}
        waiting={!company}
      >
        <section aria-labelledby="customers" className="mb-9">
          <SectionHead
            id="customers"
            title="Customers"
            className="items-center"
            aside={company?.clientCount !== 0 && <AddCustomerLink companyId={companyId} />}
          />
          <CompanyCustomerTable
            key={companyId}
            companyId={companyId}
            filter={filter}
            byButton
            change={(changes) =>
              void navigate({
                search: (before) => ({ ...before, ...changes }),
                replace: true,
                resetScroll: false,
              })
            }
          />
        </section>
        {company?.clientCount !== 0 && (
          <section aria-labelledby="appointments">
            <SectionHead
              id="appointments"
              title="Appointments"
              className="mb-1 items-center"
              aside={
                <Link
                  to="/dashboard/appointments/new"
                  search={{ company: companyId }}
                  className={buttonClass()}
                >
                  <Plus />
                  New Appointment
                </Link>
              }
            />
            <AppointmentTimeline
              key={companyId}
              of={{ company: companyId }}
              label="Appointments with this company"
              withCustomer
              none={<p className="py-3 text-ink-3">No appointments yet.</p>}
            />
          </section>
        )}
      </WithFacts>
    </>
  );
}

/** The heading is there at once, so that it can take the focus. */
function LoadingName() {
  return (
    <>
      <span className="vh">Company</span>
      <SkeletonLine className="h-4.5 w-72" />
    </>
  );
}

/** On the phone the buttons have a line of their own: it is kept for them. */
function ActionsToCome() {
  return <span aria-hidden="true" className="h-11 over-700:hidden" />;
}

function Summary({ company }: { company: Company }) {
  if (company.clientCount === 0) return "No customers yet";
  return (
    <>
      <Link
        to="/dashboard/companies/$companyId/customers"
        params={{ companyId: company._id }}
        className={linkClass}
      >
        {countOf(company.clientCount, "customer")}
      </Link>
      , <span className="num">{formatMoney(company.totalValue)}</span> in total
    </>
  );
}

function Actions({ company }: { company: Company }) {
  const [deleting, setDeleting] = useState(false);
  const { _id, phone, email } = company;
  return (
    <>
      <Button
        variant="danger"
        icon={<Trash2 />}
        className="to-700:hidden"
        onClick={() => setDeleting(true)}
      >
        Delete
      </Button>
      {phone && (
        <a href={telephoneLink(phone)} className={buttonClass({ className: "over-700:hidden" })}>
          <Phone />
          Call
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={buttonClass({ className: "over-700:hidden" })}>
          <Mail />
          Email
        </a>
      )}
      <Link
        to="/dashboard/companies/$companyId/edit"
        params={{ companyId: _id }}
        className={buttonClass()}
      >
        <Pencil />
        Edit
      </Link>
      <Menu
        align="end"
        trigger={
          <IconButton label="More" bordered tip={false} className="over-700:hidden">
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem icon={<Trash2 />} danger onClick={() => setDeleting(true)}>
          Delete
        </MenuItem>
      </Menu>
      <DeleteCompany company={company} open={deleting} onOpenChange={setDeleting} />
    </>
  );
}
