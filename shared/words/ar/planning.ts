import type { planning as english } from "../en/planning.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const planning: Words<typeof english> = {
  newTitle: "موعد جديد",
  editTitle: "تعديل الموعد",
  editNamed: (title) => `تعديل \u2068${title}\u2069`,
  edit: "تعديل",
  appointments: "المواعيد",
  sections: {
    who: "مع",
    what: "الموعد",
    people: "الأشخاص",
    when: "الوقت",
    invitation: "الدعوة",
    notes: "الملاحظات",
  },
  peopleHint: "يظهر في تقويم واحد. ويمكن لآخرين الحضور.",
  notesHint: "جدول الأعمال، العنوان، ما يلزم إحضاره",
  dayTime: (day, time) => `\u2068${day}\u2069، \u2068${time}\u2069`,
  none: {
    repeat: "بلا تكرار",
    attending: "لا أحد",
  },
  someoneElse: "شخص آخر",
  until: (time) => `حتى \u2068${time}\u2069`,
  past: "في الماضي",
  overlaps: {
    one: (what) => `تداخل مع \u2068${what}\u2069`,
    two: (first, second) => `تداخل مع \u2068${first}\u2069 و\u2068${second}\u2069`,
    more: (first, second, more) =>
      `تداخل مع \u2068${first}\u2069 و\u2068${second}\u2069 و\u2068${more}\u2069 أخرى`,
  },
  save: "حفظ الموعد",
  saveAndInvite: "حفظ ودعوة",
  saveAll: (count) =>
    plural("ar", count, {
      zero: "حفظ # موعد",
      one: "حفظ موعد واحد",
      two: "حفظ موعدين",
      few: "حفظ # مواعيد",
      many: "حفظ # موعدًا",
      other: "حفظ # موعد",
    }),
  delete: "حذف",
  deleting: {
    title: (title) => `هل تريد حذف «\u2068${title}\u2069»؟`,
    keep: "إبقاء الموعد",
    button: "حذف الموعد",
    busy: "جارٍ الحذف",
    onDay: (day, name) => `\u2068${day}\u2069 مع \u2068${name}\u2069.`,
    onDayAt: (day, time, name) =>
      `\u2068${day}\u2069 الساعة \u2068${time}\u2069 مع \u2068${name}\u2069.`,
    endless: "تم حذف المواعيد.",
    several: (count) =>
      plural("ar", count, {
        zero: "تم حذف # موعد.",
        one: "تم حذف موعد واحد.",
        two: "تم حذف موعدين.",
        few: "تم حذف # مواعيد.",
        many: "تم حذف # موعدًا.",
        other: "تم حذف # موعد.",
      }),
  },
  who: {
    label: "مَن",
    companyFirst: "اختر شركة أولًا",
    noCompanies: "لا شركات بعد.",
    addCompany: "إضافة شركة",
    customers: (count) =>
      plural("ar", count, {
        zero: "# عميل في هذه الشركة",
        one: "عميل واحد في هذه الشركة",
        two: "عميلان في هذه الشركة",
        few: "# عملاء في هذه الشركة",
        many: "# عميلًا في هذه الشركة",
        other: "# عميل في هذه الشركة",
      }),
    noCustomers: "لا عملاء في هذه الشركة.",
    addCustomer: "إضافة عميل",
    chosen: "الموعد مع",
    customer: "العميل",
    company: "الشركة",
    change: "تغيير",
    changeLabel: "تغيير العميل أو الشركة",
  },
  day: {
    label: (day) => `مواعيد \u2068${day}\u2069`,
    own: "هذا الموعد",
    nothing: "لا شيء محجوز",
    nothingElse: "لا شيء آخر محجوز",
    others: (count) =>
      plural("ar", count, {
        zero: "# موعد آخر",
        one: "موعد آخر",
        two: "موعدان آخران",
        few: "# مواعيد أخرى",
        many: "# موعدًا آخر",
        other: "# موعد آخر",
      }),
    booked: (count) =>
      plural("ar", count, {
        zero: "# موعد محجوز",
        one: "موعد محجوز واحد",
        two: "موعدان محجوزان",
        few: "# مواعيد محجوزة",
        many: "# موعدًا محجوزًا",
        other: "# موعد محجوز",
      }),
  },
  reminder: {
    none: "بلا تذكير",
    atStart: "عند البدء",
    minutes: (count) =>
      plural("ar", count, {
        zero: "قبل # دقيقة",
        one: "قبل دقيقة",
        two: "قبل دقيقتين",
        few: "قبل # دقائق",
        many: "قبل # دقيقة",
        other: "قبل # دقيقة",
      }),
    hours: (count) =>
      plural("ar", count, {
        zero: "قبل # ساعة",
        one: "قبل ساعة",
        two: "قبل ساعتين",
        few: "قبل # ساعات",
        many: "قبل # ساعة",
        other: "قبل # ساعة",
      }),
    days: (count) =>
      plural("ar", count, {
        zero: "قبل # يوم",
        one: "قبل يوم",
        two: "قبل يومين",
        few: "قبل # أيام",
        many: "قبل # يومًا",
        other: "قبل # يوم",
      }),
  },
  invitation: {
    hint: "تُرسل عند الحفظ.",
    noEmail: (name) => `لا بريد إلكتروني لدى \u2068${name}\u2069.`,
    addEmail: "إضافة بريد",
    chooseTime: (name) => `اختر وقتًا لدعوة \u2068${name}\u2069.`,
    invite: (email) => `دعوة \u2068${email}\u2069`,
    what: (city, name) =>
      `رسالة فيها الوقت للتقويم، بتوقيت \u2068${city}\u2069. يمكن لـ\u2068${name}\u2069 القبول أو الاعتذار أو اقتراح وقت آخر.`,
    where: "المكان",
    link: "الرابط",
    address: "العنوان",
    remind: (name) => `تذكير \u2068${name}\u2069`,
    may: (name) => `المسموح لـ\u2068${name}\u2069`,
    mayPropose: "اقتراح وقت آخر",
    mayMove: "نقل الموعد إلى أوقاتك المتاحة",
    wordTo: (name) => `رسالة إلى \u2068${name}\u2069`,
    preview: "معاينة الرسالة",
    failed: "لم تُرسل الدعوة. حاول مرة أخرى.",
    booked: (title, name) => `تم حجز \u2068${title}\u2069 ودعوة \u2068${name}\u2069`,
    saved: (title, name) => `تم حفظ \u2068${title}\u2069 ودعوة \u2068${name}\u2069`,
    bookedOnly: (title, name) => `تم حجز \u2068${title}\u2069 دون دعوة \u2068${name}\u2069`,
    savedOnly: (title, name) => `تم حفظ \u2068${title}\u2069 دون دعوة \u2068${name}\u2069`,
  },
  mail: {
    failed: "تعذّر تحميل الرسالة.",
    loading: "جارٍ تحميل الرسالة",
    from: "من",
    subject: "الموضوع",
    title: (name) => `رسالة إلى \u2068${name}\u2069`,
    sentOn: (email, day) => `كما أُرسلت إلى \u2068${email}\u2069 في \u2068${day}\u2069.`,
    onSaving: (email) => `تُرسل إلى \u2068${email}\u2069 عند الحفظ، مع الوقت للتقويم.`,
  },
  places: {
    phone: {
      label: "هاتف",
      short: "تتصل أنت",
      hint: "تتصل أنت؛ ويُطلب الرقم.",
    },
    video: {
      label: "فيديو",
      short: "فيديو",
      hint: "رابط لكل المواعيد، أو ترسل رابطًا.",
    },
    address: {
      label: "عنوان",
      short: "في عنوانك",
      hint: "يأتي العملاء إليك.",
    },
    theirs: {
      label: "عنوان العميل",
      short: "في عنوان العميل",
      hint: "تذهب إلى العميل؛ ويُطلب العنوان.",
    },
  },
};
