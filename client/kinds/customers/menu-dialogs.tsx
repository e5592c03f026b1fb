import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { addDays } from "../../../shared/dates/dates.ts";
import type { CustomerDetail } from "../../../shared/kinds/customers.ts";
import { customerEndpoints } from "../../../shared/kinds/customers.ts";
import { common } from "../../../shared/words/en/common.ts";
import { customers as words } from "../../../shared/words/en/customers.ts";
import { results } from "../../../shared/words/en/results.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { useTypedSearch } from "../../lib/lists/use-typed-search.ts";
import { pagesOf } from "../../lib/queries/query-of.ts";
import { Button } from "../../ui/button.tsx";
import { DatePicker } from "../../ui/dates/date-picker.tsx";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Combobox, type ComboboxOption } from "../../ui/menu/combobox.tsx";
import { toPickerOptions } from "../../ui/menu/picker-options.ts";
import { Rich } from "../../ui/text/rich.tsx";
import { snoozeCustomer, snoozeTimes } from "./attention-acts.ts";
import { companyWords } from "./company-words.ts";
import { everyCustomer } from "./queries.ts";

type DialogProps = {
  customer: CustomerDetail;
  onOpenChange: (open: boolean) => void;
};

/** Asks with whom a customer is to be merged; what becomes of both is seen on a page of its own. */
export function MergeDialog({ customer, onOpenChange }: DialogProps) {
  const navigate = useNavigate();
  const search = useTypedSearch();
  const [other, setOther] = useState<ComboboxOption | null>(null);
  const query = { search: search.searched, limit: 20 };
  const customers = useInfiniteQuery({
    ...pagesOf({
      key: [...everyCustomer, "list", query],
      endpoint: customerEndpoints.list,
      query,
      failed: results.customers.listFailed,
    }),
    placeholderData: keepPreviousData,
  });
  const { items, waiting, footer } = toPickerOptions(customers, search, companyWords);
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={words.merging.title}
      description={
        <Rich
          text={words.merging.text(customer.name)}
          tags={{ name: () => <bdi>{customer.name}</bdi> }}
        />
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button
            variant="primary"
            disabled={!other}
            onClick={() =>
              void navigate({
                to: "/dashboard/duplicates/merge",
                search: { ids: `${customer._id},${other?.value}` },
              })
            }
          >
            {words.merging.compare}
          </Button>
        </>
      }
    >
      <div className="mt-4">
        <Combobox
          aria-label={words.merging.other}
          items={items.filter(({ value }) => value !== customer._id)}
          value={other}
          onValueChange={setOther}
          onInputValueChange={search.setTyped}
          loading={customers.isFetching || waiting}
          footer={footer}
          placeholder={words.merging.placeholder}
        />
      </div>
    </Dialog>
  );
}

/** Leaves a customer out of Needs Attention for a while. */
export function SnoozeDialog({ customer, onOpenChange }: DialogProps) {
  const { today } = useNow();
  const [day, setDay] = useState("");
  const snooze = (until: string) => {
    onOpenChange(false);
    snoozeCustomer(customer, until);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={words.snoozing.title}
      description={
        <Rich
          text={words.snoozing.text(customer.name)}
          tags={{ name: () => <bdi>{customer.name}</bdi> }}
        />
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{common.cancel}</Button>
          <Button variant="primary" disabled={!day} onClick={() => snooze(day)}>
            {words.snoozing.title}
          </Button>
        </>
      }
    >
      <div className="mt-4 flex flex-wrap gap-2">
        {snoozeTimes(today).map(
          ({ label, until }) =>
            until && (
              <Button key={label} onClick={() => snooze(until)}>
                {label}
              </Button>
            ),
        )}
      </div>
      <div className="mt-4">
        <DatePicker
          aria-label={words.snoozing.until}
          value={day}
          onChange={setDay}
          min={addDays(today, 1)}
          today={today}
        />
      </div>
    </Dialog>
  );
}
