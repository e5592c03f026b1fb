import { addDays } from "../../shared/dates/dates.ts";
import type { Condition } from "../../shared/lists/filters.ts";
import { readWho } from "../../shared/lists/who.ts";
import { toCents } from "../../shared/money.ts";
import { customerStatuses } from "../../shared/statuses.ts";
import { endOfDay, type Moment, startOfDay } from "./moment.ts";
import { type PastValues, toPast } from "./past/narrowing.ts";
import { type TouchValues, toTouchValues } from "./touch/narrowing.ts";

type Bound = string | number;

/** From `min` on, and less than `below`. */
interface Range<Value extends Bound> {
  min?: Value | undefined;
  below?: Value | undefined;
}

/**
 * What all conditions come to, as values of a statement; those that are absent narrow nothing. Lists are
 * in JSON, flags are 1. However conditions are put, few forms of statements are made of them.
 */
export interface NarrowingValues extends TouchValues, PastValues {
  /** One company, whose customers an index finds; else several. */
  company?: string | undefined;
  companies?: string | undefined;
  notCompanies?: string | undefined;
  responsible?: string | undefined;
  notResponsible?: string | undefined;
  /** Of each one is enough, or that the record is of nobody on the desk any more. */
  [orNobody: `orNobody${number}`]: string | undefined;
  notOfNobody?: 1 | undefined;
  statuses?: string | undefined;
  valueMin?: number | undefined;
  valueBelow?: number | undefined;
  contactMin?: string | undefined;
  contactBelow?: string | undefined;
  createdMin?: string | undefined;
  createdBelow?: string | undefined;
  /** Of each one is enough. */
  [tagged: `tagged${number}`]: string | undefined;
  /** Of each one is enough, as well. */
  [imported: `imported${number}`]: string | undefined;
  notTagged?: string | undefined;
  untagged?: 1 | undefined;
  nextMin?: string | undefined;
  nextBelow?: string | undefined;
  noNext?: 1 | undefined;
  /** With whom repeating appointments have a next time, or one that is too early. */
  withTime?: string | undefined;
  withEarlier?: string | undefined;
  /** With what is said of the next appointment: which ones are not over. */
  today?: string | undefined;
  wallTime?: string | undefined;
  earliest?: string | undefined;
  tasksMin?: number | undefined;
  tasksBelow?: number | undefined;
  noEmail?: 1 | undefined;
  noPhone?: 1 | undefined;
  noContact?: 1 | undefined;
  /** The conditions contradict each other. */
  nothing?: 1 | undefined;
}

/** Stands for everybody who is not on the desk any more. */
const nobody = "nobody";

/** Minutes that an appointment takes at most. */
const longest = 720;

/** Follows the empty text of those who were never contacted, and no day. */
const anyDay = "0";

/** Follows every time of a day, for texts are compared by code point. */
const afterAnyTime = "~";

/** All but what is said of attention, which the callers know. */
export function toNarrowing(conditions: readonly Condition[], moment: Moment): NarrowingValues {
  const of = (...fields: Condition["field"][]) =>
    conditions.filter(({ field }) => fields.includes(field));
  const value = intersect(of("value").map(toAmounts));
  const isEmpty = (one: Condition) => one.word === "isEmpty";
  const contacts = of("lastContact").filter((one) => !isEmpty(one));
  const contact = intersect(contacts.map((one) => ({ min: anyDay, ...toDays(one, moment) })));
  const noContact = of("lastContact").some(isEmpty);
  const created = intersect(of("createdAt").map((one) => toInstants(one, moment)));
  const tasks = intersect(of("openTasks").map(toCounts));
  const next = intersect(
    of("nextAppointment")
      .filter((one) => !isEmpty(one))
      .map((one) => toDays(one, moment)),
  );
  const hasNext = of("nextAppointment").some((one) => !isEmpty(one));
  const noNext = of("nextAppointment").some(isEmpty);
  const statuses = choose(of("status"), customerStatuses);
  const { is: companies, isNot: notCompanies } = sortOut(of("company"));
  const [company, ...others] = companies ?? [];
  const mine = [moment.me, ...(moment.standsInFor ?? [])];
  const people = toPeople(of("responsible"), mine);
  const isImpossible =
    [value, contact, created, next, tasks].some(isBackwards) ||
    statuses?.length === 0 ||
    companies?.length === 0 ||
    people.responsible === "[]" ||
    (hasNext && noNext) ||
    (contacts.length > 0 && noContact) ||
    tasks.below === 0;
  if (isImpossible) return { nothing: 1 };
  return {
    ...(others.length > 0 ? { companies: JSON.stringify(companies) } : { company }),
    notCompanies: notCompanies.length > 0 ? JSON.stringify(notCompanies) : undefined,
    ...people,
    statuses: statuses && JSON.stringify(statuses),
    ...{ valueMin: value.min, valueBelow: value.below },
    ...{ contactMin: contact.min, contactBelow: contact.below },
    ...{ createdMin: created.min, createdBelow: created.below },
    ...{ tasksMin: tasks.min, tasksBelow: tasks.below },
    ...toTags(of("tag")),
    ...toImported(of("import")),
    ...toTouchValues(of("inTouch"), moment),
    ...toPast(of("statusOn", "closed", "moved"), moment),
    ...(noContact && { noContact: 1 }),
    ...(noNext && { noNext: 1 }),
    ...(hasNext && { nextMin: next.min ?? "", nextBelow: next.below }),
    ...((hasNext || noNext) && toOpen(moment)),
    ...(of("contact").some(({ values }) => values.includes("email")) && { noEmail: 1 }),
    ...(of("contact").some(({ values }) => values.includes("phone")) && { noPhone: 1 }),
  };
}

/** By what appointments are known that are not over. */
export function toOpen({ today, wallTime }: Pick<Moment, "today" | "wallTime">) {
  const begun = new Date(Date.parse(wallTime) - longest * 60_000).toISOString();
  return { today, wallTime, earliest: begun < today ? begun : today };
}

function toPeople(conditions: readonly Condition[], mine: readonly string[]): NarrowingValues {
  const idsOf = ({ values }: Condition) =>
    values.filter((id) => id !== nobody).flatMap((id) => (id === "me" ? mine : [id]));
  const isOpen = ({ word, values }: Condition) => word === "is" && values.includes(nobody);
  const open = conditions.filter(isOpen);
  const plain = conditions.filter((one) => !isOpen(one));
  const { is, isNot } = sortOut(plain.map((one) => ({ ...one, values: idsOf(one) })));
  return {
    responsible: is && JSON.stringify(is),
    notResponsible: isNot.length > 0 ? JSON.stringify(isNot) : undefined,
    ...Object.fromEntries(open.map((one, place) => [`orNobody${place}`, toList(idsOf(one))])),
    ...(plain.some(({ values }) => values.includes(nobody)) && { notOfNobody: 1 }),
  };
}

function toTags(conditions: readonly Condition[]): NarrowingValues {
  const not = conditions.filter(({ word }) => word === "isNot").flatMap(({ values }) => values);
  const is = conditions.filter(({ word }) => word === "is");
  return {
    ...Object.fromEntries(is.map(({ values }, place) => [`tagged${place}`, toList(values)])),
    ...(not.length > 0 && { notTagged: toList(not) }),
    ...(conditions.some(({ word }) => word === "isEmpty") && { untagged: 1 }),
  };
}

/** The acts that have imported what is sought. */
export function toImported(conditions: readonly Condition[]) {
  return Object.fromEntries(
    conditions.map(({ values }, place) => [`imported${place}` as const, toList(values)]),
  );
}

function toList(values: readonly string[]): string {
  return JSON.stringify([...new Set(values)].sort());
}

/** What is left of `all`; undefined when nothing is said. */
function choose(conditions: readonly Condition[], all: readonly string[]): string[] | undefined {
  if (conditions.length === 0) return undefined;
  const { is, isNot } = sortOut(conditions);
  return (is ?? all).filter((one) => !isNot.includes(one));
}

interface SortedOut {
  is: string[] | undefined;
  isNot: string[];
}

/** What is in all that is asked for, but for what is ruled out; and the latter. */
function sortOut(conditions: readonly Condition[]): SortedOut {
  const isNot = conditions.filter(({ word }) => word === "isNot").flatMap(({ values }) => values);
  const [first, ...rest] = conditions.filter(({ word }) => word === "is");
  if (!first) return { is: undefined, isNot };
  const is = first.values.filter(
    (one) => !isNot.includes(one) && rest.every(({ values }) => values.includes(one)),
  );
  return { is: [...new Set(is)], isNot: [] };
}

/** Cents. */
function toAmounts({ word, values }: Condition): Range<number> {
  const [first = 0, second = 0] = values.map((value) => toCents(Number(value)));
  if (word === "over") return { min: first + 1 };
  return word === "under" ? { below: first } : { min: first, below: second + 1 };
}

function toCounts({ word, values: [value] }: Condition): Range<number> {
  if (word === "isEmpty") return { below: 1 };
  return word === "over" ? { min: Number(value) + 1 } : { below: Number(value) };
}

/** Days, or times of them. */
function toDays({ word, values: [first = "", second = ""] }: Condition, moment: Moment) {
  if (word === "daysAgo") return { below: addDays(moment.today, -Number(first)) };
  if (word === "before") return { below: first };
  if (word === "after") return { min: first + afterAnyTime };
  return { min: first, below: second + afterAnyTime };
}

function toInstants({ word, values: [first = "", second = ""] }: Condition, moment: Moment) {
  const { zone, today } = moment;
  if (word === "daysAgo") return { below: startOfDay(zone, addDays(today, -Number(first))) };
  if (word === "before") return { below: startOfDay(zone, first) };
  if (word === "after") return { min: endOfDay(zone, first) };
  return { min: startOfDay(zone, first), below: endOfDay(zone, second) };
}

function intersect<Value extends Bound>(ranges: readonly Range<Value>[]): Range<Value> {
  return ranges.reduce<Range<Value>>(
    (all, { min, below }) => ({
      min: all.min === undefined || (min !== undefined && min > all.min) ? min : all.min,
      below:
        all.below === undefined || (below !== undefined && below < all.below) ? below : all.below,
    }),
    {},
  );
}

function isBackwards({ min, below }: Range<Bound>): boolean {
  return min !== undefined && below !== undefined && min >= below;
}

/** What a list says of whose records it has, as a condition. */
export function toResponsible(
  who: string | undefined,
  { me, standsInFor }: Pick<Moment, "me" | "standsInFor">,
): Condition[] {
  const people = readWho(who, me, standsInFor);
  return people ? [{ field: "responsible", word: "is", values: people }] : [];
}

/** Whether the values of a filter leave anything out. */
export function isNarrowed(values: object): boolean {
  return Object.values(values).some((value) => value !== undefined);
}
