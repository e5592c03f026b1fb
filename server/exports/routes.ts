import type { User } from "../../shared/account/auth.ts";
import { type Activity, activityInput, activityMaker } from "../../shared/kinds/activities.ts";
import { type Company, companyInput } from "../../shared/kinds/companies.ts";
import { type Customer, customerInput } from "../../shared/kinds/customers.ts";
import { type Task, taskInput } from "../../shared/kinds/tasks.ts";
import { bulkEndpoints } from "../../shared/lists/bulk.ts";
import { exportEndpoints } from "../../shared/transfer/exports.ts";
import type { Language } from "../../shared/words/languages.ts";
import { readAbsences } from "../absences/queries.ts";
import { readActivities } from "../activities/queries.ts";
import { type Api, route } from "../api.ts";
import { readAppointments } from "../appointments/queries.ts";
import { readCompanies } from "../companies/queries.ts";
import { listCustomerIds } from "../customers/lists.ts";
import { readCustomers, readTheseCustomers } from "../customers/queries.ts";
import { readResponsibleHistory, readStatusHistory } from "../customers/status-history.ts";
import { readPast } from "../db/acts/past.ts";
import type { Owner } from "../db/engine/database.ts";
import { readLastIds } from "../db/query/batches.ts";
import type { RecordTable } from "../db/schema.ts";
import { readFileNames } from "../desks/members.ts";
import { listDismissals } from "../duplicates/queries.ts";
import { readFollowUp } from "../filters/attention.ts";
import { clocksOf } from "../filters/moment.ts";
import { momentFor } from "../filters/standing-in.ts";
import { readLastChange, readLog, readLoggedRecords } from "../history/read-log.ts";
import type { Download } from "../http/responses/downloads.ts";
import { writeCalendar } from "../ics/calendar.ts";
import { readBounds } from "../ics/queries.ts";
import { readRevision } from "../ics/revision/queries.ts";
import { readTypes } from "../meeting-types/queries.ts";
import { readAnswers } from "../reminders/queries.ts";
import { readTags } from "../tags/queries.ts";
import { readTasks } from "../tasks/queries.ts";
import { readViews } from "../views/queries.ts";
import { writeCsv } from "./csv.ts";
import { toFileName } from "./file-name.ts";
import { titledIn } from "./headings.ts";
import { writeJson } from "./json.ts";
import { readKeptBookings, readKeptMails, readKeptPages } from "./kept-bookings.ts";
import { companyOf } from "./shown.ts";
import { columnsOf } from "./tables.ts";
import { withClocks, withZones, type ZonesOf } from "./zones.ts";

/** Every record of a kind up to an id, batch by batch. */
const readers = {
  tags: readTags,
  companies: readCompanies,
  customers: readCustomers,
  appointments: readAppointments,
  activities: readActivities,
  tasks: readTasks,
  absences: readAbsences,
  meetingTypes: readTypes,
  views: readViews,
} as const satisfies Record<RecordTable, unknown>;

type Named = { _id: string; name: string } | null;

/** Whom a record is with or for, if anybody. */
const company = {
  title: "Company",
  name: ({ company }: { company: Named }) => company?.name ?? "",
  id: ({ company }: { company: Named }) => company?._id ?? "",
};
const customer = {
  title: "Customer",
  name: ({ customer }: { customer: Named }) => customer?.name ?? "",
  id: ({ customer }: { customer: Named }) => customer?._id ?? "",
};

// The last ids are awaited first: a database that is away is still refused with a sentence.

export function exportRoutes(api: Api) {
  const { db } = api;

  route(api, exportEndpoints.companies, async ({ owner, user, language, now }) => {
    const last = await readLastIds(db, owner);
    const columns = columnsOf<Company>(companyInput, user.timeZone, {
      people: await readFileNames(db, owner),
      added: [
        { title: "Customers", read: ({ clientCount }) => clientCount },
        { title: "Total value", read: ({ totalValue }) => totalValue },
      ],
    });
    return {
      name: toFileName("client-desk-companies", "csv", user, now),
      chunks: writeCsv(
        titledIn(language, columns),
        withoutPrivate(readCompanies(db, owner, last.companies)),
      ),
    };
  });

  /** A private one is no company. */
  async function* withoutPrivate(batches: AsyncIterable<readonly Company[]>) {
    for await (const some of batches) yield some.filter((one) => !one.private);
  }

  const writeCustomers = async (
    { owner, user, language, now }: { owner: Owner; user: User; language: Language; now: Date },
    batches: AsyncIterable<readonly Customer[]>,
  ): Promise<Download> => {
    const columns = columnsOf<Customer>(customerInput, user.timeZone, {
      people: await readFileNames(db, owner),
      parents: [{ title: "Company", name: companyOf, id: ({ company }) => company }],
    });
    const name = toFileName("client-desk-customers", "csv", user, now);
    return { name, chunks: writeCsv(titledIn(language, columns), batches) };
  };

  route(api, exportEndpoints.customers, async (call) => {
    const { owner, user, session, query, language, now } = call;
    const { search, filter, sort } = query;
    if (!search && !filter && !sort) {
      const last = await readLastIds(db, owner);
      return writeCustomers(
        { owner, user, language, now },
        readCustomers(db, owner, last.customers),
      );
    }
    const list = { search, filter, sort: sort ?? "name" } as const;
    const ids = await listCustomerIds(
      db,
      owner,
      list,
      await momentFor(db, owner, session, query, now),
    );
    return writeCustomers({ owner, user, language, now }, readTheseCustomers(db, owner, ids));
  });

  route(api, bulkEndpoints.exportCustomers, async ({ owner, user, body, language, now }) => {
    const ids = [...new Set(body.customers)];
    return writeCustomers({ owner, user, language, now }, readTheseCustomers(db, owner, ids));
  });

  route(api, exportEndpoints.appointments, async ({ owner, user, session, now }) => {
    const bounds = await readBounds(db, owner);
    const { timeZone } = user;
    const clocks = clocksOf(session);
    const { revisedAt } = await readRevision(db, owner, timeZone, now);
    const written = { timeZone, clocks, isOfSeveral: clocks !== undefined, revisedAt };
    const calendar = { ...written, shows: "full", salt: "", isSubscribed: false } as const;
    return {
      name: toFileName("client-desk-appointments", "ics", user, now),
      chunks: writeCalendar(db, owner, bounds, calendar, now),
    };
  });

  route(api, exportEndpoints.activities, async ({ owner, user, language, now }) => {
    const last = await readLastIds(db, owner);
    const columns = columnsOf<Activity>(activityInput.extend(activityMaker), user.timeZone, {
      people: await readFileNames(db, owner),
      parents: [company, customer],
    });
    return {
      name: toFileName("client-desk-activities", "csv", user, now),
      chunks: writeCsv(titledIn(language, columns), readActivities(db, owner, last.activities)),
    };
  });

  route(api, exportEndpoints.tasks, async ({ owner, user, language, now }) => {
    const last = await readLastIds(db, owner);
    const columns = columnsOf<Task>(
      taskInput.omit({ company: true, customer: true }),
      user.timeZone,
      {
        people: await readFileNames(db, owner),
        parents: [company, customer],
        instants: [{ title: "Done at", read: ({ doneAt }) => doneAt }],
      },
    );
    return {
      name: toFileName("client-desk-tasks", "csv", user, now),
      chunks: writeCsv(titledIn(language, columns), readTasks(db, owner, last.tasks)),
    };
  });

  route(api, exportEndpoints.everything, async ({ owner, user, session, now }) => {
    // First: of a record that is added now the act may be missing, but of no act the record.
    const lastChange = await readLastChange(db, owner);
    const last = await readLastIds(db, owner);
    // as: written by our own triggers.
    const zones = JSON.parse(session.zones ?? "{}") as ZonesOf;
    const head = { exportedAt: now.toISOString(), user, followUp: readFollowUp(session.followUp) };
    return {
      name: toFileName("client-desk", "json", user, now),
      chunks: writeJson(
        head,
        (table) => {
          const rows = readers[table](db, owner, last[table]);
          return table === "appointments" ? withZones(rows, zones) : rows;
        },
        {
          reminders: inOneBatch(() => readAnswers(db, owner)),
          dismissals: inOneBatch(() => listDismissals(db, owner)),
          bookingPages: inOneBatch(() => readKeptPages(db, owner)),
          bookings: readKeptBookings(db, owner),
          bookingMails: readKeptMails(db, owner),
        },
        {
          changes: withClocks(db, owner, readLog(db, owner, lastChange), {
            zones,
            changeOf: ({ _id }) => _id,
          }),
          records: withClocks(db, owner, readLoggedRecords(db, owner, lastChange), {
            zones,
            changeOf: ({ change }) => change,
          }),
          statuses: readStatusHistory(db, owner),
          responsible: readResponsibleHistory(db, owner),
          contacts: readPast(db, owner, "contactDays"),
        },
      ),
    };
  });
}

async function* inOneBatch<Row>(read: () => Promise<Row[]>) {
  yield await read();
}
