import type { tasks as english } from "../en/tasks.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const overdueOf = (overdue: number) =>
  plural("ar", overdue, {
    zero: "لا مهام متأخرة",
    one: "مهمة متأخرة",
    two: "مهمتان متأخرتان",
    few: "# مهام متأخرة",
    many: "# مهمة متأخرة",
    other: "# مهمة متأخرة",
  });
const dueOf = (due: number) =>
  plural("ar", due, {
    zero: "لا مهام مستحقة اليوم",
    one: "مهمة مستحقة اليوم",
    two: "مهمتان مستحقتان اليوم",
    few: "# مهام مستحقة اليوم",
    many: "# مهمة مستحقة اليوم",
    other: "# مهمة مستحقة اليوم",
  });
const moreThan = (due: number) =>
  plural("ar", due, {
    zero: "أكثر من # مستحقة اليوم",
    one: "أكثر من مهمة مستحقة اليوم",
    two: "أكثر من مهمتين مستحقتين اليوم",
    few: "أكثر من # مهام مستحقة اليوم",
    many: "أكثر من # مهمة مستحقة اليوم",
    other: "أكثر من # مهمة مستحقة اليوم",
  });

export const tasks: Words<typeof english> = {
  title: "المهام",
  newTask: "مهمة جديدة",
  add: "إضافة مهمة",
  addExample: "إضافة مهمة، مثل «إرسال العرض إلى مريم الجمعة 15:00»",
  unsaved: (text) => `«\u2068${text}\u2069»`,
  none: "لا مهام. أضف مهمة هنا، أو أثناء كتابة ملاحظة.",
  nothingToday: "لا شيء مستحق اليوم.",
  count: (count) =>
    plural("ar", count, {
      zero: "لا مهام",
      one: "مهمة واحدة",
      two: "مهمتان",
      few: "# مهام",
      many: "# مهمة",
      other: "# مهمة",
    }),
  notPrinted: (count) =>
    plural("ar", count, {
      zero: "# مهمة أخرى لم تُطبع",
      one: "مهمة أخرى لم تُطبع",
      two: "مهمتان أخريان لم تُطبعا",
      few: "# مهام أخرى لم تُطبع",
      many: "# مهمة أخرى لم تُطبع",
      other: "# مهمة أخرى لم تُطبع",
    }),
  showMore: (count) =>
    plural("ar", count, {
      zero: "إظهار # مهمة أخرى",
      one: "إظهار مهمة أخرى",
      two: "إظهار مهمتين أخريين",
      few: "إظهار # مهام أخرى",
      many: "إظهار # مهمة أخرى",
      other: "إظهار # مهمة أخرى",
    }),
  groups: {
    overdue: "متأخرة",
    today: "اليوم",
    upcoming: "القادمة",
    someday: "بلا تاريخ",
    done: "منجزة",
  },
  summary: {
    nothing: "لا شيء مستحق اليوم.",
    overdue: (overdue) =>
      plural("ar", overdue, {
        zero: "لا مهام متأخرة.",
        one: "مهمة متأخرة.",
        two: "مهمتان متأخرتان.",
        few: "# مهام متأخرة.",
        many: "# مهمة متأخرة.",
        other: "# مهمة متأخرة.",
      }),
    moreOverdue: (overdue) =>
      plural("ar", overdue, {
        zero: "أكثر من # متأخرة.",
        one: "أكثر من مهمة متأخرة.",
        two: "أكثر من مهمتين متأخرتين.",
        few: "أكثر من # مهام متأخرة.",
        many: "أكثر من # مهمة متأخرة.",
        other: "أكثر من # مهمة متأخرة.",
      }),
    due: (due) => `${dueOf(due)}.`,
    moreDue: (due) => `${moreThan(due)}.`,
    both: (overdue, due) => `${overdueOf(overdue)}، ${dueOf(due)}.`,
    bothAndMore: (overdue, due) => `${overdueOf(overdue)}، ${moreThan(due)}.`,
  },
  late: (days) =>
    plural("ar", days, {
      zero: "بلا تأخير",
      one: "تأخير يوم واحد",
      two: "تأخير يومين",
      few: "تأخير # أيام",
      many: "تأخير # يومًا",
      other: "تأخير # يوم",
    }),
  overdueSince: (day) => `<hidden>متأخرة منذ </hidden>\u2068${day}\u2069`,
  from: (name) => `من \u2068${name}\u2069`,
  assignedTo: "مُسندة إلى",
  assignTo: "إسناد إلى",
  doneBox: (text) => `منجزة: \u2068${text}\u2069`,
  acts: {
    done: "منجزة",
    notDone: "غير منجزة",
    snooze: "تأجيل",
    assign: "إسناد",
    edit: "تعديل",
    delete: "حذف",
    back: "رجوع",
    move: "تنقّل",
    open: "فتح العميل",
  },
  days: {
    tomorrow: "غدًا",
    nextWeek: "الأسبوع القادم",
    inAMonth: "بعد شهر",
    pick: "اختيار يوم",
  },
  editor: {
    label: "تعديل المهمة",
    task: "المهمة",
    day: "اليوم",
    time: "الوقت",
    wrongTime: "مثلًا «9:30» أو «15:00»",
    person: "عميل أو شركة",
    save: "حفظ",
  },
  became: {
    added: "تمت إضافة المهمة",
    done: "تم إنجاز المهمة",
    reopened: "تمت إعادة فتح المهمة",
    updated: "تم تحديث المهمة",
    snoozed: (day) => `تم التأجيل إلى \u2068${day}\u2069`,
    undated: "تمت إزالة تاريخ الاستحقاق",
    assigned: (name) => `المهمة الآن لدى \u2068${name}\u2069`,
    deleted: "تم حذف المهمة",
  },
};
