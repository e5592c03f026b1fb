import { Link } from "@tanstack/react-router";
import type { DuplicateReason } from "../../../shared/matching/duplicate-kinds.ts";
import type { DuplicateGroup } from "../../../shared/matching/duplicates.ts";
import {
  toEmailKey,
  toFirmKey,
  toPersonKey,
  toWebsiteKey,
} from "../../../shared/matching/match-keys.ts";
import { toPhoneKey } from "../../../shared/matching/phone-key.ts";
import { duplicates } from "../../../shared/words/en/duplicates.ts";
import { formatCount } from "../../lib/format/count.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { joined } from "../../lib/format/joined.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Rich } from "../../ui/text/rich.tsx";
import { CompanyRow, CustomerRow } from "./group-record.tsx";
import { detailOf } from "./why.ts";

type GroupProps = {
  group: DuplicateGroup;
  onDismiss: (group: DuplicateGroup) => void;
  onRestore: (group: DuplicateGroup) => void;
};

/** Records that may be the same: why, which, and what can be done with them. */
export function Group({ group, onDismiss, onRestore }: GroupProps) {
  const { kind, reason, records, total, dismissal } = group;
  const detail = detailOf(group);
  const names = joined(records.map(({ name }) => isolate(name)));
  const isSame = samePartsOf(group);
  return (
    <li
      className="duplicate grid grid-cols-[200px_minmax(0,1fr)] to-1180:grid-cols-[160px_minmax(0,1fr)] to-700:grid-cols-1"
      data-group={group._id}
    >
      <div className="py-4.5 pe-6 to-700:pt-4 to-700:px-0 to-700:pb-1">
        <h2 className="text-14 leading-5 font-semibold">{duplicates.reasons[reason]}</h2>
        {detail && <small>{detail}</small>}
        {total > records.length && (
          <small>{duplicates.oldest(formatCount(records.length), formatCount(total))}</small>
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
            <Label text={mergeLabel(records.length, total, names)} />
          </Link>
          <Button
            data-needs="write"
            variant="quiet"
            size="sm"
            onClick={() => (dismissal ? onRestore(group) : onDismiss(group))}
          >
            <Label text={dismissal ? duplicates.acts.again(names) : duplicates.acts.not(names)} />
          </Button>
        </div>
      </div>
    </li>
  );
}

/** Names are only read to those who cannot see them above. */
function Label({ text }: { text: string }) {
  return (
    <Rich text={text} tags={{ hidden: (inner) => <span className="sr-only">{inner}</span> }} />
  );
}

function mergeLabel(shown: number, total: number, names: string): string {
  const { acts } = duplicates;
  if (shown < total) return acts.mergeThese(formatCount(shown), names);
  return total > 2 ? acts.mergeAll(formatCount(total), names) : acts.merge(names);
}

type AnyRecord = DuplicateGroup["records"][number];

/** What a record is compared by; empty if it has nothing there. */
function keyOf(record: AnyRecord, part: DuplicateReason): string {
  if (part === "email") return toEmailKey(record.email);
  if (part === "phone") return toPhoneKey(record.phone);
  if (part === "website") return "website" in record ? toWebsiteKey(record.website) : "";
  return "website" in record ? toFirmKey(record.name) : toPersonKey(record.name);
}

/** Which values of a group's records are the same as another's, and so are underlined. */
function samePartsOf({ records }: DuplicateGroup) {
  return (record: AnyRecord, part: DuplicateReason): boolean => {
    const key = keyOf(record, part);
    if (key === "") return false;
    return records.some((other) => other._id !== record._id && keyOf(other, part) === key);
  };
}
