import { useInfiniteQuery } from "@tanstack/react-query";
import { type AccountEvent, logDays } from "../../../../shared/account/account-log.ts";
import { signin } from "../../../../shared/words/en/signin.ts";
import { sayDevice } from "../../../lib/format/device.ts";
import { isolate } from "../../../lib/format/isolate.ts";
import { Button } from "../../../ui/button.tsx";
import { FormSection } from "../../../ui/form/form-section.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { describeLastUse } from "./last-use.ts";
import { logQuery } from "./log-queries.ts";

/** What happened to the account itself. */
export function LogSection() {
  const log = useInfiniteQuery(logQuery);
  return (
    <FormSection title={signin.log.title} hint={signin.log.hint(logDays)}>
      <Loaded query={log} failed={signin.log.failed} loading={signin.log.loading} twoLines>
        {({ pages }) => <Events events={pages.flatMap(({ data }) => data)} />}
      </Loaded>
      {log.hasNextPage && (
        <Button
          size="sm"
          className="justify-self-start"
          busy={log.isFetchingNextPage}
          busyLabel={signin.log.loadingMore}
          onClick={() => log.fetchNextPage()}
        >
          {signin.log.more}
        </Button>
      )}
    </FormSection>
  );
}

function Events({ events }: { events: readonly AccountEvent[] }) {
  if (events.length === 0) return <p className="text-13 text-ink-3">{signin.log.none}</p>;
  return (
    <ul aria-label={signin.log.title} className="grid">
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

/** `Access token created: Zapier` */
function sayEvent({ kind, way, what }: AccountEvent): string {
  const event = signin.log.events[kind];
  const said = way ? signin.log.ways[way](event) : event;
  return what === null ? said : signin.log.what(said, isolate(what));
}

/** `Firefox on Windows, 203.0.113.9` */
function sayPlace({ device, address }: AccountEvent): string {
  if (device === null) return signin.log.provider;
  return [sayDevice(device), address].filter(Boolean).join(", ");
}
