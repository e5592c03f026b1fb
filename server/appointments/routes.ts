import { calendarEndpoints } from "../../shared/calendar.ts";
import { todayIn } from "../../shared/dates/dates.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import { readWho } from "../../shared/lists/who.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { clocksOf, momentOf } from "../filters/moment.ts";
import { createOnce } from "../http/requests/idempotency.ts";
import { answerTime, enterNew } from "./clock/entered.ts";
import { countDays, listDay } from "./days.ts";
import { listAppointments } from "./lists.ts";
import { createAppointment } from "./queries.ts";
import { changeAppointment, removeAppointment } from "./repeat/act.ts";
import { findAppointment } from "./repeat/find.ts";
import { previewRepeat } from "./repeat/preview.ts";
import { withCurrentName } from "./repeat/renamed.ts";
import { readScopes } from "./repeat/scopes.ts";
import { readSpan } from "./span.ts";
import { listToWrapUp } from "./wrap-up.ts";

export function appointmentRoutes(api: Api) {
  const { db } = api;

  route(api, appointmentEndpoints.list, async ({ owner, session, query, now }) => {
    return listAppointments(db, owner, query, momentOf(session, now));
  });

  route(api, appointmentEndpoints.days, async ({ owner, person, session, query }) => {
    const people = readWho(query.who, person);
    return { data: await countDays(db, owner, query, people, clocksOf(session)) };
  });

  route(api, appointmentEndpoints.day, async ({ owner, session, params, query, now }) => {
    const moment = momentOf(session, now);
    const people = readWho(query.who, moment.me);
    return { data: await listDay(db, owner, params.date, people, moment) };
  });

  route(api, calendarEndpoints.toWrapUp, async ({ owner, session, query, now }) => {
    const moment = momentOf(session, now);
    return listToWrapUp(db, owner, { ...query, people: readWho(query.who, moment.me) }, moment);
  });

  route(api, calendarEndpoints.span, async ({ owner, session, query, now }) => {
    const moment = momentOf(session, now);
    return readSpan(db, owner, query, readWho(query.who, moment.me), moment);
  });

  route(api, calendarEndpoints.preview, async ({ owner, session, query }) => {
    return previewRepeat(db, owner, { ...query, clocks: clocksOf(session) });
  });

  route(api, calendarEndpoints.scopes, async ({ owner, session, params, query }) => {
    const clocks = clocksOf(session);
    const read = (id: string) => readScopes(db, owner, id, query.now, clocks);
    return { data: await withCurrentName(db, owner, params.id, read) };
  });

  route(api, appointmentEndpoints.create, async (call) => {
    const { owner, person, session, user, body, act } = call;
    const today = todayIn(user.timeZone, act.now);
    const clocks = clocksOf(session);
    const create = (on: Db) =>
      createAppointment(on, owner, enterNew(clocks, body, person), { act, today });
    const made = createOnce(db, appointmentEndpoints.create, call, create, findAppointment);
    return { data: await answerTime(clocks, made) };
  });

  route(api, appointmentEndpoints.get, async ({ owner, session, params }) => {
    const find = (id: string) => findAppointment(db, owner, id);
    return {
      data: await answerTime(clocksOf(session), withCurrentName(db, owner, params.id, find)),
    };
  });

  route(api, appointmentEndpoints.update, async (call) => {
    const { owner, session, params, query, body, headers, act } = call;
    const change = { act, ifMatch: headers["if-match"], ...momentOf(session, act.now) };
    const update = (id: string) => changeAppointment(db, owner, { id, ...query }, body, change);
    return {
      data: await answerTime(change.clocks, withCurrentName(db, owner, params.id, update)),
    };
  });

  route(api, appointmentEndpoints.remove, async ({ owner, session, params, query, act }) => {
    const change = { act, ...momentOf(session, act.now) };
    const remove = (id: string) => removeAppointment(db, owner, { id, ...query }, change);
    await withCurrentName(db, owner, params.id, remove);
    return { msg: messages.appointments.deleted };
  });
}
