import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { readLine } from "../../../shared/read-line/read-line.ts";
import { tagEndpoints } from "../../../shared/tags.ts";
import { taskEndpoints } from "../../../shared/tasks.ts";
import { dayQuery } from "../../appointments/queries.ts";
import { useNow } from "../../appointments/use-now.ts";
import { timeNow } from "../../lib/dates.ts";
import { typedDates } from "../../lib/formats.ts";
import { pagesOf, queryOf } from "../../lib/query-of.ts";
import type { PaletteResults } from "../items.ts";
import { lineResults } from "./line-results.tsx";
import { usePeople } from "./use-people.ts";

interface LineOptions {
  typed: string;
  /** What was typed when typing paused. */
  asked: string;
  active: boolean;
  ask: (step: "company") => void;
  /** Makes a plain search of it. */
  search: () => void;
}

type LineResults = Pick<PaletteResults, "groups" | "reading" | "parts">;

/** What a line does; `results` is null for a plain search. */
export function useLine({ typed, asked, active, ask, search }: LineOptions): {
  results: LineResults | null;
  settled: boolean;
} {
  const go = useNavigate();
  const { today } = useNow();
  const now = `${today}T${timeNow()}`;
  const known = useQuery({ ...tagsQuery, enabled: active && typed.includes("#") }).data;
  const read = (text: string) =>
    active
      ? readLine(text, { now, written: typedDates(), tags: known?.map(({ name }) => name) ?? [] })
      : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` changes with these
  const [line, askedLine] = useMemo(
    () => [read(typed), read(asked)],
    [typed, asked, now, known, active],
  );
  const people = usePeople({ line, asked: askedLine, today });
  const isTask = line?.kind === "task" || line?.kind === "followUp";
  const booked = useQuery({
    ...dayQuery(line?.day ?? today),
    enabled: line?.kind === "book" && askedLine?.day === line.day,
    meta: {},
  });
  const due = useInfiniteQuery({
    ...tasksOfDayQuery(line?.day ?? today),
    enabled: isTask && line.day !== null && askedLine?.day === line.day,
    meta: {},
  });
  if (!line) return { results: null, settled: true };
  const setting = {
    go,
    now,
    booked: booked.data,
    dueThatDay: due.data?.pages[0]?.total,
  };
  return {
    results: lineResults({ line, people, setting, ask, search }),
    settled: people.settled && asked === typed,
  };
}

const tagsQuery = queryOf({ key: ["tags"], endpoint: tagEndpoints.list });

function tasksOfDayQuery(day: string) {
  return pagesOf({
    key: ["tasks", "list", { done: "false", dueFrom: day, dueTo: day, limit: 1 }],
    endpoint: taskEndpoints.list,
    query: { done: "false", dueFrom: day, dueTo: day, limit: 1 },
  });
}
