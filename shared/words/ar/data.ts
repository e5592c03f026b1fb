import type { data as english } from "../en/data.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const data: Words<typeof english> = {
  facts: "بياناتك",
  lastImport: "آخر استيراد",
  records: (records) =>
    plural("ar", records, {
      zero: "لا سجلات",
      one: "سجل واحد",
      two: "سجلان",
      few: "# سجلات",
      many: "# سجلًا",
      other: "# سجل",
    }),
  never: "أبدًا",
  since: "يعود السجل إلى",
  today: "اليوم",
  import: {
    title: "الاستيراد",
    hint: "من ملف أو جدول ملصق. لا يُحفظ شيء قبل أن تراجعه.",
    customers: "العملاء والشركات",
    customersNote: "CSV أو Excel أو vCard أو جدول ملصق",
    appointments: "المواعيد",
    appointmentsNote: "ملف تقويم (ICS) أو CSV",
    button: "استيراد",
    labels: {
      customers: "استيراد عملاء",
      appointments: "استيراد مواعيد",
    },
  },
  export: {
    title: "التصدير",
    hint: "احفظ نسخة في أي وقت.",
    titles: {
      companies: "الشركات",
      customers: "العملاء",
      appointments: "المواعيد",
      everything: "كل شيء",
    },
    uses: {
      companies: "CSV لجدول بيانات.",
      customers: "CSV لجدول بيانات.",
      appointments: "ICS لتقويمك.",
      everything: "ملف Client Desk واحد فيه كل ما سبق والملاحظات والمهام والسجل.",
    },
    counted: {
      companies: (count) =>
        plural("ar", count, {
          zero: "لا شركات. CSV لجدول بيانات.",
          one: "شركة واحدة. CSV لجدول بيانات.",
          two: "شركتان. CSV لجدول بيانات.",
          few: "# شركات. CSV لجدول بيانات.",
          many: "# شركة. CSV لجدول بيانات.",
          other: "# شركة. CSV لجدول بيانات.",
        }),
      customers: (count) =>
        plural("ar", count, {
          zero: "لا عملاء. CSV لجدول بيانات.",
          one: "عميل واحد مع شركته. CSV لجدول بيانات.",
          two: "عميلان، كل منهما مع شركته. CSV لجدول بيانات.",
          few: "# عملاء، كل منهم مع شركته. CSV لجدول بيانات.",
          many: "# عميلًا، كل منهم مع شركته. CSV لجدول بيانات.",
          other: "# عميل، كل منهم مع شركته. CSV لجدول بيانات.",
        }),
      appointments: (count) =>
        plural("ar", count, {
          zero: "لا مواعيد. ICS لتقويمك.",
          one: "موعد واحد. ICS لتقويمك.",
          two: "موعدان. ICS لتقويمك.",
          few: "# مواعيد. ICS لتقويمك.",
          many: "# موعدًا. ICS لتقويمك.",
          other: "# موعد. ICS لتقويمك.",
        }),
    },
    labels: {
      companies: (format) => `تنزيل الشركات بصيغة \u2068${format}\u2069`,
      customers: (format) => `تنزيل العملاء بصيغة \u2068${format}\u2069`,
      appointments: (format) => `تنزيل المواعيد بصيغة \u2068${format}\u2069`,
      everything: (format) => `تنزيل كل شيء بصيغة \u2068${format}\u2069`,
    },
  },
  tidy: {
    title: "التنظيف",
    duplicates: "المكررات",
    possible: "مكررات محتملة",
    none: "لا مكررات محتملة.",
    count: (count) =>
      plural("ar", count, {
        zero: "لا مكررات محتملة",
        one: "مكرر محتمل واحد",
        two: "مكرران محتملان",
        few: "# مكررات محتملة",
        many: "# مكررًا محتملًا",
        other: "# مكرر محتمل",
      }),
    review: "مراجعة",
    reviewLabel: "مراجعة المكررات",
    trash: "سلة المهملات",
    trashNote: "سجلات محذوفة يمكن استعادتها",
    trashEmpty: "سلة المهملات فارغة.",
    deletion: (day) => `يمكن استعادة عملية حذف واحدة حتى \u2068${day}\u2069.`,
    deletions: (count, day) =>
      `يمكن استعادة ${plural("ar", count, { zero: "لا عمليات حذف", one: "عملية حذف واحدة", two: "عمليتي حذف", few: "# عمليات حذف", many: "# عملية حذف", other: "# عملية حذف" })}، أولها حتى \u2068${day}\u2069.`,
    showTrash: "إظهار في السجل",
    history: "السجل",
    openHistory: "فتح السجل",
  },
  danger: {
    title: "منطقة الخطر",
    trash: "سلة المهملات",
    trashNote: "يزيل السجلات المحذوفة نهائيًا. لا يمكن التراجع عن هذا.",
    trashCount: (records) =>
      plural("ar", records, {
        zero: "لا شيء للإزالة.",
        one: "يزيل سجلًا محذوفًا واحدًا نهائيًا. لا يمكن التراجع عن هذا.",
        two: "يزيل سجلين محذوفين نهائيًا. لا يمكن التراجع عن هذا.",
        few: "يزيل # سجلات محذوفة نهائيًا. لا يمكن التراجع عن هذا.",
        many: "يزيل # سجلًا محذوفًا نهائيًا. لا يمكن التراجع عن هذا.",
        other: "يزيل # سجل محذوف نهائيًا. لا يمكن التراجع عن هذا.",
      }),
    emptyTrash: "إفراغ سلة المهملات",
    account: "حذف حسابك",
    deleteAccount: "حذف الحساب",
    removes: (what) => `يزيل ${what}. لا يمكن التراجع عن هذا.`,
    question: "هل تريد حذف حسابك؟",
    removesAll: (what) => `هذا يزيل ${what}، فورًا وعلى كل الأجهزة. لا يمكن التراجع عن هذا.`,
    keepAccount: "إبقاء الحساب",
    deleting: "جارٍ الحذف",
    desks: "حسابك وكل مكتب ليس فيه أحد غيرك، بكل ما فيه من بيانات وسجل تغييرات",
    unknown: "شركاتك وعملاءك ومواعيدك ومهامك وملاحظاتك وسجلك",
    nothing: "اسمك وبريدك ومهامك وسجلك",
    companies: (companies) =>
      plural("ar", companies, {
        zero: "كل المواعيد والمهام والملاحظات والسجل",
        one: "شركتك الوحيدة وكل المواعيد والمهام والملاحظات والسجل",
        two: "شركتيك وكل المواعيد والمهام والملاحظات والسجل",
        few: "شركاتك الـ# وكل المواعيد والمهام والملاحظات والسجل",
        many: "شركاتك الـ# وكل المواعيد والمهام والملاحظات والسجل",
        other: "شركاتك الـ# وكل المواعيد والمهام والملاحظات والسجل",
      }),
    customers: (customers) =>
      plural("ar", customers, {
        zero: "كل المواعيد والمهام والملاحظات والسجل",
        one: "عميلك الوحيد وكل المواعيد والمهام والملاحظات والسجل",
        two: "عميليك وكل المواعيد والمهام والملاحظات والسجل",
        few: "عملاءك الـ# وكل المواعيد والمهام والملاحظات والسجل",
        many: "عملاءك الـ# وكل المواعيد والمهام والملاحظات والسجل",
        other: "عملاءك الـ# وكل المواعيد والمهام والملاحظات والسجل",
      }),
    both: (companies, customers) =>
      `${plural("ar", companies, { zero: "# شركة", one: "شركة واحدة", two: "شركتين", few: "# شركات", many: "# شركة", other: "# شركة" })} و${plural("ar", customers, { zero: "# عميل", one: "عميلًا واحدًا", two: "عميلين", few: "# عملاء", many: "# عميلًا", other: "# عميل" })} وكل المواعيد والمهام والملاحظات والسجل`,
  },
};
