import { Link } from "@tanstack/react-router";
import type { DuplicateGroup } from "../../shared/duplicates.ts";
import { formatCount } from "../lib/count.ts";
import { isolate } from "../lib/isolate.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { CompanyRow, CustomerRow } from "./group-record.tsx";
import { samePartsOf } from "./same-parts.ts";
import { detailOf, reasonWords } from "./why.ts";

type GroupProps = {
  group: DuplicateGroup;
  onDismiss: (group: DuplicateGroup) => void;
  onRestore: (group: DuplicateGroup) => void;
};

/** Records that may be the same: why, which, and what can be done with them. */
export function Group({ group, onDismiss, onRestore }: GroupProps) {
  const { kind, reason, records, total, dismissal } = group;
  const detail = detailOf(group);
  const names = records.map(({ name }) => isolate(name)).join(", ");
  const isSame = samePartsOf(group);
  return (
    <li className="dup" data-group={group._id}>
      <div className="why">
        <h2 className="text-14 leading-5 font-semibold">{reasonWords[reason]}</h2>
        {detail && <small>{detail}</small>}
        {total > records.length && (
          <small>
            Showing the oldest {records.length} of {formatCount(total)}
          </small>
        )}
      </div>
      <div className="them">
        <ul>
          {kind === "customers"
            ? group.records.map((customer) => (
                <CustomerRow key={customer._id} customer={customer} isSame={isSame} />
              ))
            : group.records.map((company) => (
                <CompanyRow key={company._id} company={company} isSame={isSame} />
              ))}
        </ul>
        <div className="acts">
          <Link
            to="/dashboard/duplicates/merge"
            search={{
              ...(kind === "companies" && { kind }),
              ids: records.map(({ _id }) => _id).join(),
            }}
            data-merge
            className={buttonClass()}
          >
            {mergeLabel(records.length, total)}
            <span className="vh"> {names}</span>
          </Link>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => (dismissal ? onRestore(group) : onDismiss(group))}
          >
            {dismissal ? "Mark as Duplicates" : "Not Duplicates"}
            <span className="vh"> {names}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function mergeLabel(shown: number, total: number): string {
  if (shown < total) return `Merge These ${shown}…`;
  return total > 2 ? `Merge All ${total}…` : "Merge…";
}
