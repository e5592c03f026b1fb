import { Link } from "@tanstack/react-router";
import { Building2, Clock, Merge, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import type { CustomerDetail } from "../../../shared/kinds/customers.ts";
import { customers } from "../../../shared/words/en/customers.ts";
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
const dialogs = lazyModule(() => import("../../kinds/customers/delete-customer.tsx"));
const menuDialogs = lazyModule(() => import("../../kinds/customers/menu-dialogs.tsx"));

type CustomerActionsProps = {
  customer: CustomerDetail;
  /** Opens the field with the company. */
  onMove: () => void;
};

export function CustomerActions({ customer, onMove }: CustomerActionsProps) {
  const writing = useIsWriting();
  const [deleting, setDeleting] = useState(false);
  const part = dialogs.use(deleting, () => setDeleting(false));
  const [asked, setAsked] = useState<"merge" | "snooze" | null>(null);
  const more = menuDialogs.use(asked !== null, () => setAsked(null));
  const onOpenChange = () => setAsked(null);
  const { _id, name, company, phone, email } = customer;
  const handOver = handOverItem({
    chosen: { customers: [{ _id }] },
    title: customers.handOver(isolate(name)),
  });
  return (
    <>
      <HereOn record={_id} />
      <ContactButtons phone={phone} email={email} />
      <Link
        to="/dashboard/customers/$customerId/edit"
        params={{ customerId: _id }}
        className={buttonClass()}
      >
        <Pencil />
        {customers.edit}
      </Link>
      <Link
        to="/dashboard/appointments/new"
        search={{ company, customer: _id }}
        className={buttonClass({
          variant: writing ? "secondary" : "primary",
          className: "to-700:order-1 to-700:basis-full!",
        })}
      >
        <Plus />
        {customers.newAppointment}
      </Link>
      <RecordMenu
        what="customers"
        own={(pieces) => (
          <>
            <pieces.MenuItem icon={<Building2 />} onClick={onMove}>
              {customers.moveToCompany}
            </pieces.MenuItem>
            <pieces.MenuItem icon={<Merge />} onClick={() => setAsked("merge")}>
              {customers.merging.open}
            </pieces.MenuItem>
            <pieces.MenuItem icon={<Clock />} onClick={() => setAsked("snooze")}>
              {customers.snoozing.open}
            </pieces.MenuItem>
            {handOver?.(pieces)}
          </>
        )}
        onExport={() => void exportStory({ kind: "customer", id: _id })}
        onDelete={() => setDeleting(true)}
      />
      {more && asked === "merge" && <more.MergeDialog {...{ customer, onOpenChange }} />}
      {more && asked === "snooze" && <more.SnoozeDialog {...{ customer, onOpenChange }} />}
      {part && (
        <part.DeleteCustomer customer={customer} open={deleting} onOpenChange={setDeleting} />
      )}
    </>
  );
}
