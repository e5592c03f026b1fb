import { type KeyboardEvent, useRef, useState } from "react";
import type { CustomerDetail } from "../../shared/customers.ts";
import { FieldFrame } from "../ui/field-frame.tsx";
import { type ChosenCompany, CompanyChoice } from "./company-choice.tsx";
import { moveCustomer } from "./move-customer.ts";

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
          placeholder="Company or new name"
          autoFocus
          defaultOpen
        />
      </FieldFrame>
    </div>
  );
}
