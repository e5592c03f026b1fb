import { accountLogEndpoints } from "../account/account-log.ts";
import { authEndpoints } from "../account/auth.ts";
import { deskEndpoints, invitationEndpoints } from "../account/desks.ts";
import { invitedEndpoints } from "../account/invited.ts";
import { keyEndpoints } from "../account/keys.ts";
import { passkeyEndpoints } from "../account/passkeys.ts";
import { proofEndpoints } from "../account/proof.ts";
import { registrationEndpoints } from "../account/registration.ts";
import { sessionEndpoints } from "../account/sessions.ts";
import { settingsEndpoints } from "../account/settings.ts";
import { deskSubscriptionEndpoints, subscriptionEndpoints } from "../account/subscription.ts";
import { twoStepEndpoints } from "../account/two-step.ts";
import { bookingEndpoints } from "../booking-endpoints.ts";
import { bookingMailEndpoints } from "../booking-mails.ts";
import { bookingPageEndpoints } from "../booking-pages.ts";
import { calendarEndpoints } from "../calendar.ts";
import { dashboardEndpoints } from "../dashboard.ts";
import { followUpEndpoints } from "../follow-up.ts";
import { forYouEndpoints } from "../for-you.ts";
import { historyEndpoints } from "../history/history.ts";
import { absenceEndpoints } from "../kinds/absences.ts";
import { activityEndpoints } from "../kinds/activities.ts";
import { appointmentEndpoints } from "../kinds/appointments.ts";
import { companyEndpoints } from "../kinds/companies.ts";
import { customerEndpoints } from "../kinds/customers.ts";
import { meetingTypeEndpoints } from "../kinds/meeting-types.ts";
import { tagEndpoints } from "../kinds/tags.ts";
import { taskEndpoints } from "../kinds/tasks.ts";
import { viewEndpoints } from "../kinds/views.ts";
import { bulkEndpoints } from "../lists/bulk.ts";
import { handOverEndpoints } from "../lists/hand-over.ts";
import { listExports } from "../lists/list-exports.ts";
import { searchEndpoints } from "../lists/search.ts";
import { duplicateEndpoints } from "../matching/duplicates.ts";
import { mergeEndpoints } from "../matching/merging.ts";
import { reminderEndpoints } from "../reminders.ts";
import { reportExports } from "../reports/report-exports.ts";
import { reportEndpoints } from "../reports/reports.ts";
import { storyEndpoints } from "../story.ts";
import { exportEndpoints } from "../transfer/exports.ts";
import { importEndpoints } from "../transfer/imports.ts";
import { newCustomerEndpoints } from "../transfer/new-customer.ts";
import { restoreEndpoints } from "../transfer/restore.ts";
import { batchEndpoints } from "./batch.ts";
import type { Endpoint } from "./endpoint.ts";
import { eventEndpoints } from "./events.ts";
import { presenceEndpoints } from "./presence.ts";
import { serverEndpoints } from "./server.ts";

/** The parts of the API in the order of its document, each with what it is about. */
export const apiParts: readonly {
  tag: string;
  about: string;
  endpoints: Record<string, Endpoint>[];
}[] = [
  {
    tag: "Account",
    about: "The user: logging in and out, profile, password, settings, sessions",
    endpoints: [
      authEndpoints,
      settingsEndpoints,
      sessionEndpoints,
      proofEndpoints,
      registrationEndpoints,
      keyEndpoints,
      accountLogEndpoints,
      passkeyEndpoints,
      twoStepEndpoints,
    ],
  },
  {
    tag: "People",
    about:
      "The desk that a call works on, by its header `Desk`, else the user’s last one: who is on it, in which role, and what is for the user",
    endpoints: [
      deskEndpoints,
      invitationEndpoints,
      invitedEndpoints,
      absenceEndpoints,
      handOverEndpoints,
      forYouEndpoints,
    ],
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
    tag: "Booking",
    about: "Meeting types, the public pages where customers book them, and what they have booked",
    endpoints: [meetingTypeEndpoints, bookingPageEndpoints, bookingMailEndpoints, bookingEndpoints],
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
    endpoints: [historyEndpoints, eventEndpoints, presenceEndpoints],
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
    about:
      "The appointments in other calendars, by a secret address of the user and one of the desk",
    endpoints: [subscriptionEndpoints, deskSubscriptionEndpoints],
  },
  { tag: "Batch", about: "Several reads in one call", endpoints: [batchEndpoints] },
  { tag: "Server", about: "How the server is doing", endpoints: [serverEndpoints] },
];

/** Every endpoint of the product, for the API document and the access tests. */
export const endpoints: readonly Endpoint[] = apiParts.flatMap((part) =>
  part.endpoints.flatMap((group) => Object.values(group)),
);
