import { appointmentEndpoints } from "../../shared/appointments.ts";
import { messages } from "../../shared/messages.ts";
import { type Api, route } from "../api.ts";
import {
  countDays,
  createAppointment,
  deleteAppointment,
  findAppointment,
  listAppointments,
  listDay,
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

  route(api, appointmentEndpoints.create, async ({ owner, body, now }) => {
    return { data: await createAppointment(db, owner, body, now) };
  });

  route(api, appointmentEndpoints.get, async ({ owner, params }) => {
    return { data: await findAppointment(db, owner, params.id) };
  });

  route(api, appointmentEndpoints.update, async ({ owner, params, body, now }) => {
    return { data: await updateAppointment(db, owner, params.id, body, now) };
  });

  route(api, appointmentEndpoints.remove, async ({ owner, params }) => {
    await deleteAppointment(db, owner, params.id);
    return { msg: messages.appointments.deleted };
  });
}
