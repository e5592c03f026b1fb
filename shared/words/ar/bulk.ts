import type { bulk as english } from "../en/bulk.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("ar", customers, {
    zero: "لا عملاء",
    one: "عميل واحد",
    two: "عميلان",
    few: "# عملاء",
    many: "# عميلًا",
    other: "# عميل",
  });
const theCustomers = (customers: number) =>
  plural("ar", customers, {
    zero: "# عميل",
    one: "عميل واحد",
    two: "عميلين",
    few: "# عملاء",
    many: "# عميلًا",
    other: "# عميل",
  });
const ofAppointments = (appointments: number) =>
  plural("ar", appointments, {
    zero: "لا مواعيد",
    one: "موعد واحد",
    two: "موعدان",
    few: "# مواعيد",
    many: "# موعدًا",
    other: "# موعد",
  });
const wereChanged = (customers: number) =>
  plural("ar", customers, {
    zero: "لم يتغيّر شيء في مكان آخر",
    one: "تغيّر واحد في مكان آخر",
    two: "تغيّر اثنان في مكان آخر",
    few: "تغيّر # في مكان آخر",
    many: "تغيّر # في مكان آخر",
    other: "تغيّر # في مكان آخر",
  });
const undoneFor = (days: number) =>
  plural("ar", days, {
    zero: "يمكنك التراجع عن هذا من السجل خلال # يوم.",
    one: "يمكنك التراجع عن هذا من السجل خلال يوم واحد.",
    two: "يمكنك التراجع عن هذا من السجل خلال يومين.",
    few: "يمكنك التراجع عن هذا من السجل خلال # أيام.",
    many: "يمكنك التراجع عن هذا من السجل خلال # يومًا.",
    other: "يمكنك التراجع عن هذا من السجل خلال # يوم.",
  });

export const bulk: Words<typeof english> = {
  selected: (customers) =>
    plural("ar", customers, {
      zero: "لا تحديد",
      one: "تم تحديد واحد",
      two: "تم تحديد اثنين",
      few: "تم تحديد #",
      many: "تم تحديد #",
      other: "تم تحديد #",
    }),
  allSelected: (customers) =>
    plural("ar", customers, {
      zero: "لا تحديد",
      one: "تم تحديد الكل (واحد)",
      two: "تم تحديد الكل (اثنان)",
      few: "تم تحديد الكل (#)",
      many: "تم تحديد الكل (#)",
      other: "تم تحديد الكل (#)",
    }),
  selectAll: (customers) =>
    plural("ar", customers, {
      zero: "تحديد الكل",
      one: "تحديد الكل (واحد)",
      two: "تحديد الكل (اثنان)",
      few: "تحديد الكل (#)",
      many: "تحديد الكل (#)",
      other: "تحديد الكل (#)",
    }),
  selectMatching: (customers) =>
    plural("ar", customers, {
      zero: "تحديد كل ما يطابق",
      one: "تحديد كل ما يطابق (واحد)",
      two: "تحديد كل ما يطابق (اثنان)",
      few: "تحديد كل ما يطابق (#)",
      many: "تحديد كل ما يطابق (#)",
      other: "تحديد كل ما يطابق (#)",
    }),
  clear: "إلغاء التحديد",
  saving: "جارٍ الحفظ",
  progress: (done, total) => `${done} من ${total}`,
  tooMany: (most) => `اختر ما لا يزيد على ${most}، أو كل ما يطابق.`,
  acts: {
    status: "تعيين الحالة",
    tag: "إضافة وسم",
    company: "نقل إلى شركة",
    followUp: "متابعة",
    handOver: "تسليم",
    merge: "دمج…",
    export: "تصدير",
    delete: "حذف",
  },
  status: "الحالة",
  became: {
    status: (customers, status) => `${ofCustomers(customers)}: الحالة الآن «\u2068${status}\u2069»`,
    tag: (customers, tag) => `تمت إضافة الوسم \u2068${tag}\u2069 إلى ${theCustomers(customers)}`,
    company: (customers, company) => `تم نقل ${theCustomers(customers)} إلى \u2068${company}\u2069`,
    followUp: (customers) => `تمت إضافة متابعة إلى ${theCustomers(customers)}`,
    deleted: (customers) => `تم حذف ${theCustomers(customers)}`,
    changedElsewhere: (changed, total, others) =>
      `تم تغيير ${changed} من ${total}. ${wereChanged(others)}.`,
    changedOrFull: (changed, total, others, tags) =>
      `تم تغيير ${changed} من ${total}. ${wereChanged(others)} أو بلغ حد الوسوم، وهو ${tags}.`,
    showThem: "إظهارها",
  },
  handOver: (customers) => `تسليم ${theCustomers(customers)}`,
  deleting: {
    question: (customers) => `هل تريد حذف ${theCustomers(customers)}؟`,
    button: (customers) => `حذف ${theCustomers(customers)}`,
    text: (days) => `تُحذف أيضًا مواعيدهم ومهامهم وملاحظاتهم. ${undoneFor(days)}`,
    counted: (appointments, days) =>
      `يُحذف معهم أيضًا: ${ofAppointments(appointments)} والمهام والملاحظات. ${undoneFor(days)}`,
  },
  company: {
    label: "الشركة التي يُنقل إليها",
    choose: "اختر شركة",
    customers: (customers) => ofCustomers(customers),
  },
  tag: {
    label: "إضافة وسم",
    create: (name) => `إنشاء «\u2068${name}\u2069»`,
    none: "لا وسوم بعد. اكتب اسمًا لإضافة وسم.",
  },
  followUp: {
    task: "المهمة",
    text: "متابعة",
    day: "اليوم",
    tomorrow: "غدًا",
    nextWeek: "الأسبوع القادم",
    inAMonth: "بعد شهر",
    button: "إضافة متابعة",
  },
};
