import { CalendarPlus, ChevronLeft, Clock, Phone } from "lucide-react";
import { useState } from "react";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { never } from "../../../shared/statuses.ts";
import { snoozeCustomer, snoozeTimes } from "../../kinds/customers/attention-acts.ts";
import { formatDue } from "../../lib/dates/dates.ts";
import { Sheet } from "../../ui/dialog/sheet.tsx";
import { SheetChoice } from "../../ui/dialog/sheet-choice.tsx";

type AttentionSheetProps = {
  customer: Customer;
  today: string;
  open: boolean;
  onCall: () => void;
  onBook: () => void;
  onPickDay: () => void;
  onClose: () => void;
};

/** What a thumb can do about a customer who waits. */
export function AttentionSheet(props: AttentionSheetProps) {
  const { customer, today, open, onCall, onBook, onPickDay, onClose } = props;
  const [snoozing, setSnoozing] = useState(false);
  const leave = () => {
    setSnoozing(false);
    onClose();
  };
  const snooze = (until: string | null) => {
    leave();
    if (until) snoozeCustomer(customer, until);
    else onPickDay();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => next || leave()}
      title={snoozing ? `Snooze ${customer.name}` : customer.name}
      titleShown
    >
      {snoozing ? (
        <>
          {snoozeTimes(today).map(({ label, until }) => (
            <SheetChoice
              key={label}
              aside={until && until !== never && formatDue(until)}
              onClick={() => snooze(until)}
            >
              {label}
            </SheetChoice>
          ))}
          <SheetChoice icon={<ChevronLeft />} onClick={() => setSnoozing(false)}>
            Back
          </SheetChoice>
        </>
      ) : (
        <>
          <SheetChoice icon={<Phone />} onClick={onCall}>
            Call logged
          </SheetChoice>
          <SheetChoice icon={<CalendarPlus />} onClick={onBook}>
            Book
          </SheetChoice>
          <SheetChoice icon={<Clock />} onClick={() => setSnoozing(true)}>
            Snooze
          </SheetChoice>
        </>
      )}
    </Sheet>
  );
}
