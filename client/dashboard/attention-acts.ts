import { activityEndpoints } from "../../shared/activities.ts";
import { type Customer, customerEndpoints } from "../../shared/customers.ts";
import { addDays, daysAhead } from "../../shared/dates.ts";
import { messages } from "../../shared/messages.ts";
import { never } from "../../shared/statuses.ts";
import { sayDone } from "../history/undoing.ts";
import { call, failureText, isRefusal } from "../lib/api.ts";
import { isolate } from "../lib/isolate.ts";
import { mutate } from "../lib/mutate.ts";
import { refreshData } from "../lib/query-client.ts";
import { createSaveHeaders } from "../lib/save-headers.ts";
import { formatDue } from "../tasks/words.ts";
import { notify } from "../ui/toaster.tsx";

/** The same call again, after no answer came, is the same entry. */
const calls = createSaveHeaders(undefined);

/** Writes down a call of today, which is the last contact then. Rejects if it failed. */
export function logCall({ _id, name }: Customer, text: string, at: string): Promise<object> {
  const body = { kind: "call" as const, at, text };
  const headers = calls.of({ _id, body });
  return mutate({
    mutationFn: () => call(activityEndpoints.create, { params: { id: _id }, body, headers }),
    onSuccess: (answer) => {
      calls.settle();
      sayDone(`Call with ${isolate(name)} logged`, answer);
      return refreshData();
    },
    onError: (error) => {
      if (isRefusal(error)) notify.error(failureText(error, messages.notSaved));
    },
  });
}

/** Leaves a customer alone until a day, or for good. */
export function snoozeCustomer({ _id, name }: Customer, until: string): void {
  const said = until === never ? "for good" : `until ${formatDue(until)}`;
  mutate({
    mutationFn: () =>
      call(customerEndpoints.update, { params: { id: _id }, body: { snoozedUntil: until } }),
    onSuccess: (answer) => {
      sayDone(`${isolate(name)} snoozed ${said}`, answer);
      return refreshData();
    },
    onError: (error) => notify.error(failureText(error, messages.saveFailed)),
  }).catch(() => {});
}

/** Without a day: any. */
export function snoozeTimes(today: string) {
  return [
    { label: "In a week", until: addDays(today, 7), digit: "1" },
    { label: "In a month", until: daysAhead(today).inAMonth, digit: "2" },
    { label: "Pick a day", until: null, digit: "3" },
    { label: "Never for this customer", until: never, digit: "0" },
  ];
}
