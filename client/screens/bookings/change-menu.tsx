import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Building2, Users, UserX } from "lucide-react";
import { useState } from "react";
import type { DeskBooking } from "../../../shared/booking.ts";
import type { CustomerDetail } from "../../../shared/kinds/customers.ts";
import { bulkEndpoints } from "../../../shared/lists/bulk.ts";
import { bookings } from "../../../shared/words/en/bookings.ts";
import { common } from "../../../shared/words/en/common.ts";
import { CompanyPicker } from "../../kinds/companies/company-picker.tsx";
import { MergeDialog } from "../../kinds/customers/menu-dialogs.tsx";
import { deleteCustomer } from "../../kinds/customers/mutations.ts";
import { customerQuery } from "../../kinds/customers/queries.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { refreshData } from "../../lib/queries/query-client.ts";
import { succeeds, write } from "../../lib/write/write.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialog/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { check, failed } from "./line-acts.ts";

interface ChangeMenuProps {
  booking: DeskBooking;
  /** Whom it has made. */
  customer: string;
  /** Whom they look like. */
  like: string | undefined;
  look: string;
}

/** What may be wrong about a new customer. */
export function ChangeMenu({ booking, customer: id, like, look }: ChangeMenuProps) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<"company" | "merge" | "nobody">();
  const { data: customer } = useQuery({ ...customerQuery(id), enabled: asked !== undefined });
  const close = () => setAsked(undefined);
  const merge = () =>
    like === undefined
      ? setAsked("merge")
      : void navigate({ to: "/dashboard/duplicates/merge", search: { ids: `${like},${id}` } });
  return (
    <>
      <Menu
        align="end"
        trigger={
          <button
            type="button"
            className={look}
            aria-label={bookings.actFor(bookings.acts.change, isolate(booking.name))}
            aria-keyshortcuts="2"
          >
            {bookings.acts.change}
          </button>
        }
      >
        {({ MenuItem }) => (
          <>
            <MenuItem icon={<Building2 />} onClick={() => setAsked("company")}>
              {bookings.change.company}
            </MenuItem>
            <MenuItem icon={<Users />} onClick={merge}>
              {bookings.change.merge}
            </MenuItem>
            <MenuItem icon={<UserX />} danger onClick={() => setAsked("nobody")}>
              {bookings.change.nobody}
            </MenuItem>
          </>
        )}
      </Menu>
      {customer && asked === "company" && (
        <CompanyDialog booking={booking} customer={customer} onClose={close} />
      )}
      {customer && asked === "merge" && <MergeDialog customer={customer} onOpenChange={close} />}
      {customer && asked === "nobody" && <NobodyDialog customer={customer} onClose={close} />}
    </>
  );
}

interface ChangeProps {
  booking: DeskBooking;
  customer: CustomerDetail;
  onClose: () => void;
}

function CompanyDialog({ booking, customer, onClose }: ChangeProps) {
  const { _id, name, company, companyName } = customer;
  const [chosen, setChosen] = useState(customer.private ? "" : company);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const done = bookings.change.movedTo(isolate(name));
    const request = { body: { chosen: { customers: [{ _id }] }, what: { company: chosen } } };
    const isMoved = await succeeds(write(bulkEndpoints.customers, request, { done, failed }));
    // Somebody has looked at it by that.
    if (isMoved) await check(booking, true);
    setBusy(false);
    if (isMoved) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={bookings.change.companyTitle}
      description={bookings.change.companyText(isolate(name))}
      footer={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            busyLabel={bookings.change.moving}
            disabled={chosen === "" || chosen === company}
            onClick={() => void save()}
          >
            {bookings.change.moveCustomer}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the picker is its input */}
      <label className="mt-4 grid gap-1.5">
        <span className="text-13 font-semibold">{bookings.change.companyField}</span>
        <CompanyPicker
          value={chosen}
          onChange={setChosen}
          known={customer.private ? undefined : { value: company, label: companyName }}
        />
      </label>
    </Dialog>
  );
}

/** Spam, or somebody who has mistyped: the customer goes with what was booked. */
function NobodyDialog({ customer, onClose }: Omit<ChangeProps, "booking">) {
  const { _id, name } = customer;
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const isRemoved = await succeeds(deleteCustomer(_id));
    if (isRemoved) onClose();
    else setBusy(false);
    await refreshData(_id);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={bookings.change.deleteTitle(isolate(name))}
      cancelLabel={bookings.change.keepCustomer}
      confirmLabel={bookings.change.deleteCustomer}
      busyLabel={bookings.change.deleting}
      busy={isBusy}
      onConfirm={() => void remove()}
    >
      <p>{bookings.change.deleteText}</p>
    </ConfirmDialog>
  );
}
