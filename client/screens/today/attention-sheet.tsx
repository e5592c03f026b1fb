import { CalendarPlus, ChevronLeft, Clock, Phone } from "lucide-react";
import { useState } from "react";
import type { Customer } from "../../../shared/kinds/customers.ts";
import { never } from "../../../shared/statuses.ts";
import { overview } from "../../../shared/words/en/overview.ts";
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
      title={snoozing ? overview.waiting.snoozeName(customer.name) : customer.name}
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
            {overview.waiting.back}
          </SheetChoice>
        </>
      ) : (
        <>
          <SheetChoice icon={<Phone />} onClick={onCall}>
            {overview.waiting.callLogged}
          </SheetChoice>
          <SheetChoice icon={<CalendarPlus />} onClick={onBook}>
            {overview.waiting.book}
          </SheetChoice>
          <SheetChoice icon={<Clock />} onClick={() => setSnoozing(true)}>
            {overview.waiting.snooze}
          </SheetChoice>
        </>
      )}
    </Sheet>
  );
}
