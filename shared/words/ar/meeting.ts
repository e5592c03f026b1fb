import type { meeting as english } from "../en/meeting.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const meeting: Words<typeof english> = {
  zone: (city) => `توقيت \u2068${city}\u2069`,
  pair: (first, second) => `\u2068${first}\u2069، \u2068${second}\u2069`,
  oneOfUs: "فريقنا",
  allOfUs: "فريقنا كله",
  callsYou: (host) => `مكالمة هاتفية من \u2068${host}\u2069`,
  callsYouAt: (host, phone) =>
    `مكالمة هاتفية من \u2068${host}\u2069 على الرقم \u2068${phone}\u2069`,
  video: "فيديو",
  videoLink: (host) => `فيديو. يصلك الرابط من \u2068${host}\u2069.`,
  yourAddress: "عنوانك",
  when: "الوقت",
  what: "الموعد",
  where: "المكان",
  before: "سابقًا",
  fromHost: (host) => `من \u2068${host}\u2069`,
  youWrote: "إجاباتك",
  repeats: {
    forever: (often) => `يتكرر \u2068${often}\u2069`,
    until: (often, day) => `يتكرر \u2068${often}\u2069 حتى \u2068${day}\u2069`,
    times: (often, count) =>
      `يتكرر \u2068${often}\u2069، ${plural("ar", count, {
        zero: "# مرة",
        one: "مرة واحدة",
        two: "مرتين",
        few: "# مرات",
        many: "# مرة",
        other: "# مرة",
      })}`,
    daily: (interval) =>
      plural("ar", interval, {
        zero: "كل # يوم",
        one: "كل يوم",
        two: "كل يومين",
        few: "كل # أيام",
        many: "كل # يومًا",
        other: "كل # يوم",
      }),
    weekly: (interval) =>
      plural("ar", interval, {
        zero: "كل # أسبوع",
        one: "كل أسبوع",
        two: "كل أسبوعين",
        few: "كل # أسابيع",
        many: "كل # أسبوعًا",
        other: "كل # أسبوع",
      }),
    monthly: (interval) =>
      plural("ar", interval, {
        zero: "كل # شهر",
        one: "كل شهر",
        two: "كل شهرين",
        few: "كل # أشهر",
        many: "كل # شهرًا",
        other: "كل # شهر",
      }),
    yearly: (interval) =>
      plural("ar", interval, {
        zero: "كل # سنة",
        one: "كل سنة",
        two: "كل سنتين",
        few: "كل # سنوات",
        many: "كل # سنة",
        other: "كل # سنة",
      }),
  },
  except: {
    accepted: (days) => `باستثناء \u2068${days}\u2069: تم القبول`,
    declined: (days) => `باستثناء \u2068${days}\u2069: تم الاعتذار`,
    proposed: (days) => `باستثناء \u2068${days}\u2069: تم اقتراح وقت آخر`,
    open: (days) => `باستثناء \u2068${days}\u2069: بلا رد بعد`,
  },
};
