import type { handover as english } from "../en/handover.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handover: Words<typeof english> = {
  save: "تسليم",
  saveCount: (count) =>
    plural("ar", count, {
      zero: "تسليم # سجل",
      one: "تسليم سجل واحد",
      two: "تسليم سجلين",
      few: "تسليم # سجلات",
      many: "تسليم # سجلًا",
      other: "تسليم # سجل",
    }),
  busy: "جارٍ التسليم",
  to: "إلى",
  awayFrom: (from, until) => `غياب من \u2068${from}\u2069 إلى \u2068${until}\u2069`,
  goesAlong: "ما يُسلَّم معه",
  note: "ملاحظة",
  noteTo: (name) => `ملاحظة إلى \u2068${name}\u2069`,
  kinds: {
    company: "الشركة",
    companies: "الشركات",
    theirCompanies: "شركاتهم",
    customer: "العميل",
    customers: "العملاء",
    tasks: "المهام المفتوحة",
    theirTasks: "مهامهم المفتوحة",
    appointments: "المواعيد القادمة",
  },
  overlap: (count, name) =>
    plural("ar", count, {
      zero: `لا تداخل لدى \u2068${name}\u2069`,
      one: `تداخل واحد لدى \u2068${name}\u2069`,
      two: `تداخلان لدى \u2068${name}\u2069`,
      few: `# تداخلات لدى \u2068${name}\u2069`,
      many: `# تداخلًا لدى \u2068${name}\u2069`,
      other: `# تداخل لدى \u2068${name}\u2069`,
    }),
  sharedOne: "لديها عملاء آخرون",
  shared: (count) =>
    plural("ar", count, {
      zero: "# منها لديها عملاء آخرون",
      one: "واحدة منها لديها عملاء آخرون",
      two: "اثنتان منها لديهما عملاء آخرون",
      few: "# منها لديها عملاء آخرون",
      many: "# منها لديها عملاء آخرون",
      other: "# منها لديها عملاء آخرون",
    }),
  yours: "لك",
  theirs: (name) => `لـ\u2068${name}\u2069`,
  nowYours: (count) =>
    plural("ar", count, {
      zero: "# سجل أصبح لك",
      one: "سجل واحد أصبح لك",
      two: "سجلان أصبحا لك",
      few: "# سجلات أصبحت لك",
      many: "# سجلًا أصبح لك",
      other: "# سجل أصبح لك",
    }),
  nowTheirs: (count, name) =>
    plural("ar", count, {
      zero: `# سجل أصبح لـ\u2068${name}\u2069`,
      one: `سجل واحد أصبح لـ\u2068${name}\u2069`,
      two: `سجلان أصبحا لـ\u2068${name}\u2069`,
      few: `# سجلات أصبحت لـ\u2068${name}\u2069`,
      many: `# سجلًا أصبح لـ\u2068${name}\u2069`,
      other: `# سجل أصبح لـ\u2068${name}\u2069`,
    }),
  skipped: (changed, all, skipped) =>
    `\u2068${changed}\u2069 من \u2068${all}\u2069. ${plural("ar", skipped, { zero: "# تغيّر في مكان آخر.", one: "واحد تغيّر في مكان آخر.", two: "اثنان تغيّرا في مكان آخر.", few: "# تغيّرت في مكان آخر.", many: "# تغيّر في مكان آخر.", other: "# تغيّر في مكان آخر." })}`,
  showThem: "إظهارها",
  failed: "لم يُسلَّم شيء. حاول مرة أخرى.",
  notCounted: "تعذّر العدّ.",
  altogether: "المجموع",
  records: (count) =>
    plural("ar", count, {
      zero: "لا سجلات",
      one: "سجل واحد",
      two: "سجلان",
      few: "# سجلات",
      many: "# سجلًا",
      other: "# سجل",
    }),
};
