import type { CompanyDetail } from "../../../shared/kinds/companies.ts";
import { companies } from "../../../shared/words/en/companies.ts";
import { KeptNote } from "../../lib/browser/kept.tsx";
import { ChoiceRows } from "../../ui/form/choice-rows.tsx";
import { MoveTargetPicker } from "./move-target-picker.tsx";
import type { MoveTarget } from "./mutations.ts";

/** They are deleted too, or move to another company; null until that one is chosen. */
export type Fate = "delete" | MoveTarget | null;

interface CustomersFateProps {
  company: CompanyDetail;
  /** What goes with the company, as a sentence. */
  loss: string;
  fate: Fate;
  onFate: (fate: Fate) => void;
}

/** What happens to the customers of a company that is deleted. */
export function CustomersFate({ company, loss, fate, onFate }: CustomersFateProps) {
  return (
    <>
      <div className="mt-4">
        <ChoiceRows
          aria-label={companies.deleting.fate}
          value={fate === "delete" ? "delete" : "move"}
          onValueChange={(next) => onFate(next === "delete" ? "delete" : null)}
          rows={[
            { value: "delete", label: companies.deleting.deleteToo, note: loss },
            {
              value: "move",
              label: companies.deleting.moveThem,
              note: companies.deleting.moveNote,
              more: <MoveTargetPicker from={company._id} onChange={onFate} />,
            },
          ]}
        />
      </div>
      <p className="border-t border-line pt-3 text-13 text-ink-3">
        <KeptNote />
      </p>
    </>
  );
}
