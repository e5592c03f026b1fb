import type { Plays } from "../world.ts";

export const settingsPlays: Plays = {
  "PUT /api/settings": ({ me, draw }) => {
    const calendar = draw.some({
      duration: draw.of([15, 90]),
      reminder: draw.of([null, 10]),
      agenda: draw.of([null, "07:00"]),
    });
    const formats = draw.some({
      clock: draw.of(["12", "24"] as const),
      weekStart: draw.of([0, 1] as const),
    });
    const forYou = draw.some({ mention: draw.of(["atOnce", "never"] as const) });
    const mails = draw.some({
      moved: { isOn: draw.once(2), subject: draw.of([null, "Now {when}"]), text: null },
    });
    const before = me.user.settings;
    const settings = {
      calendar: { ...before.calendar, ...calendar },
      formats: { ...before.formats, ...formats },
      forYou: { ...before.forYou, ...forYou },
      mails: { ...before.mails, ...mails },
      templates: before.templates,
    };
    return {
      input: { body: { calendar, formats, forYou, mails } },
      meets: { status: 200, body: { data: settings } },
      learn: () => {
        me.user = { ...me.user, settings };
      },
    };
  },
};
