import { useQueries } from "@tanstack/react-query";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { type Span, spanQuery } from "../span-query.ts";

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

/** Those of several, each once. */
function merged(spans: readonly Span[]): Span {
  const once = (all: Appointment[]) =>
    [...new Map(all.map((one) => [one._id, one])).values()].sort((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
    );
  const data = once(spans.flatMap((span) => span.data));
  return { data, before: once(spans.flatMap(({ before }) => before)), total: data.length };
}
