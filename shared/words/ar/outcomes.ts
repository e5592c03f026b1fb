import type { outcomes as english } from "../en/outcomes.ts";
import type { Words } from "../words.ts";

export const outcomes: Words<typeof english> = {
  states: {
    open: "بلا نتيجة",
    held: "تم",
    "no-show": "لم يحضر",
    canceled: "ملغى",
  },
  move: "نقل…",
  notSaved: "تعذر الحفظ.",
  othersMoved: "يبقى الموعد السابق في مكانه. تم نقل البقية.",
  reinstated: "أُعيد تثبيت الموعد",
  movedTo: (time) => `تم النقل إلى \u2068${time}\u2069`,
  noteSaved: (name) => `تم حفظ الملاحظة عن \u2068${name}\u2069`,
  marked: {
    held: "تم تسجيل أن الموعد تم",
    "no-show": "تم تسجيل عدم الحضور",
    canceled: "تم تسجيل الإلغاء",
  },
  lastContact: {
    today: "تم تسجيل أن الموعد تم. آخر تواصل: اليوم",
    yesterday: "تم تسجيل أن الموعد تم. آخر تواصل: أمس",
    onDay: (day) => `تم تسجيل أن الموعد تم. آخر تواصل: \u2068${day}\u2069`,
  },
  nearTime: (weekday, time) => `\u2068${weekday}\u2069 \u2068${time}\u2069`,
  dayTime: (day, time) => `\u2068${day}\u2069، \u2068${time}\u2069`,
};
