import { z } from "zod";
import { customerMails, ownText } from "./account/customer-mails.ts";
import { dataOf, endpoints, errorBody, messageBody } from "./api/endpoint.ts";

const mailAsked = ownText.extend({ kind: z.enum(customerMails) });

/** A mail as it arrives, without its calendar entry. */
const shownMail = z.object({
  from: z.string(),
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

export const bookingMailEndpoints = endpoints("Booking", {
  preview: {
    isRead: true,
    isLong: true,
    method: "POST",
    url: "/api/booking-mails/preview",
    summary: "How a mail to customers arrives, with the user’s own or the standard text",
    schema: { body: mailAsked, response: { 200: dataOf(shownMail) } },
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
