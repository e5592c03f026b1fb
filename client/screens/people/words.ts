import type { OwnDesk } from "../../../shared/account/desks.ts";
import type { Role } from "../../../shared/account/roles.ts";
import { countOf } from "../../lib/format/count.ts";

export const roleNames: Record<Role, string> = {
  owner: "Owner",
  member: "Member",
  reader: "Reader",
};

/** What somebody is: "an owner". */
export const roleNouns: Record<Role, string> = {
  owner: "an owner",
  member: "a member",
  reader: "a reader",
};

/** In the order in which they are offered: the usual one first. */
export const roleChoices = [
  { value: "member", label: "Member", note: "All work" },
  { value: "reader", label: "Reader", note: "Looks and searches, changes nothing" },
  { value: "owner", label: "Owner", note: "All work, and people and desk settings" },
] as const satisfies readonly { value: Role; label: string; note: string }[];

/** "4 people"; of a desk of one "only you". */
export function countPeople({ people }: Pick<OwnDesk, "people">): string {
  return people === 1 ? "only you" : countOf(people, "person", "people");
}

export const deadInvitation = {
  title: "This invitation no longer works.",
  detail: "It was used, revoked or is older than 7 days. Ask for a new one.",
};
