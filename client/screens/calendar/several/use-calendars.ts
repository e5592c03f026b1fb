import { useQueries } from "@tanstack/react-query";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { useHosts, useWorkers } from "../../../kinds/appointments/people/workers.ts";
import { useWhose } from "../../../lib/people/whose.ts";
import { useSession } from "../../../lib/session.ts";
import { type Span, spanQuery } from "../queries.ts";

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
    /** Undefined where some of it is missing: half an answer would be a wrong one. */
    workers: isWhole ? workers : undefined,
  };
}

/** Each calendar is asked for by itself: one that fails leaves the others. */
export function useSpans(
  ids: readonly (string | undefined)[],
  shown: { from: string; to: string },
) {
  const answers = useQueries({
    queries: ids.map((who) => ({
      ...spanQuery({ ...shown, ...(who !== undefined && { who }) }),
      // Its column says so.
      meta: {},
    })),
  });
  const failed = answers.flatMap(({ isError, data }, at) => (isError && !data ? [at] : []));
  const loaded = answers.flatMap(({ data }) => data ?? []);
  const isPending = answers.some((answer) => answer.isPending);
  return {
    failed,
    span: {
      data: isPending || loaded.length === 0 ? undefined : merged(loaded),
      isError: answers.length > 0 && failed.length === answers.length,
      isPending,
      isFetching: answers.some((answer) => answer.isFetching),
      refetch: () => {
        for (const [at, answer] of answers.entries()) {
          if (failed.length === 0 || failed.includes(at)) void answer.refetch();
        }
      },
    },
  };
}

function idsOf(chosen: string, me: string, hosts: readonly string[]): readonly string[] {
  if (chosen === "me") return [me];
  if (chosen === "all") return hosts;
  return hosts.filter((id) => chosen.split(",").includes(id));
}

/** Those of several, each once. */
function merged(spans: readonly Span[]): Span {
  const once = (all: Appointment[]) =>
    [...new Map(all.map((one) => [one._id, one])).values()].sort((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
    );
  const data = once(spans.flatMap((span) => span.data));
  return { data, before: once(spans.flatMap(({ before }) => before)), total: data.length };
}
