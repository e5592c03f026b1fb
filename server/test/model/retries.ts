import { appointmentEndpoints } from "../../../shared/appointments.ts";
import { companyEndpoints } from "../../../shared/companies.ts";
import { customerEndpoints } from "../../../shared/customers.ts";
import type { Endpoint } from "../../../shared/endpoint.ts";
import { messages } from "../../../shared/messages.ts";
import {
  type Creation,
  type Person,
  viewAppointment,
  viewCompanyDetail,
  viewCustomerDetail,
} from "./model.ts";
import { type Meets, type Play, refusal, type Scene } from "./world.ts";

const creating: Record<string, Endpoint> = {
  companies: companyEndpoints.create,
  customers: customerEndpoints.create,
  appointments: appointmentEndpoints.create,
};
const memory = 24 * 60 * 60 * 1000;
const keyReused = "This Idempotency-Key has been used for another request";

/** Some creations come with a key, of which all users have the same few, and some come again. */
export function mayRetry(name: string, play: (scene: Scene) => Play) {
  return (scene: Scene): Play => {
    const { me, draw, now } = scene;
    const made = play(scene);
    if (!draw.once(2)) return made;
    const key = draw.of(["key-1", "key-2", "key-3"]);
    const { body: schema } = creating[name]?.schema ?? {};
    // What is not sent is asked for as its default is.
    const toRequest = ({ params, body }: NonNullable<Play["input"]>) =>
      JSON.stringify([params, schema?.parse(body)]);
    const headers = { "idempotency-key": key };
    const earlier = me.creations.get(key);
    if (earlier && now.getTime() - earlier.at <= memory) {
      const again = earlier.name === name && !draw.once(3) ? earlier.input : (made.input ?? {});
      const isSame = earlier.name === name && toRequest(again) === toRequest(earlier.input);
      const meets = isSame ? findAgain(me, earlier) : refusal(409, keyReused);
      return { input: { ...again, headers }, meets };
    }
    return {
      ...made,
      input: { ...made.input, headers },
      learn: async (body) => {
        await made.learn?.(body);
        if (!made.learn) return;
        const creation = { name, input: made.input ?? {}, id: body.data._id, at: now.getTime() };
        me.creations.set(key, creation);
      },
    };
  };
}

/** The record as it is now, if it still is. */
function findAgain(me: Person, { id, name }: Creation): Meets {
  const company = me.companies.get(id);
  if (company) return { status: 201, body: { data: viewCompanyDetail(me, company) } };
  const customer = me.customers.get(id);
  if (customer) return { status: 201, body: { data: viewCustomerDetail(me, customer) } };
  const appointment = me.appointments.get(id);
  if (appointment) return { status: 201, body: { data: viewAppointment(me, appointment) } };
  return refusal(404, notFound[name] ?? "");
}

const notFound: Record<string, string> = {
  companies: messages.companies.notFound,
  customers: messages.customers.notFound,
  appointments: messages.appointments.notFound,
};
