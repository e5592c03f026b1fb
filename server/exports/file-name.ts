import type { User } from "../../shared/account/auth.ts";
import { todayIn } from "../../shared/dates/dates.ts";

/** Dated by the user's own day. */
export function toFileName(name: string, extension: string, { timeZone }: User, now: Date): string {
  return `${name}-${todayIn(timeZone ?? "UTC", now)}.${extension}`;
}
