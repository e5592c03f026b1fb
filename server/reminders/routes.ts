import { todayIn } from "../../shared/dates/dates.ts";
import { reminderEndpoints } from "../../shared/reminders.ts";
import { type Api, route } from "../api.ts";
import { withCurrentName } from "../appointments/repeat/renamed.ts";
import { clocksOf } from "../filters/moment.ts";
import { answerReminder, listReminders } from "./queries.ts";

export function reminderRoutes(api: Api) {
  const { db, hub } = api;

  route(api, reminderEndpoints.list, async ({ owner, person, session, user, query }) => {
    const { timeZone, settings } = user;
    const clockwork = { timeZone, calendar: settings.calendar, clocks: clocksOf(session) };
    return { data: await listReminders(db, { owner, person }, query.now, clockwork) };
  });

  route(api, reminderEndpoints.answer, async ({ owner, person, user, params, body, act }) => {
    const today = todayIn(user.timeZone ?? "UTC", act.now);
    await withCurrentName(db, owner, params.id, (id) =>
      answerReminder(db, { owner, person }, { id, until: body.until, today }),
    );
    hub.announce(person, "reminders");
    return { data: { _id: params.id } };
  });
}
