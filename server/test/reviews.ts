import type { InvitationInput } from "../../shared/booking.ts";
import { bookingEndpoints, type TellChoice } from "../../shared/booking-endpoints.ts";
import { appointmentEndpoints } from "../../shared/kinds/appointments.ts";
import type { Person } from "./harness.ts";
import { addCompany, addCustomer } from "./records.ts";

export const anna = { name: "Anna Berg", email: "anna@bergco.example" };

/** Somebody has a review with Anna on Tuesday, December 1, at 11, to which she can be invited. */
export async function addReview(owner: Person, more: object = {}) {
  const { _id: company } = await addCompany(owner, { name: "Berg & Co." });
  const customer = await addCustomer(owner, company, anna);
  const body = { title: "Review", date: "2026-12-01T11:00", duration: 45, company };
  const made = await owner.send(appointmentEndpoints.create, {
    body: { ...body, customer: customer._id, ...more },
  });
  const params = { id: String(made.json().data._id) };
  const booking = async () => (await owner.call(bookingEndpoints.ofAppointment, { params })).data;
  return {
    ...{ customer, made, params, booking },
    standing: async () => (await booking())?.standing,
    invite: async (input: Partial<InvitationInput> = {}) =>
      // as: what is left out is as the schema has it.
      (await owner.call(bookingEndpoints.invite, { params, body: input as InvitationInput })).data,
    tell: (id: unknown, choice: TellChoice) =>
      owner.call(bookingEndpoints.tell, { params: { id: String(id) }, body: { tell: choice } }),
  };
}
