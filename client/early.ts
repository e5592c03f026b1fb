import { appointmentEndpoints } from "../shared/appointments.ts";
import { authEndpoints } from "../shared/auth.ts";
import { companyEndpoints } from "../shared/companies.ts";
import { customerEndpoints } from "../shared/customers.ts";
import { attentionCount, dashboardEndpoints } from "../shared/dashboard.ts";
import { isCalendarDate } from "../shared/dates.ts";
import { type TimelineOf, timelineFilters } from "./appointments/timeline.ts";
import { firstNameOf } from "./dashboard/first-name.ts";
import { spanOfMonth } from "./layout/month.ts";
import { titleShell } from "./layout/place-of-shell.ts";
import { isWide } from "./layout/wide.ts";
import { askEarly } from "./lib/api.ts";
import { formatDate, monthStart, today } from "./lib/dates.ts";

// A small file of its own: it asks for the data of the screen that the address names while the program
// is still on its way, and gives the shell its title. Each question is put exactly as the screen puts
// it, or it would be put twice; e2e/first-load.spec.ts counts. An address with a search in it is left
// to the program, which knows how to read that.

const day = today();
const askDashboard = () =>
  askEarly(dashboardEndpoints.get, { query: { createdFrom: monthStart() } });
const askDay = (date: string) => askEarly(appointmentEndpoints.day, { params: { date } });

const askTimeline = (of: TimelineOf) => {
  const { coming, past } = timelineFilters(of, day);
  void askEarly(appointmentEndpoints.list, { query: coming });
  void askEarly(appointmentEndpoints.list, { query: past });
};

const screens: [address: RegExp, ask: (part: string) => void][] = [
  [
    /^\/dashboard\/?$/,
    () => {
      void askDashboard();
      void askDay(day);
      void askEarly(customerEndpoints.list, {
        query: { neglectedOn: day, sort: "-value", limit: attentionCount },
      });
    },
  ],
  [
    /^\/dashboard\/companies\/?$/,
    () => {
      void titleShell("Companies");
      void askEarly(companyEndpoints.list);
    },
  ],
  [
    /^\/dashboard\/companies\/([\da-f-]{36})\/?$/,
    async (id) => {
      void askEarly(customerEndpoints.listOfCompany, {
        params: { id },
        query: { sort: "-lastContact" },
      });
      askTimeline({ company: id });
      const company = await askEarly(companyEndpoints.get, { params: { id } });
      void titleShell(company?.data.name ?? "");
    },
  ],
  [
    /^\/dashboard\/customers\/?$/,
    () => {
      void titleShell("Customers");
      void askEarly(customerEndpoints.list);
    },
  ],
  [/^\/dashboard\/settings\/?$/, () => void titleShell("Settings")],
  [
    /^\/dashboard\/customers\/([\da-f-]{36})\/?$/,
    async (id) => {
      askTimeline({ customer: id });
      const customer = await askEarly(customerEndpoints.get, { params: { id } });
      void titleShell(customer?.data.name ?? "");
    },
  ],
  [
    /^\/dashboard\/appointments\/(\d{4}-\d\d-\d\d)\/?$/,
    (date) => {
      // The program leads on from a day that the calendar does not have.
      if (!isCalendarDate(date)) return;
      void titleShell(formatDate(date, "full"));
      void askDay(date);
      void askEarly(customerEndpoints.list, { query: { lastContact: date, sort: "-value" } });
    },
  ],
];

async function askForUser(): Promise<void> {
  const user = await askEarly(authEndpoints.me);
  if (user && /^\/dashboard\/?$/.test(location.pathname)) {
    void titleShell(`Welcome, ${firstNameOf(user.data.name)}`);
  }
}

/** What the sidebar shows: the marks of its calendar, the counts beside its links. */
function askForSidebar(): void {
  void askEarly(appointmentEndpoints.days, { query: spanOfMonth(day) });
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
