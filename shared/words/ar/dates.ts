import type { dates as english } from "../en/dates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const dates: Words<typeof english> = {
  open: "فتح التقويم",
  calendar: "التقويم",
  pick: "اختيار يوم",
  previousMonth: "الشهر السابق",
  nextMonth: "الشهر التالي",
  earlier: "أبكر",
  allowPast: "السماح بأيام قبل اليوم",
  today: "اليوم",
  yesterday: "أمس",
  tomorrow: "غدًا",
  time: "الوقت",
  done: "تم",
  usePast: "استخدام هذا التاريخ الماضي",
  interpreted: (typed, read) => `قُرئ \u2068${typed}\u2069 على أنه \u2068${read}\u2069.`,
  changed: (time, nearest, step) =>
    `غُيّر \u2068${time}\u2069 إلى \u2068${nearest}\u2069. الأوقات بخطوات من ${plural("ar", step, { zero: "# دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" })}.`,
};
