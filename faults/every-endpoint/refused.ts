import { strangers } from "./strangers.ts";

/** What no call of this experiment gets done, and why; whatever else is refused was asked for wrongly. */
const passkey = "a passkey signs, which takes a browser";
const mailed = "a link that only a mail tells";
const invited = "nobody invites whoever calls";
const unmailed = "there is no mail server";
const booked = "without a mail server, what was booked waits for nobody";
export const refused: Readonly<Record<string, string>> = {
  ...Object.fromEntries(strangers.map(({ name }) => [name, "nobody signed in sends so much"])),
  "GET /api/auth/invitations/{token}": mailed,
  "POST /api/auth/invitations/{token}": mailed,
  "POST /api/auth/invited/{id}": invited,
  "PUT /api/auth/invited/{id}": invited,
  "DELETE /api/auth/invited/{id}": invited,
  "POST /api/bookings/{id}/approve": booked,
  "POST /api/bookings/{id}/decline": booked,
  "POST /api/bookings/{id}/choose": booked,
  "POST /api/bookings/{id}/resend": booked,
  "POST /api/bookings/{id}/propose": booked,
  "PUT /api/bookings/{id}/answer": booked,
  "POST /api/bookings/{id}/send": booked,
  "GET /api/booking-mails/{id}": unmailed,
  "POST /api/booking-mails/test": unmailed,
  "PUT /api/appointments/{id}/missed": unmailed,
  "PUT /api/appointments/{id}/invitation": "the appointment is over, or has an outcome",
  "DELETE /api/appointments/{id}/invitation": "nobody is invited to it",
  "PUT /api/auth/email/{token}": mailed,
  "POST /api/auth/register": "so many accounts are not made from one address",
  "POST /api/auth/login": "so many sign-ins are not taken from one address",
  "POST /api/auth/login/passkey": passkey,
  "POST /api/auth/proof": passkey,
  "POST /api/auth/passkeys": passkey,
  "PUT /api/auth/passkeys/{id}": passkey,
  "DELETE /api/auth/passkeys/{id}": passkey,
  "DELETE /api/auth/password": passkey,
  "POST /api/auth/two-step/recovery-codes": "two-step login is off",
  "PUT /api/auth/two-step": "the code of a moment",
  "DELETE /api/auth/two-step": "it is off, and the proof of ten minutes may be over",
  "DELETE /api/desk/me": "the only owner stays",
  "DELETE /api/imports/{id}": "the import is done",
  "DELETE /api/restore/{id}": "what is restored is done",
};
