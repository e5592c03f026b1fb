import { type KeyboardEvent, useRef, useState } from "react";
import { companyEndpoints } from "../../../../shared/kinds/companies.ts";
import type { CustomerDetail } from "../../../../shared/kinds/customers.ts";
import { bulkEndpoints } from "../../../../shared/lists/bulk.ts";
import { customers } from "../../../../shared/words/en/customers.ts";
import { results } from "../../../../shared/words/en/results.ts";
import { failureText } from "../../../lib/api-error.ts";
import { write } from "../../../lib/write/write.ts";
import { FieldFrame } from "../../../ui/form/field-frame.tsx";
import { type ChosenCompany, CompanyChoice } from "../form/company-choice.tsx";

type CompanyEditorProps = {
  customer: CustomerDetail;
  label: string;
  onClose: (focus: boolean) => void;
};

/** Moves a customer to another company, or to a new one. */
export function CompanyEditor({ customer, label, onClose }: CompanyEditorProps) {
  const [chosen, setChosen] = useState<ChosenCompany | null>(null);
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const move = async (company: ChosenCompany | null) => {
    setChosen(company);
    setProblem(undefined);
    if (!company || busy.current) return;
    if (company.id === customer.company) return onClose(true);
    busy.current = true;
    const refusal = await moveCustomer(customer, company);
    busy.current = false;
    if (refusal === undefined) onClose(true);
    else setProblem(refusal);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    onClose(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the field inside
    <div
      ref={place}
      onKeyDownCapture={onKeyDown}
      onBlur={({ relatedTarget }) => {
        // The list stands elsewhere in the page, and a press on it takes no focus.
        if (!busy.current && !problem && relatedTarget && !place.current?.contains(relatedTarget)) {
          onClose(false);
        }
      }}
    >
      <FieldFrame label={label} labelHidden error={problem}>
        <CompanyChoice
          value={chosen}
          onChange={(company) => void move(company)}
          placeholder={customers.fact.company}
          autoFocus
          defaultOpen
        />
      </FieldFrame>
    </div>
  );
}

/**
 * Moves a customer to a company. A new name is given to the customer's private company, and else to a
 * company that is made for it. Answers why it could not be.
 */
async function moveCustomer(
  customer: CustomerDetail,
  { id, name }: ChosenCompany,
): Promise<string | undefined> {
  const done = results.customers.updated;
  try {
    if (id === null && customer.private) {
      const params = { id: customer.company };
      await write(companyEndpoints.update, { params, body: { name } }, { done, refresh: "first" });
    } else {
      const before =
        id === null
          ? await write(companyEndpoints.create, { body: { name } }, { refresh: "never" })
          : undefined;
      const company = before?.data._id ?? id ?? "";
      await write(
        bulkEndpoints.customers,
        { body: { chosen: { customers: [{ _id: customer._id }] }, what: { company } } },
        { done: { text: done, before }, refresh: "first" },
      );
    }
    return undefined;
  } catch (error) {
    return failureText(error, results.notSaved);
  }
}
