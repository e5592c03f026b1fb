import { todayIn } from "../../../shared/dates.ts";
import { messages } from "../../../shared/messages.ts";
import { customerStatuses } from "../../../shared/statuses.ts";
import type { Draw } from "./draw.ts";
import { type Person, removeCustomer, viewCustomerDetail } from "./model.ts";
import { created, days, drawVersion, idOf, nextVersion, phones, refuseStale } from "./records.ts";
import { mayRetry } from "./retries.ts";
import { drawText, type Plays, refusal } from "./world.ts";

const noCompany = refusal(404, messages.companies.notFound);
const noCustomer = refusal(404, messages.customers.notFound);

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
