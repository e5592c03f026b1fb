import { toWallClock } from "../../shared/dates/dates.ts";
import type { Zone } from "../../shared/dates/time-zones.ts";
import { kindsOfCustomer } from "../../shared/kinds/registry.ts";
import { readWho } from "../../shared/lists/who.ts";
import { messages } from "../../shared/messages.ts";
import type { Story, StoryEntry, StoryPart, StoryQuery } from "../../shared/story.ts";
import { isRuleOfClock } from "../appointments/filter.ts";
import { ownTimesOfSpan } from "../appointments/repeat/queries.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readTogether, readWide, type Statement } from "../db/query/prepared.ts";
import { nameOf } from "../db/query/related.ts";
import { isEmpty, splitSearchTerms, toTermValues } from "../db/query/search/search-terms.ts";
import { storeOf } from "../db/records/store.ts";
import { notFound } from "../errors.ts";
import type { Clocks } from "../filters/clocks.ts";
import { nowIn } from "../filters/clocks.ts";
import { toPeople } from "../filters/people.ts";
import { toTask } from "../tasks/queries.ts";
import { type Name, type Places, type QueueName, readCursor, writeCursor } from "./cursor.ts";
import type { Asked, narrowings } from "./filter.ts";
import { branches, openTasks, seriesTold } from "./queries.ts";
import type { Subject } from "./subject.ts";
import { tellTimes } from "./times.ts";
import { countOf } from "./totals.ts";

/** The most tasks that are still to be done in one answer. */
const mostOpen = 100;

const parts: Record<StoryPart, readonly Name[]> = {
  notes: ["activities", "mails", "confirmed"],
  appointments: ["appointments", "times"],
  tasks: ["tasks"],
  changes: ["responsible", "changes", "beginning"],
};

/** The user's time zone, and the moment that the story is told at. */
interface When {
  timeZone: string | null;
  now: Date;
  clocks: Clocks | undefined;
  /** Who reads it. */
  me: string;
}

const customers = storeOf("customers", ["customers.company", nameOf("customers", "company")]);
const companies = storeOf("companies", ["companies.name"]);

/** The company that a story is about, or whose customer it is about. Throws the 404. */
const companyOf = {
  customer: async (db: Db, owner: Owner, id: string) => {
    const found = await customers.find(db, owner, id);
    if (!found) throw notFound(messages.customers.notFound);
    return { _id: found.company, name: found.companyName };
  },
  company: async (db: Db, owner: Owner, id: string) => {
    const found = await companies.find(db, owner, id);
    if (!found) throw notFound(messages.companies.notFound);
    return { _id: id, name: found.name };
  },
};

/** Of a customer, or of a company and all its customers. Throws the 404 when the owner has none such. */
export async function readStoryOf(
  whose: keyof typeof companyOf,
  db: Db,
  owner: Owner,
  id: string,
  when: When,
  query: StoryQuery,
): Promise<Story> {
  const company = await companyOf[whose](db, owner, id);
  return readStory(db, owner, { whose, id, company, ...when }, query);
}

/**
 * Each branch is read from its first row that was not told, and no more rows than a page has; the latest
 * of all is told next. So none is skipped or told twice, whatever has the same time, and what is written
 * between two pages changes nothing of what follows.
 */
async function readStory(
  db: Db,
  owner: Owner,
  subject: Subject & When,
  { show, search, who, limit, cursor }: StoryQuery,
): Promise<Story> {
  const { whose, id, timeZone, now, clocks } = subject;
  const places = cursor === undefined ? {} : readCursor(cursor);
  const searchTerms = splitSearchTerms(search ?? "");
  const isSearch = !isEmpty(searchTerms);
  const people = readWho(who, subject.me);
  const asked: Asked = { owner, id, ...toTermValues(searchTerms), ...toPeople(people) };
  const isBeginning = cursor === undefined && (show === undefined || show === "tasks");

  const names = listNames(show, whose, isSearch)
    .flatMap((branch) => byClock(branch, clocks))
    .filter(({ name }) => places[name] !== null);
  const reading = createReading(db, owner, isSearch || people !== undefined);
  const pages = names.flatMap(({ name, branch, hosts }) => {
    if (branch === "times") return [];
    const values = toValues({ ...asked, ...hosts }, places[name], limit);
    return { name, branch, rows: reading.add(branches[branch].page(values, whose)) };
  });
  const series = reading.add(seriesTold(asked, whose));
  const ownTimes = reading.add(ownTimesOfSpan({ owner, begin: "", end: "9999-12-31T~" }));
  const count = (table: keyof typeof narrowings) =>
    reading.add(countOf(asked, `${table} ${whose}`));
  const counted = new Map(kindsOfCustomer.map((kind) => [kind, count(kind)]));
  const mails = isSearch ? undefined : count("bookingMails");
  const confirmed = isSearch ? undefined : count("confirmed");
  const changes = isSearch ? undefined : count("statusChanges");
  const given = isSearch ? undefined : count("responsibleChanges");
  const hasBeginning = !isSearch && whose === "company";
  const begun = hasBeginning && people ? count("companies") : undefined;
  const open = isBeginning
    ? reading.add(openTasks({ ...asked, most: mostOpen }, whose))
    : undefined;
  await reading.run();

  const queues: Queue[] = pages.map(({ name, branch, rows }) => ({
    name,
    entries: rows().map((row) => ({ row, told: branches[branch].tell(row, subject) })),
  }));
  const wall = toWallClock(now.toISOString(), timeZone);
  let timesCount = 0;
  for (const { hosts, zone } of byClock("times", clocks)) {
    const rules = series().filter((rule) => isRuleOfClock(rule, hosts));
    const wallThere = clocks && zone ? nowIn(clocks, { zone }, wall) : wall;
    const times = await tellTimes(rules, ownTimes(), wallThere, subject);
    timesCount += times.count;
    const found = names.find((one) => one.branch === "times" && one.zone === zone);
    if (!found || rules.length === 0) continue;
    const { name } = found;
    queues.push({ name, entries: await times.page(places[name] ?? undefined, limit + 1) });
  }
  const data = merge(queues, limit);
  const next = Object.fromEntries(
    queues.map(({ name, entries: [first] }) => [name, placeOf(first)]),
  );
  const counts = {
    notes: countIn(counted.get("activities")) + countIn(mails) + countIn(confirmed),
    // A repeating one has a row, too.
    appointments: countIn(counted.get("appointments")) - series().length + timesCount,
    tasks: countIn(counted.get("tasks")),
    changes: countIn(changes) + countIn(given) + (people ? countIn(begun) : hasBeginning ? 1 : 0),
  };
  return {
    data,
    nextCursor: queues.some(({ entries }) => entries.length > 0)
      ? writeCursor({ ...places, ...next })
      : null,
    openTasks: open?.().map(toTask) ?? [],
    counts: { all: Object.values(counts).reduce((sum, n) => sum + n, 0), ...counts },
  };
}

/** Words are looked for in what users write: changes have none, and mails about bookings are not theirs. */
function listNames(
  show: StoryPart | undefined,
  whose: Subject["whose"],
  isSearch: boolean,
): Name[] {
  const all = show === undefined ? Object.values(parts).flat() : parts[show];
  return all.filter((name) => {
    if (name === "beginning" && whose !== "company") return false;
    return !isSearch || (name !== "mails" && name !== "confirmed" && !parts.changes.includes(name));
  });
}

interface Told {
  name: QueueName;
  branch: Name;
  /** Undefined for what is told by the clock of whoever reads. */
  zone?: Zone;
  hosts: Pick<Asked, "hosts" | "notHosts">;
}

/** Appointments of hosts in other zones are in order by themselves. */
function byClock(branch: Name, clocks: Clocks | undefined): Told[] {
  if (!clocks || (branch !== "appointments" && branch !== "times")) {
    return [{ name: branch, branch, hosts: {} }];
  }
  return clocks.groups.map(({ zone, ...hosts }) =>
    zone === clocks.mine
      ? { name: branch, branch, hosts }
      : { name: `${branch} ${zone.name}` as const, branch, zone, hosts },
  );
}

function toValues(asked: Asked, place: Places[QueueName], limit: number) {
  // One row more than the page tells whether another page follows.
  const values = { ...asked, pageLimit: limit + 1 };
  if (!place) return values;
  const [at, id] = place;
  // A page comes after its place: so that it begins with this very row, that is made the next there could be.
  return { ...values, after0: at, after1: `${id} ` };
}

function placeOf(entry: Queue["entries"][number] | undefined): Places[QueueName] {
  return entry ? [entry.row.cursor0, entry.row.cursor1] : null;
}

interface Queue {
  name: QueueName;
  entries: { row: { cursor0: string; cursor1: string }; told: StoryEntry }[];
}

/** Takes the latest entry of all from its queue, again and again. At the same time the first queue wins. */
function merge(queues: readonly Queue[], limit: number): StoryEntry[] {
  const data: StoryEntry[] = [];
  while (data.length < limit) {
    let latest: Queue | undefined;
    for (const queue of queues) {
      const at = queue.entries[0]?.told.at;
      if (at !== undefined && (latest === undefined || at > (latest.entries[0]?.told.at ?? ""))) {
        latest = queue;
      }
    }
    const next = latest?.entries.shift();
    if (!next) break;
    data.push(next.told);
  }
  return data;
}

/** Statements that all see one state of the database. `add` answers where their rows will be. */
function createReading(db: Db, owner: Owner, isWide: boolean) {
  const statements: Statement<unknown>[] = [];
  let all: unknown[][] = [];
  return {
    add: <Row>(statement: Statement<Row>) => {
      const place = statements.push(statement) - 1;
      // as: those of this statement.
      return () => all[place] as Row[];
    },
    run: async () => {
      all = await (isWide ? readWide : readTogether)(db, owner, statements);
    },
  };
}

function countIn(rows: (() => { n: number }[]) | undefined): number {
  return rows?.()[0]?.n ?? 0;
}
