import type { reminders as english } from "../en/reminders.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reminders: Words<typeof english> = {
  title: "التذكيرات",
  fromCustomers: "من العملاء",
  reminder: (what) => `تذكير: \u2068${what}\u2069`,
  more: (count) =>
    plural("ar", count, {
      zero: "# تذكير آخر",
      one: "تذكير آخر",
      two: "تذكيران آخران",
      few: "# تذكيرات أخرى",
      many: "# تذكيرًا آخر",
      other: "# تذكير آخر",
    }),
  moreAnswers: (count) =>
    plural("ar", count, {
      zero: "# رد آخر",
      one: "رد آخر",
      two: "ردّان آخران",
      few: "# ردود أخرى",
      many: "# ردًا آخر",
      other: "# رد آخر",
    }),
  open: "فتح",
  snooze: (minutes) =>
    plural("ar", minutes, {
      zero: "تأجيل # دقيقة",
      one: "تأجيل دقيقة",
      two: "تأجيل دقيقتين",
      few: "تأجيل # دقائق",
      many: "تأجيل # دقيقة",
      other: "تأجيل # دقيقة",
    }),
  done: "تم",
  saveFailed: "تعذّر الحفظ. حاول مرة أخرى.",
  coming: {
    today: (title) => `\u2068${title}\u2069 اليوم`,
    tomorrow: (title) => `\u2068${title}\u2069 غدًا`,
    onDay: (title, day) => `\u2068${title}\u2069 يوم \u2068${day}\u2069`,
    todayAt: (title, time) => `\u2068${title}\u2069 الساعة \u2068${time}\u2069`,
    tomorrowAt: (title, time) => `\u2068${title}\u2069 غدًا الساعة \u2068${time}\u2069`,
    onDayAt: (title, day, time) =>
      `\u2068${title}\u2069 يوم \u2068${day}\u2069 الساعة \u2068${time}\u2069`,
  },
  countdown: {
    today: "اليوم",
    now: "الآن",
    started: (duration) => `بدأ قبل \u2068${duration}\u2069`,
    inTime: (duration) => `بعد \u2068${duration}\u2069`,
    inDays: (days) =>
      plural("ar", days, {
        zero: "بعد # يوم",
        one: "بعد يوم",
        two: "بعد يومين",
        few: "بعد # أيام",
        many: "بعد # يومًا",
        other: "بعد # يوم",
      }),
  },
  countdownWith: (countdown) => `\u2068${countdown}\u2069، <names></names>`,
  did: {
    booked: (name, title) => `حجز من \u2068${name}\u2069: «\u2068${title}\u2069»`,
    asked: (name, title) => `طلب من \u2068${name}\u2069: «\u2068${title}\u2069»`,
    moved: (name, title) => `تم نقل «\u2068${title}\u2069» من قِبل \u2068${name}\u2069`,
    canceled: (name, title) => `تم إلغاء «\u2068${title}\u2069» من قِبل \u2068${name}\u2069`,
    accepted: (name) => `تم القبول من \u2068${name}\u2069`,
    declined: (name) => `تم الاعتذار من \u2068${name}\u2069`,
    proposed: (name) => `اقتراح بوقت آخر من \u2068${name}\u2069`,
  },
  when: {
    today: (time) => `اليوم الساعة \u2068${time}\u2069`,
    tomorrow: (time) => `غدًا الساعة \u2068${time}\u2069`,
    onDay: (day, time) => `\u2068${day}\u2069 الساعة \u2068${time}\u2069`,
  },
  whatWhen: {
    today: (title, time) => `\u2068${title}\u2069، اليوم الساعة \u2068${time}\u2069`,
    tomorrow: (title, time) => `\u2068${title}\u2069، غدًا الساعة \u2068${time}\u2069`,
    onDay: (title, day, time) =>
      `\u2068${title}\u2069، \u2068${day}\u2069 الساعة \u2068${time}\u2069`,
    times: (title, times) => `\u2068${title}\u2069، \u2068${times}\u2069`,
  },
  withWord: (what, word) => `\u2068${what}\u2069. «\u2068${word}\u2069»`,
};
