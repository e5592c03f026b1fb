import { z } from "zod";
import { customerMails, ownText } from "./account/customer-mails.ts";
import { dataOf, endpoints, errorBody, messageBody } from "./api/endpoint.ts";
import { invitationInput } from "./booking.ts";
import { appointmentInput } from "./kinds/appointments.ts";
import { idParams, idText } from "./text/text.ts";
import { languageCodes } from "./words/languages.ts";

const mailAsked = ownText.extend({
  kind: z.enum(customerMails),
  language: z.enum(languageCodes).default("en"),
});

/** A mail as it arrives, without its calendar entry. */
const shownMail = z.object({
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Empty where the text is one’s own. */
  title: z.string(),
  text: z.string(),
  rows: z.array(z.object({ label: z.string(), lines: z.array(z.string()) })),
  button: z.string().nullable(),
  links: z.array(z.string()),
  foot: z.string(),
});
export type ShownMail = z.output<typeof shownMail>;

const previewedMail = shownMail.extend({
  /** What a text of one’s own begins with, in the language asked for. */
  standard: z.object({ subject: z.string(), text: z.string() }),
});
export type PreviewedMail = z.output<typeof previewedMail>;

const sentMail = shownMail.extend({ sentAt: z.string() });
export type SentMail = z.output<typeof sentMail>;

/** An appointment as it is in a form, with what an invitation to it is to say. */
const invitationAsked = appointmentInput
  .pick({ customer: true, title: true, date: true, duration: true, repeat: true, host: true })
  .extend({
    attending: appointmentInput.shape.attending,
    /** The one that is changed, of which single times may differ. */
    appointment: idText().optional(),
    invitation: invitationInput,
  });
export type InvitationAsked = z.output<typeof invitationAsked>;

export const bookingMailEndpoints = endpoints("Booking", {
  get: {
    method: "GET",
    url: "/api/booking-mails/:id",
    summary:
      "A mail to a customer as it was sent, without the addresses in it, which are the customer’s alone",
    schema: { params: idParams, response: { 200: dataOf(sentMail) } },
  },
  invitation: {
    isRead: true,
    isLong: true,
    method: "POST",
    url: "/api/booking-mails/invitation",
    summary: "The invitation to an appointment as it would be mailed; nothing is sent or kept",
    schema: { body: invitationAsked, response: { 200: dataOf(shownMail) } },
    refusals: { 404: errorBody, 409: errorBody },
  },
  preview: {
    isRead: true,
    isLong: true,
    method: "POST",
    url: "/api/booking-mails/preview",
    summary: "How a mail to customers arrives, with the user’s own or the standard text",
    schema: { body: mailAsked, response: { 200: dataOf(previewedMail) } },
  },
  test: {
    method: "POST",
    url: "/api/booking-mails/test",
    summary: "Mail the user such a mail, as a customer would get it",
    forPeople: true,
    schema: { body: mailAsked, response: { 200: messageBody } },
    refusals: { 409: errorBody },
  },
});
