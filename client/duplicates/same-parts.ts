import type { DuplicateReason } from "../../shared/duplicate-kinds.ts";
import type { DuplicateGroup } from "../../shared/duplicates.ts";
import { toEmailKey, toFirmKey, toPersonKey, toWebsiteKey } from "../../shared/match-keys.ts";
import { toPhoneKey } from "../../shared/phone-key.ts";

type AnyRecord = DuplicateGroup["records"][number];

/** What a record is compared by; empty if it has nothing there. */
function keyOf(record: AnyRecord, part: DuplicateReason): string {
  if (part === "email") return toEmailKey(record.email);
  if (part === "phone") return toPhoneKey(record.phone);
  if (part === "website") return "website" in record ? toWebsiteKey(record.website) : "";
  return "website" in record ? toFirmKey(record.name) : toPersonKey(record.name);
}

/** Which values of a group's records are the same as another's, and so are underlined. */
export function samePartsOf({ records }: DuplicateGroup) {
  return (record: AnyRecord, part: DuplicateReason): boolean => {
    const key = keyOf(record, part);
    if (key === "") return false;
    return records.some((other) => other._id !== record._id && keyOf(other, part) === key);
  };
}
