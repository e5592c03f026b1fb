import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { tagEndpoints } from "../../../../shared/kinds/tags.ts";
import { taskEndpoints } from "../../../../shared/kinds/tasks.ts";
import type { LineContext } from "../../../../shared/read-line/line.ts";
import { appointmentsQuery, dayQuery } from "../../../kinds/appointments/queries.ts";
import { timeNow } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { pagesOf, queryOf } from "../../../lib/queries/query-of.ts";
import type { PaletteGroup, PaletteResults } from "../items/items.ts";
import { lineResults } from "./line-results.tsx";
import { offerGroups } from "./offers.tsx";
import type { Setting } from "./preview.ts";
import { useDeeds } from "./use-deeds.ts";
import { useReadings } from "./use-readings.ts";

interface LineOptions {
  typed: string;
  /** What was typed when typing paused. */
  asked: string;
  active: boolean;
  /** What is asked for, which then needs no verb. */
  as?: LineContext["as"];
  newCustomer: Setting["newCustomer"];
  /** Makes a plain search of it. */
  search: () => void;
}

/** What a line does; `results` is null for a plain search, which `offers` can make something of. */
export function useLine({ typed, asked, active, as, newCustomer, search }: LineOptions): {
  results: Pick<PaletteResults, "groups" | "reading" | "parts"> | null;
  offers: () => PaletteGroup[];
  /** It says when, whoever is meant. */
  isDated: boolean;
  settled: boolean;
  /** Who is meant could not be looked up. */
  failed: boolean;
} {
  const go = useNavigate();
  const { today } = useNow();
  const now = `${today}T${timeNow()}`;
  const hasTags = /#|^tag /i.test(typed);
  const known = useQuery({ ...tagsQuery, enabled: active && hasTags }).data;
  const tags = useMemo(() => known?.map(({ name }) => name) ?? [], [known]);
  /** Who of several was chosen, of this line. */
  const [chosen, setChosen] = useState({ typed: "", id: "" });

  const { line, people } = useReadings({ typed, asked, active, as, tags, now, today, chosen });
  const deeds = useDeeds({ line, people, now });
  const [first] = people.people;
  const goesToo = useInfiniteQuery({
    ...appointmentsQuery({ customer: first?.person._id ?? "", limit: 1 }),
    enabled: line?.kind === "delete" && first?.person.kind === "customer" && people.settled,
    meta: {},
  });
  const day = line?.day ?? today;
  const isDay = asked === typed && line?.day != null;
  const books = line?.kind === "book" || line?.kind === "move";
  const booked = useQuery({
    ...dayQuery(day),
    enabled: books && isDay,
    meta: {},
  });
  const bookedOther = useQuery({
    ...dayQuery(line?.otherDay ?? today),
    enabled: books && isDay && line.otherDay !== null && line.time === null,
    meta: {},
  });
  const due = useInfiniteQuery({
    ...tasksOfDayQuery(day),
    enabled: line !== null && hasTasks.test(line.kind) && isDay,
    meta: {},
  });
  const setting: Setting = {
    go,
    now,
    booked: booked.data,
    bookedOther: bookedOther.data,
    dueThatDay: line?.kind === "book" ? undefined : due.data?.pages[0]?.total,
    taskTimes: due.data?.pages[0]?.data.flatMap(({ time }) => time ?? []) ?? [],
    tags,
    newCustomer,
  };
  const offers = () => offerGroups(typed, line, setting);
  if (!line) return { results: null, offers, isDated: false, settled: true, failed: false };
  const choose = (id: string) => setChosen({ typed, id });
  const results = lineResults({
    line,
    people,
    found: deeds.found,
    goesToo: goesToo.data?.pages[0]?.total,
    setting,
    choose,
    search,
  });
  const isLoading = [goesToo, booked, bookedOther, due].some((query) => query.isLoading);
  const settled = people.settled && deeds.settled && !isLoading && asked === typed;
  return { results, offers, isDated: line.kind === "book", settled, failed: people.failed };
}

const hasTasks = /^(?:book|task|followUp)$/;

const tagsQuery = queryOf({ key: ["tags"], endpoint: tagEndpoints.list });

/** Enough for the times of a day. */
const dueCount = 50;

function tasksOfDayQuery(day: string) {
  return pagesOf({
    key: ["tasks", "list", { done: "false", dueFrom: day, dueTo: day, limit: dueCount }],
    endpoint: taskEndpoints.list,
    query: { done: "false", dueFrom: day, dueTo: day, limit: dueCount },
  });
}
