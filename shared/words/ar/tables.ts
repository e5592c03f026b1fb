import type { tables as english } from "../en/tables.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const tables: Words<typeof english> = {
  select: (name) => `تحديد \u2068${name}\u2069`,
  sortBy: "الترتيب حسب",
  ascending: (column) => `الترتيب حسب ${column}، تصاعديًا. تغيير`,
  descending: (column) => `الترتيب حسب ${column}، تنازليًا. تغيير`,
  showMore: "إظهار المزيد",
  partOf: (shown, total) => `${shown} من ${total}`,
  of: {
    customers: {
      loading: "جارٍ تحميل العملاء",
      failed: "تعذّر تحميل العملاء.",
      moreFailed: (customers) =>
        plural("ar", customers, {
          zero: "تعذّر تحميل بقية العملاء.",
          one: "تعذّر تحميل العميل الآخر.",
          two: "تعذّر تحميل العميلين الآخرين.",
          few: "تعذّر تحميل بقية العملاء، وعددهم #.",
          many: "تعذّر تحميل بقية العملاء، وعددهم #.",
          other: "تعذّر تحميل بقية العملاء، وعددهم #.",
        }),
      printed: (shown, total) =>
        `طُبع هنا أول ${shown} فقط من ${total} من العملاء. الإجمالي يشملهم جميعًا. لطباعة الكل، استخدم «طباعة» في القائمة أعلى الجدول.`,
    },
    companies: {
      loading: "جارٍ تحميل الشركات",
      failed: "تعذّر تحميل الشركات.",
      moreFailed: (companies) =>
        plural("ar", companies, {
          zero: "تعذّر تحميل بقية الشركات.",
          one: "تعذّر تحميل الشركة الأخرى.",
          two: "تعذّر تحميل الشركتين الأخريين.",
          few: "تعذّر تحميل بقية الشركات، وعددها #.",
          many: "تعذّر تحميل بقية الشركات، وعددها #.",
          other: "تعذّر تحميل بقية الشركات، وعددها #.",
        }),
      printed: (shown, total) =>
        `طُبع هنا أول ${shown} فقط من ${total} من الشركات. الإجمالي يشملها جميعًا. لطباعة الكل، استخدم «طباعة» في القائمة أعلى الجدول.`,
    },
    appointments: {
      moreFailed: (appointments) =>
        plural("ar", appointments, {
          zero: "تعذّر تحميل بقية المواعيد.",
          one: "تعذّر تحميل الموعد الآخر.",
          two: "تعذّر تحميل الموعدين الآخرين.",
          few: "تعذّر تحميل بقية المواعيد، وعددها #.",
          many: "تعذّر تحميل بقية المواعيد، وعددها #.",
          other: "تعذّر تحميل بقية المواعيد، وعددها #.",
        }),
    },
  },
};
