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
  notSaved: "تعذّر الحفظ.",
  othersMoved: "يبقى الموعد السابق في مكانه. تم نقل البقية.",
  reinstated: "تمت إعادة تثبيت الموعد",
  movedTo: (time) => `تم النقل إلى \u2068${time}\u2069`,
  noteSaved: (name) => `تم حفظ الملاحظة عن \u2068${name}\u2069`,
  marked: {
    held: "تم تسجيل إتمام الموعد",
    "no-show": "تم تسجيل عدم الحضور",
    canceled: "تم تسجيل الإلغاء",
  },
  lastContact: {
    today: "تم تسجيل إتمام الموعد. آخر تواصل: اليوم",
    yesterday: "تم تسجيل إتمام الموعد. آخر تواصل: أمس",
    onDay: (day) => `تم تسجيل إتمام الموعد. آخر تواصل: \u2068${day}\u2069`,
  },
  nearTime: (weekday, time) => `\u2068${weekday}\u2069 \u2068${time}\u2069`,
  dayTime: (day, time) => `\u2068${day}\u2069، \u2068${time}\u2069`,
  ask: {
    title: (title) => `كيف كان «\u2068${title}\u2069»؟`,
    label: "كيف كان الموعد؟",
    notYet: "لا نتيجة بعد",
    more: "نتائج أخرى",
    withKey: (label, key) => `\u2068${label}\u2069 (\u2068${key}\u2069)`,
    answered: (outcome) => `\u2068${outcome}\u2069.`,
    change: "تغيير",
    reinstate: "إعادة تثبيت",
    undo: "تراجع",
  },
  note: {
    label: (title) => `ماذا نتج عن «\u2068${title}\u2069»؟`,
    placeholder: "ماذا نتج عنه؟",
    save: "حفظ الملاحظة",
    skip: "تخطٍّ",
  },
  missed: {
    label: "نأسف لعدم لقائنا بك",
    question: "هل تريد إرسال «نأسف لعدم لقائنا بك» مع رابط لاختيار وقت آخر؟",
    to: (email) => `إلى \u2068${email}\u2069`,
    send: "إرسال",
    notNow: "ليس الآن",
    sent: (name) => `ستُرسل «نأسف لعدم لقائنا بك» إلى \u2068${name}\u2069`,
    notSent: (name) => `لم تُرسل إلى \u2068${name}\u2069`,
    failed: "تعذّر الإرسال. حاول مرة أخرى.",
  },
  moving: {
    label: (title) => `نقل «\u2068${title}\u2069»`,
    pick: "اختر يومًا أو وقتًا",
    to: (time) => `نقل إلى \u2068${time}\u2069`,
  },
};
