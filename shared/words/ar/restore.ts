import type { restore as english } from "../en/restore.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const restore: Words<typeof english> = {
  section: "الاستعادة",
  hint: "من ملف Client Desk.",
  row: "الاستعادة من ملف",
  note: "سترى الفروق أولًا. لا يُستبدل شيء مما لديك إلا إذا اخترت ذلك.",
  remove: "إزالة",
  removing: "جارٍ الإزالة",
  chooseFile: "اختيار ملف",
  file: "ملف Client Desk",
  notRemoved: "تعذّرت إزالة البيانات المستعادة. حاول مرة أخرى.",
  removeStopped: (file) =>
    `لم تكتمل إزالة ما استُعيد من \u2068${file}\u2069. اختر «إزالة» للمحاولة مرة أخرى.`,
  stopped: (file, written) =>
    plural("ar", written, {
      zero: `توقفت استعادة \u2068${file}\u2069 بعد # صف. اختر الملف نفسه للمتابعة، أو أزل ما استُعيد.`,
      one: `توقفت استعادة \u2068${file}\u2069 بعد صف واحد. اختر الملف نفسه للمتابعة، أو أزل ما استُعيد.`,
      two: `توقفت استعادة \u2068${file}\u2069 بعد صفين. اختر الملف نفسه للمتابعة، أو أزل ما استُعيد.`,
      few: `توقفت استعادة \u2068${file}\u2069 بعد # صفوف. اختر الملف نفسه للمتابعة، أو أزل ما استُعيد.`,
      many: `توقفت استعادة \u2068${file}\u2069 بعد # صفًا. اختر الملف نفسه للمتابعة، أو أزل ما استُعيد.`,
      other: `توقفت استعادة \u2068${file}\u2069 بعد # صف. اختر الملف نفسه للمتابعة، أو أزل ما استُعيد.`,
    }),
  removeFirst: (file) => `لم تكتمل إزالة ما استُعيد من \u2068${file}\u2069. أزل الباقي أولًا.`,
  otherFile: (file) =>
    `لم تكتمل استعادة \u2068${file}\u2069. اختر ذلك الملف للمتابعة، أو أزل ما استُعيد.`,
  title: "الاستعادة من ملف",
  cancel: "إلغاء الاستعادة",
  account: "استعادة الحساب",
  records: (count) =>
    plural("ar", count, {
      zero: "استعادة # سجل",
      one: "استعادة سجل واحد",
      two: "استعادة سجلين",
      few: "استعادة # سجلات",
      many: "استعادة # سجلًا",
      other: "استعادة # سجل",
    }),
  reading: "جارٍ القراءة",
  restoring: "جارٍ الاستعادة",
  cancelHint: "الإلغاء لا يترك أثرًا.",
  removingAll: "جارٍ إزالة البيانات المستعادة",
  continues: "لم تكتمل الاستعادة الأخيرة. ستُستأنف من حيث توقفت.",
  whole: (day) => `حسابك فارغ. سيعود كل شيء كما كان في \u2068${day}\u2069.`,
  older: "الملف من إصدار أقدم. يعرض السجل تغييراته، لكن لا يمكن التراجع عنها.",
  changes: (count) =>
    plural("ar", count, {
      zero: "# تغيير في السجل",
      one: "تغيير واحد في السجل",
      two: "تغييران في السجل",
      few: "# تغييرات في السجل",
      many: "# تغييرًا في السجل",
      other: "# تغيير في السجل",
    }),
  counts: {
    companies: (count) =>
      plural("ar", count, {
        zero: "# شركة",
        one: "شركة واحدة",
        two: "شركتان",
        few: "# شركات",
        many: "# شركة",
        other: "# شركة",
      }),
    customers: (count) =>
      plural("ar", count, {
        zero: "# عميل",
        one: "عميل واحد",
        two: "عميلان",
        few: "# عملاء",
        many: "# عميلًا",
        other: "# عميل",
      }),
    appointments: (count) =>
      plural("ar", count, {
        zero: "# موعد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      }),
    activities: (count) =>
      plural("ar", count, {
        zero: "# إدخال",
        one: "إدخال واحد",
        two: "إدخالان",
        few: "# إدخالات",
        many: "# إدخالًا",
        other: "# إدخال",
      }),
    tasks: (count) =>
      plural("ar", count, {
        zero: "# مهمة",
        one: "مهمة واحدة",
        two: "مهمتان",
        few: "# مهام",
        many: "# مهمة",
        other: "# مهمة",
      }),
    tags: (count) =>
      plural("ar", count, {
        zero: "# وسم",
        one: "وسم واحد",
        two: "وسمان",
        few: "# وسوم",
        many: "# وسمًا",
        other: "# وسم",
      }),
    views: (count) =>
      plural("ar", count, {
        zero: "# عرض",
        one: "عرض واحد",
        two: "عرضان",
        few: "# عروض",
        many: "# عرضًا",
        other: "# عرض",
      }),
    absences: (count) =>
      plural("ar", count, {
        zero: "# غياب",
        one: "غياب واحد",
        two: "غيابان",
        few: "# غيابات",
        many: "# غيابًا",
        other: "# غياب",
      }),
    meetingTypes: (count) =>
      plural("ar", count, {
        zero: "# نوع مواعيد",
        one: "نوع مواعيد واحد",
        two: "نوعا مواعيد",
        few: "# أنواع مواعيد",
        many: "# نوع مواعيد",
        other: "# نوع مواعيد",
      }),
  },
  broken: "تعذّرت قراءة الملف.",
  failed: "تعذّرت استعادة الملف.",
  done: (written) =>
    plural("ar", written, {
      zero: "تمت استعادة الحساب: # صف",
      one: "تمت استعادة الحساب: صف واحد",
      two: "تمت استعادة الحساب: صفان",
      few: "تمت استعادة الحساب: # صفوف",
      many: "تمت استعادة الحساب: # صفًا",
      other: "تمت استعادة الحساب: # صف",
    }),
  doneWithout: (written, leftOut) =>
    `${plural("ar", written, { zero: "تمت استعادة الحساب: # صف", one: "تمت استعادة الحساب: صف واحد", two: "تمت استعادة الحساب: صفان", few: "تمت استعادة الحساب: # صفوف", many: "تمت استعادة الحساب: # صفًا", other: "تمت استعادة الحساب: # صف" })}، ${plural("ar", leftOut, { zero: "وتُرك # صف", one: "وتُرك صف واحد", two: "وتُرك صفان", few: "وتُركت # صفوف", many: "وتُرك # صفًا", other: "وتُرك # صف" })}`,
  restored: (count) =>
    plural("ar", count, {
      zero: "تمت استعادة # سجل",
      one: "تمت استعادة سجل واحد",
      two: "تمت استعادة سجلين",
      few: "تمت استعادة # سجلات",
      many: "تمت استعادة # سجلًا",
      other: "تمت استعادة # سجل",
    }),
  nothingSaved: "لم يُحفظ شيء.",
  files: {
    notOurs: "هذا ليس ملف Client Desk.",
    notWhole: "هذا ليس ملف Client Desk كاملًا.",
    newer: "هذا الملف من إصدار أحدث من Client Desk.",
  },
  allHere: "كل ما في الملف موجود هنا.",
  differences: (added, changed, same) =>
    `${plural("ar", added, { zero: "# سجل في الملف فقط", one: "سجل واحد في الملف فقط", two: "سجلان في الملف فقط", few: "# سجلات في الملف فقط", many: "# سجلًا في الملف فقط", other: "# سجل في الملف فقط" })}، ${plural("ar", changed, { zero: "# سجل مختلف", one: "سجل واحد مختلف", two: "سجلان مختلفان", few: "# سجلات مختلفة", many: "# سجلًا مختلفًا", other: "# سجل مختلف" })}، ${plural("ar", same, { zero: "# سجل مطابق", one: "سجل واحد مطابق", two: "سجلان مطابقان", few: "# سجلات مطابقة", many: "# سجلًا مطابقًا", other: "# سجل مطابق" })}. يمكن التراجع عن الاستعادة.`,
  whatDiffers: "ما يختلف",
  andMore: (count) =>
    plural("ar", count, {
      zero: "ولا سجلات أخرى",
      one: "وسجل آخر",
      two: "وسجلان آخران",
      few: "و# سجلات أخرى",
      many: "و# سجلًا آخر",
      other: "و# سجل آخر",
    }),
  where: "حيث يختلف الملف",
  keep: "إبقاء ما لديك",
  take: "استخدام ما في الملف",
};
