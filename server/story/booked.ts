import { toPhoneKey } from "../../shared/matching/phone-key.ts";

/** As `booked` tells it, see letters/queries.ts: a line of each. */
export function toBooked(told: string) {
  const [endedBy, moved, phone = "", known, invitation] = told.split("\n");
  const key = toPhoneKey(phone);
  return {
    // as: as it was written.
    endedBy: (endedBy || null) as "customer" | "desk" | null,
    isMoved: moved !== "",
    phone: key === "" || key === known ? null : phone,
    // as: so is this.
    invitation: (invitation || null) as "invited" | "accepted" | "declined" | "proposed" | null,
  };
}
