import { reportExports } from "../../shared/reports/report-exports.ts";
import type { ReportSection } from "../../shared/reports/reports.ts";
import type { Language } from "../../shared/words/languages.ts";
import { type Api, route } from "../api.ts";
import type { Db, Owner } from "../db/engine/database.ts";
import { readNames } from "../desks/members.ts";
import { writeCsv } from "../exports/csv.ts";
import { toFileName } from "../exports/file-name.ts";
import { writeSheets } from "../exports/workbook.ts";
import { momentOf } from "../filters/moment.ts";
import { type Headings, headingsOf } from "../words.ts";
import { readAppointmentReport } from "./appointments/report.ts";
import { toAsked } from "./asked.ts";
import { readContact } from "./contact/contact.ts";
import { appointmentsSheet } from "./files/appointments.ts";
import { contactSheet, growthSheet, valueSheet } from "./files/over-time.ts";
import { meetingsSheet, peopleSheet } from "./files/people.ts";
import { pipelineSheet } from "./files/pipeline.ts";
import { sharesSheet } from "./files/shares.ts";
import type { Sheet } from "./files/sheet.ts";
import { readMeetings } from "./people/meetings.ts";
import { readPeople } from "./people/people.ts";
import { readShares } from "./shares/report.ts";
import { readGrowth } from "./states/growth.ts";
import { readPipeline } from "./states/pipeline.ts";
import { readValue } from "./states/value.ts";

type Call = Parameters<typeof toAsked>[0] & {
  owner: Owner;
  user: { name: string };
  session: Parameters<typeof momentOf>[0];
  language: Language;
  now: Date;
};

/** In the order of the page. */
const sheets: Record<ReportSection, (db: Db, call: Call) => Promise<Sheet>> = {
  pipeline: async (db, call) => {
    const asked = toAsked(call);
    return pipelineSheet(
      await readPipeline(db, call.owner, asked),
      asked.period,
      headingsFor(call),
    );
  },
  value: async (db, call) =>
    valueSheet(await readValue(db, call.owner, toAsked(call)), headingsFor(call)),
  growth: async (db, call) =>
    growthSheet(await readGrowth(db, call.owner, toAsked(call)), headingsFor(call)),
  appointments: async (db, call) => {
    const asked = toAsked(call);
    const { wallTime } = momentOf(call.session, call.now);
    const report = await readAppointmentReport(db, call.owner, asked, wallTime);
    return appointmentsSheet(report, asked.period, headingsFor(call), call.language);
  },
  people: async (db, call) => {
    const moment = momentOf(call.session, call.now);
    const asked = toAsked(call);
    const report = await readPeople(db, call.owner, asked, moment);
    return peopleSheet(report, await readNameOf(db, call), {
      sum: asked.people ? "total" : "everyone",
      headings: headingsFor(call),
    });
  },
  meetings: async (db, call) => {
    const moment = momentOf(call.session, call.now);
    const report = await readMeetings(db, call.owner, toAsked(call), moment);
    return meetingsSheet(report, await readNameOf(db, call), headingsFor(call));
  },
  shares: async (db, call) =>
    sharesSheet(await readShares(db, call.owner, toAsked(call)), headingsFor(call)),
  contact: async (db, call) =>
    contactSheet(await readContact(db, call.owner, toAsked(call), call.now), headingsFor(call)),
};

function headingsFor({ language }: Call): Headings {
  return headingsOf(language);
}

/** Sections that a desk of one does not have. */
const ofSeveral: readonly string[] = ["people", "meetings"];

async function readNameOf(db: Db, { owner, user }: Call) {
  const names = await readNames(db, owner);
  return (person: string) => names?.get(person) ?? user.name;
}

export function reportExportRoutes(api: Api) {
  const { db } = api;
  const { workbook, ...tables } = reportExports;

  for (const [section, endpoint] of Object.entries(tables)) {
    route(api, endpoint, async (call) => {
      // as: Object.entries forgets the names.
      const sheet = await sheets[section as ReportSection](db, call);
      const { user, now } = call;
      return {
        name: toFileName(`client-desk-report-${section}`, "csv", user, now),
        chunks: writeCsv(sheet.columns, inOneBatch(sheet.rows)),
      };
    });
  }

  route(api, workbook, async (call) => ({
    name: toFileName("client-desk-report", "xlsx", call.user, call.now),
    chunks: writeSheets(readSheets(db, call)),
  }));
}

/** One after the other: whoever saves a report waits, others do not. */
async function* readSheets(db: Db, call: Call) {
  const isAlone = (await readNames(db, call.owner)) === undefined;
  for (const [section, read] of Object.entries(sheets)) {
    if (!isAlone || !ofSeveral.includes(section)) yield await read(db, call);
  }
}

async function* inOneBatch<Row>(rows: readonly Row[]) {
  yield rows;
}
