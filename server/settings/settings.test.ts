import { expect, test } from "vitest";
import { authEndpoints } from "../../shared/account/auth.ts";
import { defaultSettings, settingsEndpoints } from "../../shared/account/settings.ts";
import { settingsEvent } from "../../shared/api/events.ts";
import { newPerson, startApp, startWithAna } from "../test/harness.ts";
import { listenForEvents } from "../test/listen.ts";
import { joinDesk } from "../test/people.ts";

test("settings begin as suggested, keep what is not given, and are the user's own", async () => {
  const { signUp } = await startApp();
  const [ana, ben] = [await signUp(), await signUp()];
  expect(ana.user.settings).toEqual(defaultSettings);
  const update = (body: object) => ana.call(settingsEndpoints.update, { body });
  await update({ formats: { clock: "24" } });
  const { data } = await update({
    calendar: { agenda: "07:00" },
    formats: { weekStart: 1 },
    forYou: { task: "atOnce" },
  });
  expect(data).toEqual({
    calendar: { ...defaultSettings.calendar, agenda: "07:00" },
    formats: { ...defaultSettings.formats, clock: "24", weekStart: 1 },
    forYou: { ...defaultSettings.forYou, task: "atOnce" },
    mails: {},
    templates: { letters: [] },
  });
  expect((await ana.call(authEndpoints.me, {})).data.settings).toEqual(data);
  expect((await ben.call(authEndpoints.me, {})).data.settings).toEqual(defaultSettings);
});

test("every device hears that the settings were changed", async () => {
  const server = await startApp();
  const ana = await server.signUp();
  const ear = await listenForEvents(server.app, ana.token);
  await ana.call(settingsEndpoints.update, { body: { formats: { clock: "24" } } });
  expect(await ear.heard(1)).toEqual([settingsEvent]);
});

test("a currency that is the desk's already is not written again by who may not choose it", async () => {
  const { ana, ...app } = await startWithAna();
  const ben = await joinDesk(app, ana, "reader");
  const formats = { currency: "USD", clock: "24" } as const;
  const { data } = await ben.call(settingsEndpoints.update, { body: { formats } });
  expect(data.formats).toMatchObject(formats);
  const desk = app.db.selectFrom("desks").where("_id", "=", ana.desk._id).select("currency");
  expect(await desk.execute()).toEqual([{ currency: null }]);
});

const nine = { from: "09:00", to: "09:00" };

test.each([
  [
    { calendar: { workingHours: [null, nine, null, null, null, null, null] } },
    "calendar.workingHours.1.to",
  ],
  [{ calendar: { agenda: "24:00" } }, "calendar.agenda"],
  [{ formats: { currency: "dollars" } }, "formats.currency"],
  [{ formats: { currency: "ZZZ" } }, "formats.currency"],
  [{ forYou: { task: "weekly" } }, "forYou.task"],
])("%j is refused", async (body, path) => {
  const ana = await newPerson();
  const answer = await ana.send(settingsEndpoints.update, { body });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toMatchObject([{ path }]);
});
