import { addDays, daysAhead } from "../../../shared/dates/dates.ts";
import { activityEndpoints } from "../../../shared/kinds/activities.ts";
import { type Customer, customerEndpoints } from "../../../shared/kinds/customers.ts";
import { never } from "../../../shared/statuses.ts";
import { customers } from "../../../shared/words/en/customers.ts";
import { results } from "../../../shared/words/en/results.ts";
import { formatDue } from "../../lib/dates/dates.ts";
import { isolate } from "../../lib/format/isolate.ts";
import { ifRefused } from "../../lib/write/say-failed.ts";
import { write } from "../../lib/write/write.ts";

/** Writes down a call of today, which is the last contact then. Rejects if it failed. */
export function logCall({ _id, name }: Customer, text: string, at: string): Promise<object> {
  return write(
    activityEndpoints.create,
    { params: { id: _id }, body: { kind: "call", at, text } },
    {
      done: customers.callLogged(isolate(name)),
      failed: ifRefused(results.notSaved),
      refresh: "first",
    },
  );
}

/** Leaves a customer alone until a day, or for good. */
export function snoozeCustomer({ _id, name }: Customer, until: string): void {
  const done =
    until === never
      ? customers.snoozing.snoozedForGood(isolate(name))
      : customers.snoozing.snoozed(isolate(name), formatDue(until));
  write(
    customerEndpoints.update,
    { params: { id: _id }, body: { snoozedUntil: until } },
    { done, failed: results.saveFailed },
  ).catch(() => {});
}

/** Without a day: any. */
export function snoozeTimes(today: string) {
  return [
    { label: customers.snoozing.inAWeek, until: addDays(today, 7), digit: "1" },
    { label: customers.snoozing.inAMonth, until: daysAhead(today).inAMonth, digit: "2" },
    { label: customers.snoozing.pick, until: null, digit: "3" },
    { label: customers.snoozing.never, until: never, digit: "0" },
  ];
}
