import { useInfiniteQuery } from "@tanstack/react-query";
import { type AccountEvent, logDays } from "../../../../shared/account/account-log.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Delayed, SkeletonLine } from "../../../ui/skeleton.tsx";
import { Failed } from "../../../ui/states.tsx";
import { describeLastUse } from "../last-use.ts";
import { logQuery } from "./log-queries.ts";
import { sayEvent, sayPlace } from "./log-words.ts";

/** What happened to the account itself. */
export function LogSection() {
  const log = useInfiniteQuery(logQuery);
  const events = log.data?.pages.flatMap(({ data }) => data);
  return (
    <FormSection
      title="Activity"
      hint={`Logins, and changes to how you log in, of the last ${logDays} days.`}
    >
      {events ? (
        <Events events={events} />
      ) : log.isError ? (
        <Failed
          title="The activity could not be loaded."
          onRetry={log.refetch}
          retrying={log.isFetching}
        />
      ) : (
        <div role="status" aria-label="Loading activity" className="min-h-[38px]">
          <Delayed>
            <SkeletonLine className="w-40" />
            <SkeletonLine className="w-64" />
          </Delayed>
        </div>
      )}
      {log.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={log.isFetchingNextPage}
          busyLabel="Loading"
          onClick={() => log.fetchNextPage()}
        >
          Show More
        </Button>
      )}
    </FormSection>
  );
}

function Events({ events }: { events: readonly AccountEvent[] }) {
  if (events.length === 0) return <p className="text-13 text-ink-3">Nothing yet.</p>;
  return (
    <ul aria-label="Activity" className="grid">
      {events.map((event) => (
        <li
          key={event._id}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-2 first:pt-0 last:border-b-0 last:pb-0"
        >
          <div className="min-w-0 wrap-anywhere">
            {sayEvent(event)}
            <small className="block text-13 leading-[18px] text-ink-3">{sayPlace(event)}</small>
          </div>
          <time dateTime={event.at} className="text-13 text-ink-3 first-letter:uppercase">
            {describeLastUse(event.at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
