import { reportEndpoints } from "../../shared/reports/reports.ts";
import { type Api, route } from "../api.ts";
import { momentOf } from "../filters/moment.ts";
import { readAppointmentReport } from "./appointments/report.ts";
import { toAsked } from "./asked.ts";
import { readContact } from "./contact/contact.ts";
import { readMeetings } from "./people/meetings.ts";
import { readPeople } from "./people/people.ts";
import { readShares } from "./shares/report.ts";
import { readGrowth } from "./states/growth.ts";
import { readPipeline } from "./states/pipeline.ts";
import { readValue } from "./states/value.ts";

export function reportRoutes(api: Api) {
  const { db } = api;

  route(api, reportEndpoints.pipeline, async (call) => {
    return { data: await readPipeline(db, call.owner, toAsked(call)) };
  });

  route(api, reportEndpoints.value, async (call) => {
    return { data: await readValue(db, call.owner, toAsked(call)) };
  });

  route(api, reportEndpoints.growth, async (call) => {
    return { data: await readGrowth(db, call.owner, toAsked(call)) };
  });

  route(api, reportEndpoints.contact, async (call) => {
    return { data: await readContact(db, call.owner, toAsked(call), call.now) };
  });

  route(api, reportEndpoints.appointments, async (call) => {
    const { wallTime } = momentOf(call.session, call.now);
    return { data: await readAppointmentReport(db, call.owner, toAsked(call), wallTime) };
  });

  route(api, reportEndpoints.people, async (call) => {
    const moment = momentOf(call.session, call.now);
    return { data: await readPeople(db, call.owner, toAsked(call), moment) };
  });

  route(api, reportEndpoints.meetings, async (call) => {
    const moment = momentOf(call.session, call.now);
    return { data: await readMeetings(db, call.owner, toAsked(call), moment) };
  });

  route(api, reportEndpoints.shares, async (call) => {
    return { data: await readShares(db, call.owner, toAsked(call)) };
  });
}
