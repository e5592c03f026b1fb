import { useQuery } from "@tanstack/react-query";
import { type Ref, useEffect } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { listNames } from "../../../../shared/lists/list-names.ts";
import { planning } from "../../../../shared/words/en/planning.ts";
import { isMissing } from "../../../lib/api-error.ts";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { customerQuery } from "../../customers/queries.ts";

interface ChosenPersonProps {
  customer: string;
  company: string;
  record: Appointment | undefined;
  onChange: () => void;
  /** The customer has been deleted or moved to another company. */
  onGone: () => void;
  changeRef: Ref<HTMLButtonElement>;
}

/** Customer and company in one line, once both are known. */
export function ChosenPerson(props: ChosenPersonProps) {
  const { customer, company, record, onChange, onGone, changeRef } = props;
  const isKnown = record?.customer._id === customer && record.company._id === company;
  const named = useQuery({
    ...customerQuery(customer),
    enabled: !isKnown,
    // The two fields show the error.
    meta: {},
  });
  const lost =
    !isKnown && (isMissing(named.error) || (named.data && named.data.company !== company));
  useEffect(() => {
    if (lost) onGone();
  }, [lost, onGone]);
  const [customerName, companyName] = isKnown
    ? listNames(record.customer.name, record.company.name)
    : named.data
      ? listNames(named.data.name, named.data.companyName)
      : [];
  return (
    <fieldset
      aria-label={planning.who.chosen}
      className="flex min-h-[38px] min-w-0 items-center gap-4"
    >
      <dl className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <dt className="sr-only">{planning.who.customer}</dt>
        <dd className="clipped min-w-0 font-semibold">
          {customerName ?? <Skeleton className="w-36" />}
        </dd>
        {companyName && (
          <>
            <dt className="sr-only">{planning.who.company}</dt>
            <dd className="clipped min-w-0 text-ink-2">{companyName}</dd>
          </>
        )}
      </dl>
      <Button ref={changeRef} onClick={onChange} aria-label={planning.who.changeLabel}>
        {planning.who.change}
      </Button>
    </fieldset>
  );
}
