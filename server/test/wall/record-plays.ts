import { expect } from "vitest";
import { todayIn } from "../../../shared/dates.ts";
import { messages } from "../../../shared/messages.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import { type Draw, drawId } from "./draw.ts";
import {
  type Person,
  removeCompany,
  removeCustomer,
  viewAppointment,
  viewCompanyDetail,
  viewCustomerDetail,
} from "./model.ts";
import { mayRetry } from "./retries.ts";
import { claimId, drawText, everyId, type Play, type Plays, refusal, type Scene } from "./world.ts";

const noCompany = refusal(404, messages.companies.notFound);
const noCustomer = refusal(404, messages.customers.notFound);
const noAppointment = refusal(404, messages.appointments.notFound);
const notTheirs = refusal(400, messages.appointments.customerUnknown, "customer");

export const days = ["2026-04-01", "2026-05-03", "2026-05-04"];
const phones = ["", "+49 555 12", "(555) 99-1"];

/** Half of them say which version they change: the present one, or one that never was. */
function drawVersion(draw: Draw, record: Versioned | undefined): Record<string, string> {
  const seen = record && !draw.once(3) ? record.updatedAt : "2001-01-01T00:00:00.000Z";
  return draw.once(2) ? { "if-match": `"${seen}"` } : {};
}

interface Versioned {
  updatedAt: string;
}

function refuseStale(headers: Record<string, string>, record: Versioned, current: object) {
  const seen = headers["if-match"];
  if (seen === undefined || seen === `"${record.updatedAt}"`) return undefined;
  return { status: 409, body: { msg: messages.changedMeanwhile, current } };
}

/** No two versions of a record have the same time. */
function nextVersion({ updatedAt }: Versioned, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(updatedAt) + 1)).toISOString();
}

type Kind = "companies" | "customers" | "appointments";

function idOf({ world, me, draw }: Scene, kind: Kind): string {
  return drawId(draw, me, kind, everyId(world));
}

function companyFields(draw: Draw, me: Person) {
  return {
    name: drawText(draw, me),
    ...draw.some({
      description: drawText(draw, me),
      website: `https://${me.mark}.example`,
      phone: draw.of(phones),
      email: `info@${me.mark}.example`,
      address: drawText(draw, me),
      industry: draw.of(["", "Steel", `Steel ${me.mark}`]),
    }),
  };
}

function customerFields(draw: Draw, me: Person) {
  return {
    name: drawText(draw, me),
    email: `${draw.of(["bo", "al"])}@${me.mark}.example`,
    ...draw.some({
      phone: draw.of(phones),
      status: draw.of(customerStatuses),
      value: draw.of([0, 0.1, 0.2, 12.5, 999_999_999.99]),
      notes: drawText(draw, me),
      lastContact: draw.of(days),
    }),
  };
}

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

/** Adds what the server must add by itself, and learns the id. */
function created<T extends object>(
  { now, me, world }: Scene,
  fields: T,
  add: (row: T & Added) => Made,
): Play {
  const at = now.toISOString();
  const row = (_id: string) => ({ ...fields, _id, createdAt: at, updatedAt: at });
  const rehearsal = add(row("rehearsal"));
  rehearsal.remove();
  return {
    meets: { status: 201, body: { data: { ...rehearsal.view, _id: expect.any(String) } } },
    learn: ({ data }) => {
      claimId(world, me, data._id);
      add(row(data._id));
    },
  };
}

interface Added {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

interface Made {
  view: object;
  remove: () => void;
}

const emptyCompany = {
  description: "",
  website: "",
  phone: "",
  email: "",
  address: "",
  industry: "",
};

export const companyPlays: Plays = {
  "POST /api/companies": mayRetry("companies", (scene) => {
    const { me, draw } = scene;
    const body = companyFields(draw, me);
    const play = created(scene, { ...emptyCompany, ...body }, (row) => {
      me.companies.set(row._id, row);
      const remove = () => me.companies.delete(row._id);
      return { view: viewCompanyDetail(me, row), remove };
    });
    return { input: { body }, ...play };
  }),

  "GET /api/companies/:id": (scene) => {
    const id = idOf(scene, "companies");
    const company = scene.me.companies.get(id);
    const input = { params: { id } };
    if (!company) return { input, meets: noCompany };
    return { input, meets: { status: 200, body: { data: viewCompanyDetail(scene.me, company) } } };
  },

  "PUT /api/companies/:id": (scene) => {
    const { me, draw, now } = scene;
    const id = idOf(scene, "companies");
    const company = me.companies.get(id);
    const body = draw.some(companyFields(draw, me));
    const headers = drawVersion(draw, company);
    const input = { params: { id }, body, headers };
    if (!company) return { input, meets: noCompany };
    const stale = refuseStale(headers, company, viewCompanyDetail(me, company));
    if (stale) return { input, meets: stale };
    const changed = { ...company, ...body, updatedAt: nextVersion(company, now) };
    return {
      input,
      meets: { status: 200, body: { data: viewCompanyDetail(me, changed) } },
      learn: () => void me.companies.set(id, changed),
    };
  },

  "DELETE /api/companies/:id": (scene) => {
    const id = idOf(scene, "companies");
    const input = { params: { id } };
    if (!scene.me.companies.has(id)) return { input, meets: noCompany };
    return {
      input,
      meets: { status: 200, body: { msg: messages.companies.deleted } },
      learn: () => removeCompany(scene.me, id),
    };
  },
};

export const customerPlays: Plays = {
  "POST /api/companies/:id/customers": mayRetry("customers", (scene) => {
    const { me, draw, now } = scene;
    const id = idOf(scene, "companies");
    const body = customerFields(draw, me);
    const input = { params: { id }, body };
    if (!me.companies.has(id)) return { input, meets: noCompany };
    const lastContact = todayIn(me.user.timeZone ?? "UTC", now);
    const empty = { phone: "", status: "Active" as const, value: 0, notes: "", lastContact };
    const play = created(scene, { ...empty, ...body, company: id }, (row) => {
      me.customers.set(row._id, row);
      const remove = () => me.customers.delete(row._id);
      return { view: viewCustomerDetail(me, row), remove };
    });
    return { input, ...play };
  }),

  "GET /api/customers/:id": (scene) => {
    const id = idOf(scene, "customers");
    const customer = scene.me.customers.get(id);
    const input = { params: { id } };
    if (!customer) return { input, meets: noCustomer };
    return {
      input,
      meets: { status: 200, body: { data: viewCustomerDetail(scene.me, customer) } },
    };
  },

  "PUT /api/customers/:id": (scene) => {
    const { me, draw, now } = scene;
    const id = idOf(scene, "customers");
    const customer = me.customers.get(id);
    const body = draw.some(customerFields(draw, me));
    // Not a field of this call: a customer stays with its company, whoever's is named.
    const headers = drawVersion(draw, customer);
    const more = { company: idOf(scene, "companies"), owner: "x" };
    const input = { params: { id }, body: { ...body, ...more }, headers };
    if (!customer) return { input, meets: noCustomer };
    const stale = refuseStale(headers, customer, viewCustomerDetail(me, customer));
    if (stale) return { input, meets: stale };
    const changed = { ...customer, ...body, updatedAt: nextVersion(customer, now) };
    return {
      input,
      meets: { status: 200, body: { data: viewCustomerDetail(me, changed) } },
      learn: () => void me.customers.set(id, changed),
    };
  },

  "DELETE /api/customers/:id": (scene) => {
    const id = idOf(scene, "customers");
    const input = { params: { id } };
    if (!scene.me.customers.has(id)) return { input, meets: noCustomer };
    return {
      input,
      meets: { status: 200, body: { msg: messages.customers.deleted } },
      learn: () => removeCustomer(scene.me, id),
    };
  },
};

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
