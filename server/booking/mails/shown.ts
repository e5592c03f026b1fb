import type { BookingMail } from "../../../shared/booking.ts";
import type { ShownMail } from "../../../shared/booking-mails.ts";
import { toLetter } from "./letters.ts";
import type { Writing } from "./words.ts";

/** A mail to a customer as the desk sees it, where the addresses of the booking are left out: they are the customer’s alone. */
export function showLetter(
  kind: BookingMail,
  writing: Omit<Writing, "url">,
  site: string,
): ShownMail {
  const { subject, letter } = toLetter(kind, { ...writing, url: `${site}/booking/…` });
  const { title, intro, rows, button, links, foot } = letter;
  const { email: to, organizerName: from } = writing.booking;
  return {
    ...{ from, to, subject, title, text: intro, foot },
    rows: rows.map(([label, lines]) => ({ label, lines: [...lines] })),
    button: button?.text ?? null,
    links: links.map(({ text }) => text),
  };
}
