import { authEndpoints } from "../../shared/auth.ts";
import { isCalendarDate } from "../../shared/dates.ts";
import { firstNameOf } from "../../shared/first-name.ts";
import { namesOf } from "../calendar/head/period-names.ts";
import { periodOf } from "../calendar/period.ts";
import { prefetch } from "../lib/api.ts";
import { formatDate } from "../lib/dates.ts";
import { restoreFormats } from "../lib/formats.ts";
import type { AnyQuery } from "../lib/query-of.ts";
import { screenQueries } from "./screen-queries.ts";
import { setShellTitle } from "./shell-element.ts";

// A small file of its own: it fetches the data of the screen at this address and sets the shell's
// title before the program has loaded. e2e/first-load.spec.ts counts the requests. Addresses with a
// query string are left to the program, which can parse them.

interface Screen {
  queries: readonly AnyQuery[];
  title: string | Promise<string>;
}

restoreFormats();
const user = prefetch(authEndpoints.me);
const isPhone = matchMedia("(width <= 700px)").matches;

/** The screen at `/dashboard/section/part`. */
function screenAt(section = "", part = ""): Screen | undefined {
  switch (part ? `${section}/` : section) {
    case "":
      return { queries: screenQueries.overview(), title: welcome() };
    case "companies":
      return { queries: screenQueries.companies({}), title: "Companies" };
    case "companies/": {
      const queries = screenQueries.company(part);
      return {
        queries: [...queries, ...screenQueries.companyPage(part, {})],
        title: nameOf(queries[0].prefetch()),
      };
    }
    case "customers":
      return { queries: screenQueries.customers({}), title: "Customers" };
    case "customers/": {
      const queries = screenQueries.customer(part);
      return {
        queries: [...queries, ...screenQueries.customerStory(part, {})],
        title: nameOf(queries[0].prefetch()),
      };
    }
    case "appointments/":
      // The program redirects from a day that does not exist.
      if (!isCalendarDate(part)) return;
      return {
        queries: screenQueries.day(part),
        title: formatDate(part, isPhone ? "shortWeekdayDateYear" : "full"),
      };
    case "tasks":
      return { queries: screenQueries.tasks(), title: "Tasks" };
    case "reports":
      return { queries: [], title: "Reports" };
    case "history":
      return { queries: screenQueries.history({}), title: "History" };
    case "settings":
      return { queries: [], title: "Settings" };
  }
  return;
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
  return me ? `Welcome, ${firstNameOf(me.data.name)}` : "";
}

async function nameOf(record: Promise<{ data: { name: string } } | undefined>): Promise<string> {
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
  for (const query of screenQueries.sidebar()) void query.prefetch();
}
