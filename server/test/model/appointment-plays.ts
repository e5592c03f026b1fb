import { messages } from "../../../shared/messages.ts";
import type { Draw } from "./draw.ts";
import { type Person, viewAppointment } from "./model.ts";
import { created, drawVersion, idOf, nextVersion, refuseStale } from "./records.ts";
import { mayRetry } from "./retries.ts";
import { drawText, type Plays, refusal, type Scene } from "./world.ts";

const noAppointment = refusal(404, messages.appointments.notFound);
const notTheirs = refusal(400, messages.appointments.customerUnknown, "customer");

function appointmentFields(draw: Draw, me: Person) {
  return {
    title: drawText(draw, me),
    date: draw.of([
      "2026-05-03",
      "2026-05-04",
      "2026-05-04T09:00:00.000Z",
      "2026-06-01T00:00:00.000Z",
    ]),
    ...draw.some({ duration: draw.of([15, 90]), notes: drawText(draw, me) }),
  };
}

/** Mostly a customer with its own company; else whatever ids there are. */
function drawWho(scene: Scene) {
  const customer = idOf(scene, "customers");
  const company = scene.me.customers.get(customer)?.company;
  const isAsIs = company === undefined || scene.draw.once(5);
  return { customer, company: isAsIs ? idOf(scene, "companies") : company };
}

function isTheirs({ me }: Scene, { customer, company }: { customer: string; company: string }) {
  return me.customers.get(customer)?.company === company;
}

export const appointmentPlays: Plays = {
  "POST /api/appointments": mayRetry("appointments", (scene) => {
    const { me, draw } = scene;
    const who = drawWho(scene);
    const body = { ...appointmentFields(draw, me), ...who };
    if (!isTheirs(scene, who)) return { input: { body }, meets: notTheirs };
    const play = created(scene, { duration: 60, notes: "", ...body }, (row) => {
      me.appointments.set(row._id, row);
      const remove = () => me.appointments.delete(row._id);
      return { view: viewAppointment(me, row), remove };
    });
    return { input: { body }, ...play };
  }),

  "GET /api/appointments/:id": (scene) => {
    const id = idOf(scene, "appointments");
    const found = scene.me.appointments.get(id);
    const input = { params: { id } };
    if (!found) return { input, meets: noAppointment };
    return { input, meets: { status: 200, body: { data: viewAppointment(scene.me, found) } } };
  },

  "PUT /api/appointments/:id": (scene) => {
    const { me, draw, now } = scene;
    const id = idOf(scene, "appointments");
    const found = me.appointments.get(id);
    const body = { ...draw.some(appointmentFields(draw, me)), ...draw.some(drawWho(scene)) };
    const headers = drawVersion(draw, found);
    const input = { params: { id }, body, headers };
    if (!found) return { input, meets: noAppointment };
    const stale = refuseStale(headers, found, viewAppointment(me, found));
    if (stale) return { input, meets: stale };
    const changed = { ...found, ...body, updatedAt: nextVersion(found, now) };
    if (!isTheirs(scene, changed)) return { input, meets: notTheirs };
    return {
      input,
      meets: { status: 200, body: { data: viewAppointment(me, changed) } },
      learn: () => void me.appointments.set(id, changed),
    };
  },

  "DELETE /api/appointments/:id": (scene) => {
    const id = idOf(scene, "appointments");
    const input = { params: { id } };
    if (!scene.me.appointments.has(id)) return { input, meets: noAppointment };
    return {
      input,
      meets: { status: 200, body: { msg: messages.appointments.deleted } },
      learn: () => void scene.me.appointments.delete(id),
    };
  },
};
