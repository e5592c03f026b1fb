import type { tables as english } from "../en/tables.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  failed: {
    customers: "تعذر تحميل العملاء.",
    companies: "تعذر تحميل الشركات.",
  },
  loading: {
    customers: "جارٍ تحميل العملاء",
    companies: "جارٍ تحميل الشركات",
  },
  restFailed: {
    customers: (count) => `تعذر تحميل بقية العملاء (\u2068${count}\u2069).`,
    companies: (count) => `تعذر تحميل بقية الشركات (\u2068${count}\u2069).`,
    appointments: (count) => `تعذر تحميل بقية المواعيد (\u2068${count}\u2069).`,
  },
  printedFirst: {
    customers: (shown, total) => `طُبع هنا أول \u2068${shown}\u2069 فقط من \u2068${total}\u2069 من العملاء. يشمل الإجمالي الكل. لطباعة الكل، استخدم «طباعة» في القائمة فوق الجدول.`,
    companies: (shown, total) => `طُبع هنا أول \u2068${shown}\u2069 فقط من \u2068${total}\u2069 من الشركات. يشمل الإجمالي الكل. لطباعة الكل، استخدم «طباعة» في القائمة فوق الجدول.`,
  },
  tooMany: {
    customers: (total, most) => `\u2068${total}\u2069 من العملاء أكثر من أن تُطبع. ابحث أو صفِّ القائمة إلى \u2068${most}\u2069 أولًا.`,
    companies: (total, most) => `\u2068${total}\u2069 من الشركات أكثر من أن تُطبع. ابحث أو صفِّ القائمة إلى \u2068${most}\u2069 أولًا.`,
    appointments: (total, most) => `\u2068${total}\u2069 من المواعيد أكثر من أن تُطبع. ابحث أو صفِّ القائمة إلى \u2068${most}\u2069 أولًا.`,
    tasks: (total, most) => `\u2068${total}\u2069 من المهام أكثر من أن تُطبع. ابحث أو صفِّ القائمة إلى \u2068${most}\u2069 أولًا.`,
    entries: (total, most) => `\u2068${total}\u2069 من الإدخالات أكثر من أن تُطبع. ابحث أو صفِّ القائمة إلى \u2068${most}\u2069 أولًا.`,
  },
  loadingAll: {
    customers: "جارٍ تحميل كل العملاء للطباعة",
    companies: "جارٍ تحميل كل الشركات للطباعة",
    appointments: "جارٍ تحميل كل المواعيد للطباعة",
    tasks: "جارٍ تحميل كل المهام للطباعة",
    entries: "جارٍ تحميل كل الإدخالات للطباعة",
  },
  notPrinted: {
    customers: "لم تتم الطباعة: تعذر تحميل بعض العملاء. حاول مرة أخرى.",
    companies: "لم تتم الطباعة: تعذر تحميل بعض الشركات. حاول مرة أخرى.",
    appointments: "لم تتم الطباعة: تعذر تحميل بعض المواعيد. حاول مرة أخرى.",
    tasks: "لم تتم الطباعة: تعذر تحميل بعض المهام. حاول مرة أخرى.",
    entries: "لم تتم الطباعة: تعذر تحميل بعض الإدخالات. حاول مرة أخرى.",
  },
  showMore: "عرض المزيد",
  shownOf: (shown, total) => `\u2068${shown}\u2069 من \u2068${total}\u2069`,
};
