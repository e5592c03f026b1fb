import { authEndpoints } from "../../../shared/account/auth.ts";
import { isCalendarDate } from "../../../shared/dates/dates.ts";
import { firstNameOf } from "../../../shared/matching/first-name.ts";
import { frame } from "../../../shared/words/en/frame.ts";
import { prefetch } from "../../lib/api.ts";
import { formatDate } from "../../lib/dates/dates.ts";
import { restoreFormats } from "../../lib/format/formats.ts";
import { keptWho } from "../../lib/people/kept-whose.ts";
import { takeDeskFromAddress } from "../../lib/people/tab-desk.ts";
import type { AnyQuery } from "../../lib/queries/query-of.ts";
import { namesOf } from "../../screens/calendar/head/period-names.ts";
import { periodOf } from "../../screens/calendar/period.ts";
import type { Section } from "../../screens/navigation/sections.ts";
import { screenQueries } from "./screen-queries.ts";
import { setShellTitle } from "./shell-element.ts";

// A small file of its own: it fetches the data of the screen at this address and sets the shell's
// title before the program has loaded. e2e/first-load.spec.ts counts the requests. Addresses with a
// query string are left to the program, which can parse them.

interface Screen {
  queries: readonly AnyQuery[];
  title: string | Promise<string>;
}

type ScreenAt = (part: string) => Screen | undefined;

restoreFormats();
takeDeskFromAddress();
const user = prefetch(authEndpoints.me);
const isPhone = matchMedia("(width <= 700px)").matches;

/** The screens at `/dashboard/section` and, of a record or a day, at `/dashboard/section/part`. */
const screens: Record<Section | "history", ScreenAt> = {
  dashboard: () => ({ queries: screenQueries.overview(keptWho("overview")), title: welcome() }),
  companies: (id) =>
    id
      ? ofRecord(screenQueries.company(id), screenQueries.companyPage(id, {}))
      : { queries: screenQueries.companies({}), title: frame.sections.companies },
  customers: (id) =>
    id
      ? ofRecord(screenQueries.customer(id), screenQueries.customerStory(id, {}))
      : { queries: screenQueries.customers({}), title: frame.sections.customers },
  appointments: (part) => {
    // The program redirects from a day that does not exist.
    if (!isCalendarDate(part)) return;
    return {
      queries: screenQueries.day(part),
      title: formatDate(part, isPhone ? "shortWeekdayDateYear" : "full"),
    };
  },
  tasks: alone(
    () => frame.sections.tasks,
    () => screenQueries.tasks(keptWho("tasks")),
  ),
  reports: alone(
    () => frame.sections.reports,
    () => screenQueries.reports(undefined, keptWho("reports")),
  ),
  history: alone(
    () => frame.account.history,
    () => screenQueries.history({}),
  ),
  settings: alone(() => frame.sections.settings),
};

/** Called as the record is. */
function ofRecord([query]: readonly [NamedQuery], further: Screen["queries"]): Screen {
  return { queries: [query, ...further], title: nameOf(query.prefetch()) };
}

/** Of a section that has no further addresses. */
function alone(
  title: string | (() => string),
  queries: () => Screen["queries"] = () => [],
): ScreenAt {
  return (part) =>
    part ? undefined : { queries: queries(), title: typeof title === "string" ? title : title() };
}

function screenAt(section = "dashboard", part = ""): Screen | undefined {
  // as: its own key.
  return Object.hasOwn(screens, section)
    ? screens[section as keyof typeof screens](part)
    : undefined;
}

/** The week or the month at `/dashboard/appointments/week/2026-11-23`. */
function periodAt([, view, shown = ""]: readonly string[]): Screen | undefined {
  const day = view === "month" ? `${shown}-01` : shown;
  if (!isCalendarDate(day)) return;
  const { title, short } = namesOf(periodOf(view === "month" ? "month" : "week", day));
  return {
    queries: view === "month" ? screenQueries.month(shown) : screenQueries.week(shown),
    title: isPhone ? short : title,
  };
}

async function welcome(): Promise<string> {
  const me = await user;
  return me ? frame.welcome(firstNameOf(me.data.name)) : "";
}

type Named = { data: { name: string } } | undefined;
type NamedQuery = Omit<AnyQuery, "prefetch"> & { prefetch: () => Promise<Named> };

async function nameOf(record: Promise<Named>): Promise<string> {
  return (await record)?.data.name ?? "";
}

async function open({ queries, title }: Screen): Promise<void> {
  for (const query of queries) void query.prefetch();
  void setShellTitle(await title);
}

const address = /^\/dashboard(?:\/(\w+)(?:\/([\da-f-]+))?)?\/?$/.exec(location.pathname);
const period = /^\/dashboard\/appointments\/(week|month)\/([\d-]+)\/?$/.exec(location.pathname);
const screen = location.search
  ? undefined
  : period
    ? periodAt(period)
    : address && screenAt(address[1], address[2]);
if (screen) void open(screen);
if (location.pathname.startsWith("/dashboard")) {
  for (const query of screenQueries.sidebar(keptWho("overview"))) void query.prefetch();
}
