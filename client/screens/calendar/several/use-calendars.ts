import { useSpans } from "../../../kinds/appointments/people/use-spans.ts";
import { useHosts, useWorkers } from "../../../kinds/appointments/people/workers.ts";
import { useWhose } from "../../../lib/people/whose.ts";
import { useSession } from "../../../lib/session.ts";

/** The most calendars that are shown with a line of their own. */
const mostPeople = 6;

/** The calendars that are chosen. */
export function useCalendars(shown: { from: string; to: string }) {
  const whose = useWhose("calendar");
  const { user } = useSession();
  const hosts = useHosts().map(({ _id }) => _id);
  const ids = idsOf(whose.chosen, user?._id ?? "", hosts);
  const tooMany = ids.length > mostPeople;
  const spans = useSpans(tooMany ? [whose.who] : ids, shown);
  const failed = tooMany ? [] : ids.filter((_, at) => spans.failed.includes(at));
  const isWhole = spans.failed.length === 0 && !spans.span.isPending && !tooMany;
  const workers = useWorkers(ids);
  return {
    whose,
    ids,
    tooMany,
    failed,
    span: spans.span,
    /** Also where a calendar could not be loaded. */
    people: workers,
    /** Undefined where some of it is missing: half an answer would be a wrong one. */
    workers: isWhole ? workers : undefined,
  };
}

function idsOf(chosen: string, me: string, hosts: readonly string[]): readonly string[] {
  if (chosen === "me") return [me];
  if (chosen === "all") return hosts;
  return hosts.filter((id) => chosen.split(",").includes(id));
}
