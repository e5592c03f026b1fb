import type { merging as english } from "../en/merging.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const merging: Words<typeof english> = {
  crumb: "دمج",
  titles: { customers: "دمج العملاء", companies: "دمج الشركات" },
  counted: {
    customers: (customers) =>
      plural("ar", customers, {
        zero: "دمج # عميل",
        one: "دمج عميل واحد",
        two: "دمج عميلين",
        few: "دمج # عملاء",
        many: "دمج # عميلًا",
        other: "دمج # عميل",
      }),
    companies: (companies) =>
      plural("ar", companies, {
        zero: "دمج # شركة",
        one: "دمج شركة واحدة",
        two: "دمج شركتين",
        few: "دمج # شركات",
        many: "دمج # شركة",
        other: "دمج # شركة",
      }),
  },
  chooseFor: (name) =>
    `اختر ما يبقى، حقلًا بعد حقل.<phone> ينتقل كل شيء إلى <name>\u2068${name}\u2069</name>.</phone>`,
  button: { customers: "دمج العملاء", companies: "دمج الشركات" },
  busy: "جارٍ الدمج",
  keptFor: (days) =>
    plural("ar", days, {
      zero: "يمكنك التراجع عن هذا خلال # يوم. تبقى القيم الأخرى في السجل.",
      one: "يمكنك التراجع عن هذا خلال يوم واحد. تبقى القيم الأخرى في السجل.",
      two: "يمكنك التراجع عن هذا خلال يومين. تبقى القيم الأخرى في السجل.",
      few: "يمكنك التراجع عن هذا خلال # أيام. تبقى القيم الأخرى في السجل.",
      many: "يمكنك التراجع عن هذا خلال # يومًا. تبقى القيم الأخرى في السجل.",
      other: "يمكنك التراجع عن هذا خلال # يوم. تبقى القيم الأخرى في السجل.",
    }),
  done: "تم الدمج",
  failed: "تعذّر الدمج",
  loadFailed: "تعذّر تحميل ما سيُدمج",
  loading: "جارٍ تحميل ما سيُدمج",
  listFailed: {
    customers: "تعذّر تحميل العملاء.",
    companies: "تعذّر تحميل الشركات.",
  },
  nothing: "لا شيء للدمج",
  gone: {
    customers: "سبق دمج هؤلاء العملاء أو حذفهم.",
    companies: "سبق دمج هذه الشركات أو حذفها.",
  },
  back: "الانتقال إلى المكررات",
  records: "ما سيُدمج",
  sideways: (records) =>
    plural("ar", records, {
      zero: "مرّر جانبيًا لرؤية الكل.",
      one: "مرّر جانبيًا لرؤية الكل.",
      two: "مرّر جانبيًا لرؤية الاثنين.",
      few: "مرّر جانبيًا لرؤية الكل، وعددها #.",
      many: "مرّر جانبيًا لرؤية الكل، وعددها #.",
      other: "مرّر جانبيًا لرؤية الكل، وعددها #.",
    }),
  added: (day, name) =>
    `الإضافة: \u2068${day}\u2069. <all>إبقاء الكل<hidden> من \u2068${name}\u2069</hidden></all>`,
  imported: (day, name) =>
    `الاستيراد: \u2068${day}\u2069. <all>إبقاء الكل<hidden> من \u2068${name}\u2069</hidden></all>`,
  result: "النتيجة",
  isKept: (name) => `يبقى <name>\u2068${name}\u2069</name>`,
  alsoMoved: "ينتقل أيضًا",
  same: "القيمة نفسها",
  sameAs: (name) => `القيمة نفسها لدى \u2068${name}\u2069`,
  tooLong: "النص أطول من أن يبقى كله. اختر ما يبقى.",
  later: (day) => `\u2068${day}\u2069<note>، الأحدث من الاثنين</note>`,
  latest: (day) => `\u2068${day}\u2069<note>، الأحدث</note>`,
  sumOfBoth: "مجموع الاثنين",
  sumOfAll: (records) =>
    plural("ar", records, {
      zero: "المجموع",
      one: "المجموع",
      two: "مجموع الاثنين",
      few: "مجموع الكل (#)",
      many: "مجموع الكل (#)",
      other: "مجموع الكل (#)",
    }),
  takeSum: (sum) => `استخدام المجموع: \u2068${sum}\u2069`,
  without: {
    name: "بلا اسم",
    company: "بلا شركة",
    email: "بلا بريد إلكتروني",
    phone: "بلا هاتف",
    status: "بلا حالة",
    value: "لا شيء",
    lastContact: "غير مسجّل",
    snoozedUntil: "غير مؤجّل",
    responsible: "بلا مسؤول",
    industry: "بلا قطاع",
    website: "بلا موقع إلكتروني",
    address: "بلا عنوان",
    notes: "فارغ",
    tags: "بلا وسوم",
    description: "فارغ",
  },
  belongings: {
    customers: (customers) =>
      plural("ar", customers, {
        zero: "لا عملاء",
        one: "عميل واحد",
        two: "عميلان",
        few: "# عملاء",
        many: "# عميلًا",
        other: "# عميل",
      }),
    appointments: (appointments) =>
      plural("ar", appointments, {
        zero: "لا مواعيد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      }),
    tasks: (tasks) =>
      plural("ar", tasks, {
        zero: "لا مهام",
        one: "مهمة واحدة",
        two: "مهمتان",
        few: "# مهام",
        many: "# مهمة",
        other: "# مهمة",
      }),
    note: (notes) =>
      plural("ar", notes, {
        zero: "لا ملاحظات",
        one: "ملاحظة واحدة",
        two: "ملاحظتان",
        few: "# ملاحظات",
        many: "# ملاحظة",
        other: "# ملاحظة",
      }),
    call: (calls) =>
      plural("ar", calls, {
        zero: "لا مكالمات",
        one: "مكالمة واحدة",
        two: "مكالمتان",
        few: "# مكالمات",
        many: "# مكالمة",
        other: "# مكالمة",
      }),
    email: (emails) =>
      plural("ar", emails, {
        zero: "لا رسائل",
        one: "رسالة واحدة",
        two: "رسالتان",
        few: "# رسائل",
        many: "# رسالة",
        other: "# رسالة",
      }),
    meeting: (meetings) =>
      plural("ar", meetings, {
        zero: "لا اجتماعات",
        one: "اجتماع واحد",
        two: "اجتماعان",
        few: "# اجتماعات",
        many: "# اجتماعًا",
        other: "# اجتماع",
      }),
    none: {
      customers: "لا عملاء",
      appointments: "لا مواعيد",
    },
  },
};
