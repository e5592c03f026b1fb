import type { pipeline as english } from "../en/pipeline.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const pipeline: Words<typeof english> = {
  added: (count, day) =>
    plural("ar", count, {
      zero: `أُضيف # عميل منذ \u2068${day}\u2069.`,
      one: `أُضيف عميل واحد منذ \u2068${day}\u2069.`,
      two: `أُضيف عميلان منذ \u2068${day}\u2069.`,
      few: `أُضيف # عملاء منذ \u2068${day}\u2069.`,
      many: `أُضيف # عميلًا منذ \u2068${day}\u2069.`,
      other: `أُضيف # عميل منذ \u2068${day}\u2069.`,
    }),
  none: "لم ينتقل أي عميل إلى حالة لاحقة.",
  advanced: (share, status) =>
    `انتقل \u2068${share}\u2069 من «\u2068${status}\u2069» إلى حالة لاحقة.`,
  advancedAfter: (share, status, days) =>
    `انتقل \u2068${share}\u2069 من «\u2068${status}\u2069» إلى حالة لاحقة، ووسيط المدة ${plural("ar", days, { zero: "# يوم", one: "يوم واحد", two: "يومان", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
  moves: {
    chart: "انتقال العملاء بين الحالات",
    count: (day, count) =>
      `<day>\u2068${day}\u2069</day> ${plural("ar", count, { zero: "لا عملاء", one: "عميل واحد", two: "عميلان", few: "# عملاء", many: "# عميلًا", other: "# عميل" })}`,
    came: (count) =>
      plural("ar", count, {
        zero: "أُضيف # منذ ذلك",
        one: "أُضيف واحد منذ ذلك",
        two: "أُضيف اثنان منذ ذلك",
        few: "أُضيف # منذ ذلك",
        many: "أُضيف # منذ ذلك",
        other: "أُضيف # منذ ذلك",
      }),
    since: (day) => `أُضيفوا منذ \u2068${day}\u2069`,
    newAs: (status) => `جدد بحالة \u2068${status}\u2069`,
    stayed: (status) => `بقوا بحالة \u2068${status}\u2069`,
    moved: (from, to) => `من \u2068${from}\u2069 إلى \u2068${to}\u2069`,
    ofNew: (count, share) =>
      `${plural("ar", count, { zero: "لا عملاء", one: "عميل واحد", two: "عميلان", few: "# عملاء", many: "# عميلًا", other: "# عميل" })}، \u2068${share}\u2069 من العملاء الجدد`,
    ofStatus: (count, share, status) =>
      `${plural("ar", count, { zero: "لا عملاء", one: "عميل واحد", two: "عميلان", few: "# عملاء", many: "# عميلًا", other: "# عميل" })}، \u2068${share}\u2069 من \u2068${status}\u2069`,
    ledger: "العملاء حسب الحالة",
    status: "الحالة",
    in: "دخلوا",
    out: "خرجوا",
    advanced: "تقدّموا",
    medianDays: "وسيط الأيام",
    days: "الأيام",
    last: "الأخيرة",
    table: "من حالة إلى أخرى",
    from: "من",
    to: (status) => `إلى \u2068${status}\u2069`,
    on: (day) => `في \u2068${day}\u2069`,
    addedSince: "أُضيفوا منذ ذلك",
  },
};
