import type { parts as english } from "../en/parts.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const parts: Words<typeof english> = {
  more: "المزيد",
  export: "تصدير",
  print: "طباعة",
  copyLink: "نسخ الرابط",
  linkCopied: "تم نسخ الرابط",
  delete: {
    customers: "حذف العميل",
    companies: "حذف الشركة",
  },
  display: "طريقة العرض",
  compactRows: "صفوف متقاربة",
  unknownFilter: (names) =>
    `يحتوي هذا الرابط على عامل تصفية لا يعرفه Client Desk: \u2068${names}\u2069`,
  unknownFilters: (names) =>
    `يحتوي هذا الرابط على عوامل تصفية لا يعرفها Client Desk: \u2068${names}\u2069`,
  call: "اتصال",
  email: "مراسلة",
  notRecorded: "غير مسجّل",
  clearSearch: "تحقق من الإملاء، أو <all>امسح البحث</all>.",
  breadcrumb: "مسار التنقل",
  dismiss: "إغلاق",
  notifications: "الإشعارات",
  now: "الآن",
  choose: "اختيار",
  orLater: (day) => `اختر \u2068${day}\u2069 أو بعده`,
  orEarlier: (day) => `اختر \u2068${day}\u2069 أو قبله`,
  tryTimes: {
    "12": (date) => `مثلًا «غدًا الساعة 3 مساءً» أو «\u2068${date}\u2069 10:00»`,
    "24": (date) => `مثلًا «غدًا 15:00» أو «\u2068${date}\u2069 10:00»`,
  },
  tryDay: (date) => `مثلًا «الجمعة» أو «\u2068${date}\u2069»`,
  tryPastDay: (date) => `مثلًا «أمس» أو «\u2068${date}\u2069»`,
  pickers: {
    moreHits: (count) =>
      plural("ar", count, {
        zero: "# نتيجة أخرى. واصل الكتابة لتضييق القائمة.",
        one: "نتيجة أخرى. واصل الكتابة لتضييق القائمة.",
        two: "نتيجتان أخريان. واصل الكتابة لتضييق القائمة.",
        few: "# نتائج أخرى. واصل الكتابة لتضييق القائمة.",
        many: "# نتيجة أخرى. واصل الكتابة لتضييق القائمة.",
        other: "# نتيجة أخرى. واصل الكتابة لتضييق القائمة.",
      }),
    companies: {
      choose: "اختر شركة",
      none: "لا شركات بعد",
      noMatch: (typed) => `لا شركة تطابق «\u2068${typed}\u2069»`,
    },
    customers: {
      choose: "اختر عميلًا",
      none: "لا عملاء بعد",
      noMatch: (typed) => `لا عميل يطابق «\u2068${typed}\u2069»`,
    },
  },
  undo: "تراجع",
  working: {
    begun: "لا يزال العمل جاريًا",
    soFar: (done) =>
      plural("ar", done, {
        zero: "لا يزال العمل جاريًا: # سجل حتى الآن",
        one: "لا يزال العمل جاريًا: سجل واحد حتى الآن",
        two: "لا يزال العمل جاريًا: سجلان حتى الآن",
        few: "لا يزال العمل جاريًا: # سجلات حتى الآن",
        many: "لا يزال العمل جاريًا: # سجلًا حتى الآن",
        other: "لا يزال العمل جاريًا: # سجل حتى الآن",
      }),
    of: (done, total) =>
      `لا يزال العمل جاريًا: \u2068${done}\u2069 من ${plural("ar", total, { zero: "# سجل", one: "سجل واحد", two: "سجلين", few: "# سجلات", many: "# سجلًا", other: "# سجل" })}`,
  },
  failedRequest: (status) => `فشل الطلب (\u2068${status}\u2069)`,
  others: (names) => `أخرى: \u2068${names}\u2069`,
};
