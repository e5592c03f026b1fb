import { activityEndpoints } from "./activities.ts";
import { appointmentEndpoints } from "./appointments.ts";
import { authEndpoints } from "./auth.ts";
import { bulkEndpoints } from "./bulk.ts";
import { calendarEndpoints } from "./calendar.ts";
import { companyEndpoints } from "./companies.ts";
import { customerEndpoints } from "./customers.ts";
import { dashboardEndpoints } from "./dashboard.ts";
import { duplicateEndpoints } from "./duplicates.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventEndpoints } from "./events.ts";
import { exportEndpoints } from "./exports.ts";
import { followUpEndpoints } from "./follow-up.ts";
import { historyEndpoints } from "./history.ts";
import { importEndpoints } from "./imports.ts";
import { listExports } from "./list-exports.ts";
import { mergeEndpoints } from "./merging.ts";
import { newCustomerEndpoints } from "./new-customer.ts";
import { reminderEndpoints } from "./reminders.ts";
import { reportExports } from "./report-exports.ts";
import { reportEndpoints } from "./reports.ts";
import { restoreEndpoints } from "./restore.ts";
import { searchEndpoints } from "./search.ts";
import { serverEndpoints } from "./server.ts";
import { sessionEndpoints } from "./sessions.ts";
import { settingsEndpoints } from "./settings.ts";
import { storyEndpoints } from "./story.ts";
import { subscriptionEndpoints } from "./subscription.ts";
import { tagEndpoints } from "./tags.ts";
import { taskEndpoints } from "./tasks.ts";
import { viewEndpoints } from "./views.ts";

/** The parts of the API in the order of its document, each with what it is about. */
export const apiParts: readonly {
  tag: string;
  about: string;
  endpoints: Record<string, Endpoint>[];
}[] = [
  {
    tag: "Account",
    about: "The user: logging in and out, profile, password, settings, sessions",
    endpoints: [authEndpoints, settingsEndpoints, sessionEndpoints],
  },
  {
    tag: "Companies",
    about: "Client companies, each with the number and total value of its customers",
    endpoints: [companyEndpoints],
  },
  {
    tag: "Customers",
    about: "The customers of each company",
    endpoints: [customerEndpoints, newCustomerEndpoints, bulkEndpoints],
  },
  {
    tag: "Duplicates",
    about: "Possible duplicates among customers and companies, and merging them",
    endpoints: [duplicateEndpoints, mergeEndpoints],
  },
  {
    tag: "Appointments",
    about: "Dated appointments with a customer, in wall-clock time, and their reminders",
    endpoints: [appointmentEndpoints, calendarEndpoints, reminderEndpoints],
  },
  {
    tag: "Activities",
    about: "What happened with each customer and company: notes, calls, emails and meetings",
    endpoints: [activityEndpoints],
  },
  { tag: "Tags", about: "What customers and companies are marked with", endpoints: [tagEndpoints] },
  {
    tag: "Follow-up",
    about: "After how long without contact customers need attention, and how many do",
    endpoints: [followUpEndpoints],
  },
  {
    tag: "Story",
    about: "All of it in one order: activities, appointments, tasks and changes",
    endpoints: [storyEndpoints],
  },
  {
    tag: "Tasks",
    about: "What is to be done, for a customer, a company or nobody",
    endpoints: [taskEndpoints],
  },
  {
    tag: "Views",
    about: "Lists as the user likes to see them, by name",
    endpoints: [viewEndpoints],
  },
  {
    tag: "Dashboard",
    about: "What the overview shows, in one call",
    endpoints: [dashboardEndpoints],
  },
  { tag: "Search", about: "One search over everything", endpoints: [searchEndpoints] },
  {
    tag: "History",
    about: "What was changed, undoing it, the trash, and what changes as it happens",
    endpoints: [historyEndpoints, eventEndpoints],
  },
  {
    tag: "Imports",
    about: "Lists from elsewhere, sent in pieces and written as one act",
    endpoints: [importEndpoints],
  },
  {
    tag: "Reports",
    about:
      "What the numbers say: how customers moved, what they are worth, what became of meetings",
    endpoints: [reportEndpoints],
  },
  {
    tag: "Exports",
    about: "The user’s data as files",
    endpoints: [exportEndpoints, ...Object.values(listExports), reportExports],
  },
  {
    tag: "Restore",
    about: "A whole account from a Client Desk file",
    endpoints: [restoreEndpoints],
  },
  {
    tag: "Subscription",
    about: "The appointments in other calendars, by one secret address",
    endpoints: [subscriptionEndpoints],
  },
  { tag: "Server", about: "How the server is doing", endpoints: [serverEndpoints] },
];

/** Every endpoint of the product, for the API document and the access tests. */
export const endpoints: readonly Endpoint[] = apiParts.flatMap((part) =>
  part.endpoints.flatMap((group) => Object.values(group)),
);
