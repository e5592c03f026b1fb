import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import type { Appointment } from "../../../../shared/kinds/appointments.ts";
import { tagEndpoints } from "../../../../shared/kinds/tags.ts";
import { taskEndpoints } from "../../../../shared/kinds/tasks.ts";
import type { Phrases } from "../../../../shared/phrases/phrases.ts";
import type { LineContext } from "../../../../shared/read-line/line.ts";
import { readLine } from "../../../../shared/read-line/read-line.ts";
import { involves } from "../../../../shared/slots/involves.ts";
import { useWorkers } from "../../../kinds/appointments/people/workers.ts";
import { appointmentsQuery, dayQuery } from "../../../kinds/appointments/queries.ts";
import { timeNow } from "../../../lib/dates/dates.ts";
import { useNow } from "../../../lib/dates/use-now.ts";
import { typedDates } from "../../../lib/format/formats.ts";
import { shownPhrases } from "../../../lib/language/phrases.ts";
import { readAtPerson } from "../../../lib/people/at-person.ts";
import { pagesOf, queryOf } from "../../../lib/queries/query-of.ts";
import { getSession } from "../../../lib/session.ts";
import type { PaletteGroup, PaletteResults } from "../items/items.ts";
import { awayResults, readOwnAway } from "./away.tsx";
import { freeResults, isFreeLine } from "./free.tsx";
import { giveResults } from "./give.tsx";
import { lineResults } from "./line-results.tsx";
import { offerGroups } from "./offers.tsx";
import { searchItem } from "./other-readings.tsx";
import { oursCalled, toPart, whoGroup } from "./ours.tsx";
import type { Setting } from "./preview.ts";
import { useDeeds } from "./use-deeds.ts";
import { useGiving } from "./use-giving.ts";
import { useReadings } from "./use-readings.ts";
import { noteOfOther } from "./when.ts";

interface LineOptions {
  typed: string;
  /** What was typed when typing paused. */
  asked: string;
  active: boolean;
  /** What is asked for, which then needs no verb. */
  as?: LineContext["as"];
  newCustomer: Setting["newCustomer"];
  /** Writes a line into the field. */
  fill: (line: string) => void;
  /** Makes a plain search of it. */
  search: () => void;
}

/** What a line does; `results` is null for a plain search, which `offers` can make something of. */
export function useLine({ typed, asked, active, as, newCustomer, fill, search }: LineOptions): {
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
  const phrases = shownPhrases();
  const hasTags = /#|^tag /i.test(typed) || phrases?.endOf("tag", typed) !== undefined;
  const known = useQuery({ ...tagsQuery, enabled: active && hasTags }).data;
  const tags = useMemo(() => known?.map(({ name }) => name) ?? [], [known]);
  /** Who of several was chosen, of this line. */
  const [chosen, setChosen] = useState({ typed: "", id: "" });

  const named = active ? readAtPerson(typed) : undefined;
  const away = active ? readOwnAway(named?.rest ?? typed, now) : undefined;
  const given = named && endOfGive(typed, phrases);
  const isGiving = given !== undefined;
  // "give anna" is read as "task anna", of the same length.
  const readable = (text: string) => (isGiving ? "task".padEnd(given) + text.slice(given) : text);
  const context = { now, written: typedDates(), tags, ...(as && { as }) };
  const isFinding = named !== undefined && isFreeLine(named);
  const kind = named && readLine(readable(named.rest), context)?.kind;
  // In what somebody writes down, such a name is a part of the text.
  const at = kind && hasTasks.test(kind) ? named : undefined;
  const { line: read, people } = useReadings({
    typed: readable(at?.rest ?? typed),
    asked: readable((at && readAtPerson(asked)?.rest) ?? asked),
    ...{ active, as, tags, now, today, chosen },
  });
  const line = read && at ? { ...read, parts: [...read.parts, toPart(at, read)] } : read;
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
  const to = at?.person;
  const giving = useGiving(
    isGiving && people.clear && people.settled ? first?.person : undefined,
    to,
    now,
  );
  const worker = useWorkers(to && line?.kind === "book" ? [to._id] : [])?.[0];
  const all = booked.data;
  const setting: Setting = {
    go,
    now,
    booked: all && mineAmong(all),
    bookedOther: bookedOther.data && mineAmong(bookedOther.data),
    dueThatDay: line?.kind === "book" ? undefined : due.data?.pages[0]?.total,
    taskTimes: due.data?.pages[0]?.data.flatMap(({ time }) => time ?? []) ?? [],
    tags,
    newCustomer,
    ...(to && { to }),
    ...(all && worker && { noteOfTo: (wanted) => noteOfOther(wanted, all, worker) }),
    ours: (called) =>
      line && hasTasks.test(line.kind)
        ? oursCalled(called || (line.names[0]?.text ?? ""), line, fill)
        : [],
  };
  const offers = () => offerGroups(typed, line, setting);
  if (named && isFinding) {
    const { person } = named;
    const results = person
      ? freeResults(typed, { ...named, person }, go)
      : { groups: [whoGroup(typed, named, fill)] };
    return { results, offers, isDated: false, settled: true, failed: false };
  }
  if (away) {
    const isUnknown = named !== undefined && !named.person;
    const results = isUnknown
      ? { groups: [whoGroup(typed, named, fill)] }
      : awayResults(away, named);
    return { results, offers, isDated: false, settled: true, failed: false };
  }
  if (!line) return { results: null, offers, isDated: false, settled: true, failed: false };
  if (at && !at.person) {
    const results = { groups: [whoGroup(typed, at, fill)] };
    return { results, offers, isDated: false, settled: true, failed: false };
  }
  const choose = (id: string) => setChosen({ typed, id });
  if (at?.person && isGiving) {
    const results = giveResults({
      ...{ line, people, giving, choose },
      to: at.person,
      searchItem: searchItem(typed, search),
    });
    const settled = people.settled && !giving.isLoading && asked === typed;
    return { results, offers, isDated: false, settled, failed: people.failed };
  }
  const results = lineResults({
    line,
    people,
    found: deeds.found,
    goesToo: goesToo.data?.pages[0]?.total,
    setting,
    choose,
    searchItem: searchItem(typed, search),
  });
  const isLoading = [goesToo, booked, bookedOther, due].some((query) => query.isLoading);
  const settled = people.settled && deeds.settled && !isLoading && asked === typed;
  return { results, offers, isDated: line.kind === "book", settled, failed: people.failed };
}

/** Where the word ends that gives somebody to one of us. */
function endOfGive(typed: string, phrases: Phrases | undefined): number | undefined {
  if (/^give(?=\s)/i.test(typed)) return "give".length;
  const end = phrases?.endOf("give", typed) ?? 0;
  return end >= "give".length ? end : undefined;
}

/** Those that I have or attend: of a desk of one all. */
function mineAmong(appointments: readonly Appointment[]): Appointment[] {
  const me = getSession().user?._id ?? "";
  return appointments.filter((one) => involves(one, me));
}

/** Lines that have tasks of that day beside them, and that one of us can be named in. */
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
