import type { series as english } from "../en/series.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const series: Words<typeof english> = {
  overlaps: {
    once: (day) => `تداخل مرة واحدة: \u2068${day}\u2069.`,
    twice: (days) => `تداخل مرتين: \u2068${days}\u2069.`,
    more: (count, days) =>
      `تداخل ${plural("ar", count, { zero: "# مرة", one: "مرة واحدة", two: "مرتين", few: "# مرات", many: "# مرة", other: "# مرة" })}: \u2068${days}\u2069.`,
    otherDays: (count) =>
      plural("ar", count, {
        zero: "# يوم آخر",
        one: "يوم آخر",
        two: "يومان آخران",
        few: "# أيام أخرى",
        many: "# يومًا آخر",
        other: "# يوم آخر",
      }),
  },
  fields: {
    label: "التكرار",
    never: "لا يتكرر",
    custom: "مخصص…",
    title: "تكرار مخصص",
    set: "تعيين التكرار",
    every: {
      DAILY: (count) =>
        plural("ar", count, {
          zero: "كل",
          one: "كل",
          two: "كل",
          few: "كل",
          many: "كل",
          other: "كل",
        }),
      WEEKLY: (count) =>
        plural("ar", count, {
          zero: "كل",
          one: "كل",
          two: "كل",
          few: "كل",
          many: "كل",
          other: "كل",
        }),
      MONTHLY: (count) =>
        plural("ar", count, {
          zero: "كل",
          one: "كل",
          two: "كل",
          few: "كل",
          many: "كل",
          other: "كل",
        }),
      YEARLY: (count) =>
        plural("ar", count, {
          zero: "كل",
          one: "كل",
          two: "كل",
          few: "كل",
          many: "كل",
          other: "كل",
        }),
    },
    unit: "الوحدة",
    days: (count) =>
      plural("ar", count, {
        zero: "يوم",
        one: "يوم",
        two: "يومين",
        few: "أيام",
        many: "يومًا",
        other: "يوم",
      }),
    weeks: (count) =>
      plural("ar", count, {
        zero: "أسبوع",
        one: "أسبوع",
        two: "أسبوعين",
        few: "أسابيع",
        many: "أسبوعًا",
        other: "أسبوع",
      }),
    months: (count) =>
      plural("ar", count, {
        zero: "شهر",
        one: "شهر",
        two: "شهرين",
        few: "أشهر",
        many: "شهرًا",
        other: "شهر",
      }),
    years: (count) =>
      plural("ar", count, {
        zero: "سنة",
        one: "سنة",
        two: "سنتين",
        few: "سنوات",
        many: "سنة",
        other: "سنة",
      }),
    onWeekdays: "الأيام",
    weekdays: "أيام الأسبوع",
    onDay: "في",
    dayOfMonth: (day) => `اليوم \u2068${day}\u2069`,
    ends: "ينتهي",
    endsNever: "أبدًا",
    endsOn: "في تاريخ",
    endsAfter: "بعد",
    lastDay: "آخر يوم",
    date: "التاريخ",
    timesLabel: "عدد المرات",
    times: (count) =>
      plural("ar", count, {
        zero: "مرة",
        one: "مرة",
        two: "مرتين",
        few: "مرات",
        many: "مرة",
        other: "مرة",
      }),
    number: (most) => `أدخل رقمًا من 1 إلى \u2068${most}\u2069`,
    weekday: "اختر يومًا من الأسبوع",
    later: (day) => `اختر تاريخًا بعد \u2068${day}\u2069`,
  },
  times: {
    first: (count) =>
      plural("ar", count, {
        zero: "أول # تاريخ",
        one: "أول تاريخ",
        two: "أول تاريخين",
        few: "أول # تواريخ",
        many: "أول # تاريخًا",
        other: "أول # تاريخ",
      }),
    all: (count) =>
      plural("ar", count, {
        zero: "# تاريخ",
        one: "تاريخ واحد",
        two: "تاريخان",
        few: "# تواريخ",
        many: "# تاريخًا",
        other: "# تاريخ",
      }),
    at: (time) => `الساعة \u2068${time}\u2069`,
    label: "تواريخ التكرار",
    overlaps: (title) => `تداخل مع <title>\u2068${title}\u2069</title>`,
    free: "متاح",
    more: (count) =>
      plural("ar", count, {
        zero: "# تاريخ آخر",
        one: "تاريخ آخر",
        two: "تاريخان آخران",
        few: "# تواريخ أخرى",
        many: "# تاريخًا آخر",
        other: "# تاريخ آخر",
      }),
  },
  scope: {
    move: (title) => `هل تريد نقل «\u2068${title}\u2069»؟`,
    change: (title) => `هل تريد تغيير «\u2068${title}\u2069»؟`,
    delete: (title) => `هل تريد حذف «\u2068${title}\u2069»؟`,
    keep: "إبقاء المواعيد",
    which: "المواعيد المقصودة",
    this: "هذا الموعد",
    following: "هذا الموعد وما يليه",
    all: "كل المواعيد",
    moveSome: (count) =>
      plural("ar", count, {
        zero: "نقل # موعد",
        one: "نقل الموعد",
        two: "نقل موعدين",
        few: "نقل # مواعيد",
        many: "نقل # موعدًا",
        other: "نقل # موعد",
      }),
    changeSome: (count) =>
      plural("ar", count, {
        zero: "تغيير # موعد",
        one: "تغيير الموعد",
        two: "تغيير موعدين",
        few: "تغيير # مواعيد",
        many: "تغيير # موعدًا",
        other: "تغيير # موعد",
      }),
    deleteSome: (count) =>
      plural("ar", count, {
        zero: "حذف # موعد",
        one: "حذف الموعد",
        two: "حذف موعدين",
        few: "حذف # مواعيد",
        many: "حذف # موعدًا",
        other: "حذف # موعد",
      }),
    moveAll: "نقل المواعيد",
    changeAll: "تغيير المواعيد",
    deleteAll: "حذف المواعيد",
    fromTo: (from, to) => `من \u2068${from}\u2069 إلى \u2068${to}\u2069.`,
    withCustomer: (name) => `مع \u2068${name}\u2069.`,
    repeats: (repeats) => `يتكرر هذا الموعد \u2068${repeats}\u2069.`,
    repeatsTimes: (repeats, count) =>
      `يتكرر هذا الموعد \u2068${repeats}\u2069، ${plural("ar", count, { zero: "# مرة", one: "مرة واحدة", two: "مرتين", few: "# مرات", many: "# مرة", other: "# مرة" })}.`,
    fromDay: (day) => `\u2068${day}\u2069 وما بعده، بلا تاريخ انتهاء`,
    untilDay: (count, day) =>
      `${plural("ar", count, { zero: "لا مواعيد", one: "موعد واحد", two: "موعدان", few: "# مواعيد", many: "# موعدًا", other: "# موعد" })}، حتى \u2068${day}\u2069`,
    endless: "كل المواعيد، بلا تاريخ انتهاء",
    count: (count) =>
      plural("ar", count, {
        zero: "لا مواعيد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      }),
    deletesPast: (all, over) =>
      `\u2068${all}\u2069، منها ${plural("ar", over, { zero: "# موعد سابق مع نتيجته", one: "موعد سابق واحد مع نتيجته", two: "موعدان سابقان مع نتيجتيهما", few: "# مواعيد سابقة مع نتائجها", many: "# موعدًا سابقًا مع نتائجها", other: "# موعد سابق مع نتائجها" })}.`,
    changesPast: (all, over) =>
      `\u2068${all}\u2069، منها ${plural("ar", over, { zero: "# موعد سابق", one: "موعد سابق واحد", two: "موعدان سابقان", few: "# مواعيد سابقة", many: "# موعدًا سابقًا", other: "# موعد سابق" })}.`,
    leavesPast: (all, over) =>
      `\u2068${all}\u2069. ${plural("ar", over, { zero: "يبقى # موعد سابق في مكانه", one: "يبقى الموعد السابق في مكانه", two: "يبقى الموعدان السابقان في مكانهما", few: "تبقى # مواعيد سابقة في مكانها", many: "يبقى # موعدًا سابقًا في مكانه", other: "يبقى # موعد سابق في مكانه" })}.`,
  },
};
