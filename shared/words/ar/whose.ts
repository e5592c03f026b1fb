import type { whose as english } from "../en/whose.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const whose: Words<typeof english> = {
  label: "لمن",
  mine: {
    overview: "لي",
    tasks: "لي",
    calendar: "لي",
    reports: "لي",
  },
  everyone: "الجميع",
  people: "الأشخاص",
  count: (count) =>
    plural("ar", count, {
      zero: "لا أشخاص",
      one: "شخص واحد",
      two: "شخصان",
      few: "# أشخاص",
      many: "# شخصًا",
      other: "# شخص",
    }),
  nothingMine: "لا شيء هنا لك.",
  showEveryone: "إظهار الجميع",
  nobody: "لا أحد",
  change: (label, name) => `\u2068${label}\u2069: \u2068${name}\u2069. تغيير`,
  changeNobody: (label) => `\u2068${label}\u2069: لا أحد. تغيير`,
  asked: (from, to) => `طلب من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
  mention: "إشارة إلى",
  responsible: "المسؤول",
  reader: "قارئ",
  you: "أنت",
  told: {
    one: (name) => `سيتم إبلاغ \u2068${name}\u2069`,
    several: (names) => `سيتم إبلاغ \u2068${names}\u2069`,
  },
  here: {
    label: "من هنا الآن",
    editing: {
      one: (name) => `تعديل جارٍ من \u2068${name}\u2069`,
      several: (names) => `تعديل جارٍ من \u2068${names}\u2069`,
    },
    looking: {
      one: (name) => `هنا الآن: \u2068${name}\u2069`,
      several: (names) => `هنا الآن: \u2068${names}\u2069`,
    },
  },
  addedBy: (name) => `، بواسطة \u2068${name}\u2069`,
  hostTime: (name, time, city) =>
    `بتوقيت \u2068${name}\u2069: \u2068${time}\u2069، \u2068${city}\u2069`,
  weekdayTime: (weekday, time) => `\u2068${weekday}\u2069 \u2068${time}\u2069`,
  handOver: "تسليم…",
  away: "غياب…",
  left: (name) => `\u2068${name}\u2069 (لم يعد هنا)`,
  justNow: (who) => `\u2068${who}\u2069، الآن.`,
  justNowWas: (who, was) => `\u2068${who}\u2069، الآن. سابقًا: \u2068${was}\u2069`,
};
