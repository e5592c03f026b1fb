import { useQuery } from "@tanstack/react-query";
import type { ShownDetails } from "../../../shared/subscription.ts";
import { formatTimes } from "../../lib/dates.ts";
import { Fact } from "../../ui/page.tsx";
import { describeLastUse } from "../last-use.ts";
import { subscriptionQuery } from "./subscription-queries.ts";

/** When another calendar last asked for the appointments. */
export function AddressLastRead() {
  const { data } = useQuery(subscriptionQuery);
  if (!data) return null;
  const lastRead = data.lastReadAt && describeLastUse(data.lastReadAt);
  return (
    <Fact label="Address last read">
      {lastRead ? lastRead.charAt(0).toUpperCase() + lastRead.slice(1) : "Not yet"}
    </Fact>
  );
}

/** An appointment as other calendars have it. */
export function ShownToOthers() {
  const { data } = useQuery(subscriptionQuery);
  return (
    data && (
      <section className="mt-5">
        <h2 className="h3">What others see</h2>
        <Sample shows={data.shows} />
      </section>
    )
  );
}

function Sample({ shows }: { shows: ShownDetails }) {
  return (
    <p className="mt-2.5 rounded-1 border border-control bg-raised px-2.5 py-2 text-13">
      <b className="block font-semibold">{shows === "busy" ? "Busy" : "Quarterly review"}</b>
      {formatTimes("2026-11-25T10:30:00.000Z", 60)}
      {shows === "full" && (
        <small className="block text-ink-3">Dr. Idris Haddad, Al-Zahra Travel and Tours</small>
      )}
    </p>
  );
}
