import { type Reminder, reminderEndpoints, snoozeMinutes } from "../../../shared/reminders.ts";
import { reminders } from "../../../shared/words/en/reminders.ts";
import { call } from "../../lib/api.ts";
import { localNow, localTimeIn } from "../../lib/dates/local-time.ts";
import { queryClient } from "../../lib/queries/query-client.ts";
import { succeeds, write } from "../../lib/write/write.ts";

/** Milliseconds. A response covers a day; half of one is left when it is fetched again. */
const renewal = 12 * 3_600_000;

const queryKey = ["reminders"];

/** The reminders of the next day; a change anywhere fetches them again. */
export const remindersQuery = {
  queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const query = { now: localNow() };
    return (await call(reminderEndpoints.list, { query, signal })).data;
  },
  refetchInterval: renewal,
  refetchIntervalInBackground: true,
};

/** Also in a hidden page, which has to know when to remind. */
export function readReminders(): void {
  void queryClient.refetchQueries({ queryKey, type: "active" }, { cancelRefetch: false });
}

/** Ends a reminder here and on all devices. */
export function finish({ _id }: Reminder): Promise<void> {
  return answer(_id, null, (all) => all.filter((one) => one._id !== _id));
}

export function snooze({ _id }: Reminder): Promise<void> {
  const until = localTimeIn(snoozeMinutes);
  return answer(_id, until, (all) =>
    all.map((one) => (one._id === _id ? { ...one, at: until } : one)),
  );
}

async function answer(
  id: string,
  until: string | null,
  change: (all: readonly Reminder[]) => Reminder[],
) {
  const paint = async () => {
    // A response that is on its way does not know of it yet.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<Reminder[]>(queryKey, (all = []) => change(all));
    // Read again in any case.
    return () => {};
  };
  const failed = () => reminders.saveFailed;
  const request = { params: { id }, body: { until } };
  await succeeds(write(reminderEndpoints.answer, request, { paint, failed, refresh: "never" }));
  readReminders();
}
