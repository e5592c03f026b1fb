import { appointmentEndpoints } from "../../shared/appointments.ts";
import { authEndpoints } from "../../shared/auth.ts";
import { companyEndpoints } from "../../shared/companies.ts";
import { customerEndpoints } from "../../shared/customers.ts";
import { attentionCount, dashboardEndpoints } from "../../shared/dashboard.ts";
import { isCalendarDate } from "../../shared/dates.ts";
import { type TimelineOf, timelineFilters } from "../appointments/timeline/timeline-filters.ts";
import { firstNameOf } from "../dashboard/first-name.ts";
import { spanOfMonth } from "../layout/month.ts";
import { isWide } from "../layout/sidebar-breakpoint.ts";
import { prefetch } from "../lib/api.ts";
import { formatDate, monthStart, today } from "../lib/dates.ts";
import { setShellTitle } from "./shell-element.ts";

// A small file of its own: it asks for the data of the screen that the address names while the program
// is still on its way, and gives the shell its title. Each question is put exactly as the screen puts
// it, or it would be put twice; e2e/first-load.spec.ts counts. An address with a search in it is left
// to the program, which knows how to read that.

const day = today();
const askDashboard = () =>
  prefetch(dashboardEndpoints.get, { query: { createdFrom: monthStart() } });
const askDay = (date: string) => prefetch(appointmentEndpoints.day, { params: { date } });

const askTimeline = (of: TimelineOf) => {
  const { coming, past } = timelineFilters(of, day);
  void prefetch(appointmentEndpoints.list, { query: coming });
  void prefetch(appointmentEndpoints.list, { query: past });
};

const screens: [address: RegExp, ask: (part: string) => void][] = [
  [
    /^\/dashboard\/?$/,
    () => {
      void askDashboard();
      void askDay(day);
      void prefetch(customerEndpoints.list, {
        query: { neglectedOn: day, sort: "-value", limit: attentionCount },
      });
    },
  ],
  [
    /^\/dashboard\/companies\/?$/,
    () => {
      void setShellTitle("Companies");
      void prefetch(companyEndpoints.list);
    },
  ],
  [
    /^\/dashboard\/companies\/([\da-f-]{36})\/?$/,
    async (id) => {
      void prefetch(customerEndpoints.listOfCompany, {
        params: { id },
        query: { sort: "-lastContact" },
      });
      askTimeline({ company: id });
      const company = await prefetch(companyEndpoints.get, { params: { id } });
      void setShellTitle(company?.data.name ?? "");
    },
  ],
  [
    /^\/dashboard\/customers\/?$/,
    () => {
      void setShellTitle("Customers");
      void prefetch(customerEndpoints.list);
    },
  ],
  [/^\/dashboard\/settings\/?$/, () => void setShellTitle("Settings")],
  [
    /^\/dashboard\/customers\/([\da-f-]{36})\/?$/,
    async (id) => {
      askTimeline({ customer: id });
      const customer = await prefetch(customerEndpoints.get, { params: { id } });
      void setShellTitle(customer?.data.name ?? "");
    },
  ],
  [
    /^\/dashboard\/appointments\/(\d{4}-\d\d-\d\d)\/?$/,
    (date) => {
      // The program leads on from a day that the calendar does not have.
      if (!isCalendarDate(date)) return;
      void setShellTitle(formatDate(date, "full"));
      void askDay(date);
      void prefetch(customerEndpoints.list, { query: { lastContact: date, sort: "-value" } });
    },
  ],
];

async function askForUser(): Promise<void> {
  const user = await prefetch(authEndpoints.me);
  if (user && /^\/dashboard\/?$/.test(location.pathname)) {
    void setShellTitle(`Welcome, ${firstNameOf(user.data.name)}`);
  }
}

/** What the sidebar shows: the marks of its calendar, the counts beside its links. */
function askForSidebar(): void {
  void prefetch(appointmentEndpoints.days, { query: spanOfMonth(day) });
  void askDashboard();
  void askDay(day);
}

void askForUser();
if (location.search === "") {
  for (const [address, ask] of screens) {
    const [found, part = ""] = address.exec(location.pathname) ?? [];
    if (found !== undefined) ask(part);
  }
}
if (isWide() && location.pathname.startsWith("/dashboard")) askForSidebar();
