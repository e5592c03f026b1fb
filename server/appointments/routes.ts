import { appointmentEndpoints } from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import type { Db } from "../db/engine/database.ts";
import { createOnce } from "../db/records/idempotency.ts";
import { countDays, listDay } from "./days.ts";
import { listAppointments } from "./lists.ts";
import {
  createAppointment,
  deleteAppointment,
  findAppointment,
  updateAppointment,
} from "./queries.ts";

export function appointmentRoutes(api: Api) {
  const { db } = api;

  route(api, appointmentEndpoints.list, async ({ owner, query }) => {
    return listAppointments(db, owner, query);
  });

  route(api, appointmentEndpoints.days, async ({ owner, query }) => {
    return { data: await countDays(db, owner, query) };
  });

  route(api, appointmentEndpoints.day, async ({ owner, params }) => {
    return { data: await listDay(db, owner, params.date) };
  });

  route(api, appointmentEndpoints.create, async ({ owner, body, headers, now }) => {
    const attempt = {
      key: headers["idempotency-key"],
      request: [appointmentEndpoints.create.url, body],
      now,
    };
    const create = (on: Db) => createAppointment(on, owner, body, now);
    return { data: await createOnce(db, owner, attempt, create, findAppointment) };
  });

  route(api, appointmentEndpoints.get, async ({ owner, params }) => {
    return { data: await findAppointment(db, owner, params.id) };
  });

  route(api, appointmentEndpoints.update, async ({ owner, params, body, headers, now }) => {
    const change = { now, ifMatch: headers["if-match"] };
    return { data: await updateAppointment(db, owner, params.id, body, change) };
  });

  route(api, appointmentEndpoints.remove, async ({ owner, params }) => {
    await deleteAppointment(db, owner, params.id);
    return { msg: messages.appointments.deleted };
  });
}
