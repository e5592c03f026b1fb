import { addDays, todayIn } from "../../../../shared/dates/dates.ts";
import type { FollowUp } from "../../../../shared/follow-up.ts";
import { customerStatuses } from "../../../../shared/statuses.ts";
import { type CustomerRecord, type Person, sumValue } from "../model.ts";
import type { Plays } from "../world.ts";

/** Whether a customer needs attention on a day, or would but is left alone. */
export function attentionOf({ days, user }: Person, customer: CustomerRecord, day: string) {
  const most = days[customer.status];
  const { snoozedUntil, lastContact, createdAt } = customer;
  const from = lastContact ?? todayIn(user.timeZone ?? "UTC", new Date(createdAt));
  if (most === null || addDays(from, most) >= day) return undefined;
  return snoozedUntil !== null && snoozedUntil > day ? "snoozed" : "needed";
}

function view(me: Person, day: string): FollowUp {
  const all = [...me.customers.values()];
  const needed = all.filter((one) => attentionOf(me, one, day) === "needed");
  return {
    days: me.days,
    // as: one of each status.
    neglected: Object.fromEntries(
      customerStatuses.map((each) => [each, needed.filter(({ status }) => status === each).length]),
    ) as FollowUp["neglected"],
    customers: needed.length,
    value: sumValue(needed),
    snoozed: all.filter((one) => attentionOf(me, one, day) === "snoozed").length,
  };
}

const daysSeen = ["2026-05-04", "2026-07-30"];

export const followUpPlays: Plays = {
  "GET /api/follow-up": ({ me, draw }) => {
    const on = draw.of(daysSeen);
    return { input: { query: { on } }, meets: { status: 200, body: { data: view(me, on) } } };
  },

  "PUT /api/follow-up": ({ me, draw }) => {
    const on = draw.of(daysSeen);
    const days = draw.some({ Active: draw.of([1, 30, null]), Pending: draw.of([2, 730, null]) });
    const after = { ...me, days: { ...me.days, ...days } };
    return {
      input: { query: { on }, body: { days } },
      meets: { status: 200, body: { data: view(after, on) } },
      learn: () => {
        me.days = after.days;
      },
    };
  },
};
