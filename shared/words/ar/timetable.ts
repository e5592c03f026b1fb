import type { timetable as english } from "../en/timetable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const timetable: Words<typeof english> = {
  titles: {
    all: "كل المواعيد",
    held: "المواعيد التي تمت",
    "no-show": "حالات عدم الحضور",
    canceled: "المواعيد الملغاة",
    open: "بلا نتيجة",
  },
  appointments: "المواعيد",
  since: (day) => `منذ \u2068${day}\u2069`,
  until: (day) => `حتى \u2068${day}\u2069`,
  oneImport: "من عملية استيراد واحدة",
  calendarOf: (people) => `في تقويم \u2068${people}\u2069`,
  oneCompany: "مع شركة واحدة",
  otherCompanies: "مع شركات أخرى",
  weekdaysAt: [
    (hour) => `أيام الأحد الساعة \u2068${hour}\u2069`,
    (hour) => `أيام الاثنين الساعة \u2068${hour}\u2069`,
    (hour) => `أيام الثلاثاء الساعة \u2068${hour}\u2069`,
    (hour) => `أيام الأربعاء الساعة \u2068${hour}\u2069`,
    (hour) => `أيام الخميس الساعة \u2068${hour}\u2069`,
    (hour) => `أيام الجمعة الساعة \u2068${hour}\u2069`,
    (hour) => `أيام السبت الساعة \u2068${hour}\u2069`,
  ],
  filtered: (what) => `\u2068${what}\u2069. <all>كل المواعيد</all>`,
  count: (count) =>
    plural("ar", count, {
      zero: "لا مواعيد",
      one: "موعد واحد",
      two: "موعدان",
      few: "# مواعيد",
      many: "# موعدًا",
      other: "# موعد",
    }),
  day: (name, date) => `\u2068${name}\u2069، \u2068${date}\u2069`,
  dateAndCount: (date, count) =>
    `\u2068${date}\u2069. ${plural("ar", count, { zero: "لا مواعيد", one: "موعد واحد", two: "موعدان", few: "# مواعيد", many: "# موعدًا", other: "# موعد" })}`,
  search: "البحث في المواعيد",
  outcome: "النتيجة",
  all: "الكل",
  loadFailed: "تعذّر تحميل المواعيد.",
  noneMatch: "لا مواعيد مطابقة",
  noneMatchText: (text) => `لا موعد هنا يطابق «\u2068${text}\u2069»`,
  clear: "يمكنك <all>إظهار كل المواعيد</all>.",
};
