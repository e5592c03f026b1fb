import type { history as english } from "../en/history.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const history: Words<typeof english> = {
  title: "السجل",
  search: "بحث في السجل",
  searchHint: "ابحث عن اسم أو كلمة",
  done: "ما جرى",
  acts: {
    all: "الكل",
    added: "مضاف",
    changed: "مغيَّر",
    deleted: "سلة المهملات",
    imported: "مستورد",
  },
  which: "أي السجلات",
  kinds: {
    all: "كل السجلات",
    companies: "الشركات",
    customers: "العملاء",
    appointments: "المواعيد",
  },
  failed: "تعذر تحميل السجل.",
  noMatch: (typed) => `لا تغيير يطابق «\u2068${typed}\u2069»`,
  noneSuch: "لا تغييرات من هذا النوع",
  clear: "يمكنك <all>عرض كل التغييرات</all>.",
  none: "لا شيء هنا بعد",
  noneHint: "ما تضيفه أو تغيره أو تحذفه يظهر هنا.",
  loading: "جارٍ تحميل التغييرات",
  dayLabel: (day, date) => `\u2068${day}\u2069، \u2068${date}\u2069`,
  dayCount: (date, changes) =>
    `\u2068${date}\u2069. ${plural("ar", changes, { zero: "لا تغييرات", one: "تغيير واحد", two: "تغييران", few: "# تغييرات", many: "# تغييرًا", other: "# تغيير" })}`,
  moreFailed: "تعذر التحميل. حاول مرة أخرى",
  earlier: "إظهار التغييرات الأقدم",
  show: "إظهار",
  hide: "إخفاء",
  thisDevice: "هذا الجهاز",
  now: "الآن",
  ways: {
    undo: "تراجع",
    redo: "إعادة",
    restore: "استعادة",
    undoAct: (act) => `تراجع: \u2068${act}\u2069`,
    redoAct: (act) => `إعادة: \u2068${act}\u2069`,
    restoreAct: (act) => `استعادة: \u2068${act}\u2069`,
    undoRest: (act) => `التراجع عن الباقي: \u2068${act}\u2069`,
    restoreRest: (act) => `استعادة الباقي: \u2068${act}\u2069`,
  },
  details: {
    failed: "تعذر تحميل هذه السجلات.",
    loading: "جارٍ التحميل",
    before: "قبل:",
    now: "الآن:",
    more: (records) =>
      plural("ar", records, {
        zero: "لا سجلات أخرى",
        one: "إظهار سجل آخر",
        two: "إظهار سجلين آخرين",
        few: "إظهار # سجلات أخرى",
        many: "إظهار # سجلًا آخر",
        other: "إظهار # سجل آخر",
      }),
  },
  ofRecord: {
    failed: "تعذر تحميل التغييرات.",
    none: "لم يتغير شيء بعد.",
  },
  trash: {
    kept: (days) =>
      plural("ar", days, {
        zero: "لا يُحفظ.",
        one: "يُحفظ يومًا واحدًا.",
        two: "يُحفظ يومين.",
        few: "يُحفظ # أيام.",
        many: "يُحفظ # يومًا.",
        other: "يُحفظ # يوم.",
      }),
    empty: "إفراغ سلة المهملات",
    question: (records) =>
      plural("ar", records, {
        zero: "لا شيء للحذف",
        one: "حذف هذا السجل نهائيًا؟",
        two: "حذف هذين السجلين نهائيًا؟",
        few: "حذف هذه السجلات (#) نهائيًا؟",
        many: "حذف هذه السجلات (#) نهائيًا؟",
        other: "حذف هذه السجلات (#) نهائيًا؟",
      }),
    keepIt: "إبقاء",
    keepThem: "إبقاء",
    confirm: "حذف نهائي",
    warning: "لا يمكن التراجع عن هذا.",
  },
};
