import type { imports as english } from "../en/imports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imports: Words<typeof english> = {
  title: {
    customers: "استيراد العملاء",
    companies: "استيراد الشركات",
    appointments: "استيراد المواعيد",
  },
  crumb: "استيراد",
  kinds: {
    customers: "العملاء",
    companies: "الشركات",
    appointments: "المواعيد",
  },
  counts: {
    customers: (count) =>
      plural("ar", count, {
        zero: "لا عملاء",
        one: "عميل واحد",
        two: "عميلان",
        few: "# عملاء",
        many: "# عميلًا",
        other: "# عميل",
      }),
    companies: (count) =>
      plural("ar", count, {
        zero: "لا شركات",
        one: "شركة واحدة",
        two: "شركتان",
        few: "# شركات",
        many: "# شركة",
        other: "# شركة",
      }),
    appointments: (count) =>
      plural("ar", count, {
        zero: "لا مواعيد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      }),
  },
  rows: (count) =>
    plural("ar", count, {
      zero: "لا صفوف",
      one: "صف واحد",
      two: "صفان",
      few: "# صفوف",
      many: "# صفًا",
      other: "# صف",
    }),
  sentences: (first, second) => `\u2068${first}\u2069. \u2068${second}\u2069`,
  named: (name, value) => `\u2068${name}\u2069: \u2068${value}\u2069`,
  stepsLabel: "الخطوات",
  steps: {
    choose: "الاختيار",
    match: "المطابقة",
    check: "المراجعة",
    done: "تم",
  },
  hints: {
    choose: "ملف أو جدول",
    match: "معنى كل عمود",
    check: "إصلاح أو تحديث أو تخطٍّ",
    done: "يُحفظ دفعة واحدة",
  },
  used: (used, columns) =>
    `${plural("ar", used, { zero: "استُخدم # عمود", one: "استُخدم عمود واحد", two: "استُخدم عمودان", few: "استُخدمت # أعمدة", many: "استُخدم # عمودًا", other: "استُخدم # عمود" })} من أصل ${plural("ar", columns, { zero: "#", one: "#", two: "#", few: "#", many: "#", other: "#" })}`,
  firstRow: {
    customers: "عميل بالفعل",
    companies: "شركة بالفعل",
    appointments: "موعد بالفعل",
  },
  pasted: "جدول ملصق",
  choose: {
    sub: "لا يُحفظ شيء قبل أن تراجعه.",
    subCustomers: "تُستورد شركاتهم أيضًا. لا يُحفظ شيء قبل أن تراجعه.",
    paste: "أو الصق جدولًا",
    pasteHint: "انسخ الخلايا من Excel أو Numbers أو جداول Google والصقها هنا مع صف العناوين",
    readTable: "قراءة الجدول",
    where: "أين تجد ملفك",
    google: "تصدير ثم Google CSV",
    outlook: "إدارة ثم تصدير جهات الاتصال",
    icloud: "الإعدادات ثم تصدير vCard",
    otherCrm: "نظام CRM آخر",
    otherHow: "أي تصدير بصيغة CSV أو Excel",
    file: "ملف",
    readingFile: (name) => `جارٍ قراءة \u2068${name}\u2069`,
    readingTable: "جارٍ قراءة الجدول",
    drop: "أفلت الملف لقراءته",
    dropHere: "أفلت ملفًا هنا",
    kinds: "CSV أو Excel أو vCard أو تقويم (ICS) أو ملف Client Desk، حتى 20\u00a0ميغابايت",
    button: "اختيار ملف",
    toImport: "الملف المراد استيراده",
    another: "استخدام ملف آخر",
    whatIsIn: "محتوى الملف",
    firstRow: "الصف الأول",
    headings: "عناوين",
    next: (files) => `التالي: <files>\u2068${files}\u2069</files>`,
    matching: "جارٍ المطابقة",
    toMatch: "المتابعة إلى المطابقة",
    firstOf: (shown, rows) =>
      `أول \u2068${shown}\u2069 من ${plural("ar", rows, { zero: "# صف", one: "صف واحد", two: "صفين", few: "# صفوف", many: "# صفًا", other: "# صف" })}`,
    firstRows: "الصفوف الأولى",
  },
  empty: "فارغ",
  readAs: {
    sheet: "الورقة",
    encoding: "الترميز",
    separator: "الفاصل",
  },
  formats: {
    paste: "ملصق",
    ics: "تقويم",
  },
  toCheck: "المتابعة إلى المراجعة",
  back: "رجوع",
};
