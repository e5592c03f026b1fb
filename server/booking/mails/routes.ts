import { bookingEndpoints } from "../../../shared/booking-endpoints.ts";
import { bookingMailEndpoints } from "../../../shared/booking-mails.ts";
import { route } from "../../api.ts";
import { conflict } from "../../errors.ts";
import { serverMessages } from "../../messages.ts";
import type { BookingApi } from "../public/forms.ts";
import { tellMissed } from "./missed.ts";
import { testMail } from "./preview.ts";

const { booking: words } = serverMessages;

/** Mails to customers that somebody asks for. */
export function bookingMailRoutes(api: BookingApi) {
  const { db, env, mailer, background } = api;
  const site = env.PUBLIC_URL;

  route(api, bookingMailEndpoints.test, async ({ owner, user, now, body }) => {
    if (!mailer) throw conflict("kind", words.noMail);
    const mail = await testMail(db, { owner, user, now, site }, body);
    background.run("Mailing a test", () => mailer.send(mail));
    return { msg: words.testSent };
  });

  route(api, bookingEndpoints.missed, async ({ owner, params, body, now }) => {
    if (!mailer) throw conflict("_id", words.noMail);
    await tellMissed(db, { owner, appointment: params.id }, body.isSent, now);
    return { msg: body.isSent ? words.missedQueued : words.missedDropped };
  });
}
