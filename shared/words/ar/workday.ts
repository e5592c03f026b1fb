import type { workday as english } from "../en/workday.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const workday: Words<typeof english> = {
  day: {
    counted: [
      "موعد واحد",
      "موعدان",
      "ثلاثة مواعيد",
      "أربعة مواعيد",
      "خمسة مواعيد",
      "ستة مواعيد",
      "سبعة مواعيد",
      "ثمانية مواعيد",
      "تسعة مواعيد",
      "عشرة مواعيد",
    ],
    more: (count) =>
      plural("ar", count, {
        zero: "لا مواعيد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      }),
    none: "لا مواعيد اليوم.",
    all: (appointments) => `\u2068${appointments}\u2069.`,
    onlyAt: (appointment, time) => `\u2068${appointment}\u2069، الساعة \u2068${time}\u2069.`,
    firstAt: (appointments, time) =>
      `\u2068${appointments}\u2069، أولها الساعة \u2068${time}\u2069.`,
    left: (appointments) => `المتبقي: \u2068${appointments}\u2069.`,
    lastAt: (appointment, time) =>
      `المتبقي: \u2068${appointment}\u2069، الساعة \u2068${time}\u2069.`,
    nextAt: (appointments, time) =>
      `المتبقي: \u2068${appointments}\u2069، أقربها الساعة \u2068${time}\u2069.`,
    overOne: "انتهى موعد اليوم.",
    overTwo: "انتهى موعدا اليوم.",
    overAll: (number) => `انتهت مواعيد اليوم كلها (\u2068${number}\u2069).`,
  },
  due: {
    counted: [
      "مهمة واحدة",
      "مهمتان",
      "ثلاث مهام",
      "أربع مهام",
      "خمس مهام",
      "ست مهام",
      "سبع مهام",
      "ثماني مهام",
      "تسع مهام",
      "عشر مهام",
    ],
    more: (count) =>
      plural("ar", count, {
        zero: "لا مهام",
        one: "مهمة واحدة",
        two: "مهمتان",
        few: "# مهام",
        many: "# مهمة",
        other: "# مهمة",
      }),
    numbers: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
    today: (tasks, count) =>
      `\u2068${tasks}\u2069 ${plural("ar", count, { zero: "مستحقة اليوم.", one: "مستحقة اليوم.", two: "مستحقتان اليوم.", few: "مستحقة اليوم.", many: "مستحقة اليوم.", other: "مستحقة اليوم." })}`,
    late: (tasks, count) =>
      `\u2068${tasks}\u2069 ${plural("ar", count, { zero: "متأخرة.", one: "متأخرة.", two: "متأخرتان.", few: "متأخرة.", many: "متأخرة.", other: "متأخرة." })}`,
    todayAndLate: (tasks, count, number, overdue) =>
      `\u2068${tasks}\u2069 ${plural("ar", count, { zero: "مستحقة اليوم", one: "مستحقة اليوم", two: "مستحقتان اليوم", few: "مستحقة اليوم", many: "مستحقة اليوم", other: "مستحقة اليوم" })}، \u2068${number}\u2069 ${plural("ar", overdue, { zero: "متأخرة.", one: "متأخرة.", two: "متأخرتان.", few: "متأخرة.", many: "متأخرة.", other: "متأخرة." })}`,
    many: (count) =>
      plural("ar", count, {
        zero: "أكثر من # مهمة مستحقة.",
        one: "أكثر من مهمة مستحقة.",
        two: "أكثر من مهمتين مستحقتين.",
        few: "أكثر من # مهام مستحقة.",
        many: "أكثر من # مهمة مستحقة.",
        other: "أكثر من # مهمة مستحقة.",
      }),
  },
  today: {
    label: "مواعيد اليوم",
    earlierFailed: "تعذّر تحميل المواعيد السابقة التي بلا نتيجة.",
    moreOpen: (count) => `\u2068${count}\u2069 أخرى بلا نتيجة`,
    earlier: (count) => `\u2068${count}\u2069 في وقت سابق اليوم`,
    later: (count) => `\u2068${count}\u2069 في وقت لاحق اليوم`,
    free: "لا شيء محجوز لليوم.",
    last: {
      note: (day) => `آخر ملاحظة، \u2068${day}\u2069`,
      call: (day) => `آخر مكالمة، \u2068${day}\u2069`,
      email: (day) => `آخر رسالة، \u2068${day}\u2069`,
      meeting: (day) => `آخر اجتماع، \u2068${day}\u2069`,
    },
    about: "نبذة",
    lastWith: (what) => `\u2068${what}\u2069: <text></text>`,
    noNotes: "لا ملاحظات بعد",
  },
};
