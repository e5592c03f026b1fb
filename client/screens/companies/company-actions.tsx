import { Link } from "@tanstack/react-router";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { CompanyDetail as Company } from "../../../shared/kinds/companies.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { AddCustomerLink } from "../../kinds/customers/add-customer-link.tsx";
import { lazyModule } from "../../lib/browser/lazy-module.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { buttonClass } from "../../ui/button.tsx";
import { RecordMenu } from "../../ui/menu/record-menu.tsx";
import { handOverItem } from "../../ui/people/hand-over.tsx";
import { HereOn } from "../../ui/people/person-fact.tsx";
import { ContactButtons } from "../../ui/text/contact-links.tsx";
import { useIsWriting } from "../story/composer/writing.ts";
import { exportStory } from "../story/export.ts";

/** Dialogs weigh as much as the page. */
const dialogs = lazyModule(() => import("../../kinds/companies/delete-company.tsx"));

/** The actions of a company; on the phone in two rows, the second for adding. */
export function CompanyActions({ company }: { company: Company }) {
  const writing = useIsWriting();
  const [deleting, setDeleting] = useState(false);
  const part = dialogs.use(deleting, () => setDeleting(false));
  const { _id, name, phone, email, clientCount } = company;
  const own = handOverItem({ chosen: { company: _id }, title: companies.handOver(isolate(name)) });
  return (
    <>
      <HereOn record={_id} />
      <ContactButtons phone={phone} email={email} />
      <Link
        to="/dashboard/companies/$companyId/edit"
        params={{ companyId: _id }}
        className={buttonClass()}
      >
        <Pencil />
        {companies.edit}
      </Link>
      {/* Without customers, the button is in the empty list below. */}
      {clientCount > 0 && (
        <div className="contents to-700:order-1 to-700:flex to-700:basis-full! to-700:flex-wrap to-700:gap-2 to-700:px-0! to-700:[&>*]:flex-1 to-700:[&>*]:px-2.5">
          <Link
            to="/dashboard/appointments/new"
            search={{ company: _id }}
            className={buttonClass()}
          >
            <Plus />
            {companies.newAppointment}
          </Link>
          <AddCustomerLink companyId={_id} primary={!writing} />
        </div>
      )}
      <RecordMenu
        what="companies"
        {...(own && { own })}
        onExport={() => void exportStory({ kind: "company", id: _id })}
        onDelete={() => setDeleting(true)}
      />
      {part && <part.DeleteCompany company={company} open={deleting} onOpenChange={setDeleting} />}
    </>
  );
}

/** Keeps the space of the buttons, which have their own rows on the phone. */
export function ActionsSkeleton() {
  return <span aria-hidden="true" className="h-24 over-700:hidden" />;
}
