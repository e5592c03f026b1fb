import type { inbox as english } from "../en/inbox.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const inbox: Words<typeof english> = {
  title: "لك",
  new: (count) =>
    plural("ar", count, {
      zero: "لك: # جديد",
      one: "لك: جديد واحد",
      two: "لك: جديدان",
      few: "لك: # جديدة",
      many: "لك: # جديدًا",
      other: "لك: # جديد",
    }),
  newLabel: (count) =>
    plural("ar", count, {
      zero: "لك، # جديد",
      one: "لك، جديد واحد",
      two: "لك، جديدان",
      few: "لك، # جديدة",
      many: "لك، # جديدًا",
      other: "لك، # جديد",
    }),
  newAfter: (count) =>
    plural("ar", count, {
      zero: "، # جديد",
      one: "، جديد واحد",
      two: "، جديدان",
      few: "، # جديدة",
      many: "، # جديدًا",
      other: "، # جديد",
    }),
  countNew: {
    0: "لا جديد.",
    1: "شيء جديد واحد.",
    2: "شيئان جديدان.",
    3: "ثلاثة أشياء جديدة.",
    4: "أربعة أشياء جديدة.",
    5: "خمسة أشياء جديدة.",
    6: "ستة أشياء جديدة.",
    7: "سبعة أشياء جديدة.",
    8: "ثمانية أشياء جديدة.",
    9: "تسعة أشياء جديدة.",
    more: (count) =>
      plural("ar", count, {
        zero: "لا جديد.",
        one: "شيء جديد واحد.",
        two: "شيئان جديدان.",
        few: "# أشياء جديدة.",
        many: "# شيئًا جديدًا.",
        other: "# شيء جديد.",
      }),
  },
  readAll: "تمييز الكل كمقروء",
  none: "لا جديد لك.",
  noneText: "يظهر هنا ما يطلبه منك الآخرون أو يعطونك إياه أو يسلّمونك إياه.",
  notLoaded: "تعذّر تحميل ما يخصك.",
  notMarked: "تعذّر التمييز كمقروء. حاول مرة أخرى.",
  keys: { move: "تنقّل", open: "فتح", read: "مقروء" },
  ages: {
    today: "اليوم",
    thisWeek: "هذا الأسبوع",
    lastWeek: "الأسبوع الماضي",
    earlier: "قبل ذلك",
  },
  open: "فتح",
  show: "إظهار",
  isNew: "جديد: ",
  due: (day) => `مستحقة في \u2068${day}\u2069`,
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
    tasks: (count) =>
      plural("ar", count, {
        zero: "لا مهام",
        one: "مهمة واحدة",
        two: "مهمتان",
        few: "# مهام",
        many: "# مهمة",
        other: "# مهمة",
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
    records: (count) =>
      plural("ar", count, {
        zero: "لا سجلات",
        one: "سجل واحد",
        two: "سجلان",
        few: "# سجلات",
        many: "# سجلًا",
        other: "# سجل",
      }),
  },
  invitation: {
    invites: "دعوة لك من <who></who> إلى <what></what>",
    invited: "لديك دعوة إلى <what></what>",
    terms: {
      owner: (day) => `بدور مالك. حتى \u2068${day}\u2069`,
      member: (day) => `بدور عضو. حتى \u2068${day}\u2069`,
      reader: (day) => `بدور قارئ. حتى \u2068${day}\u2069`,
    },
    join: "انضمام",
    joinDesk: (desk) => `الانضمام إلى «\u2068${desk}\u2069»`,
    decline: "اعتذار",
    declineDesk: (desk) => `الاعتذار عن الدعوة إلى «\u2068${desk}\u2069»`,
    declining: "جارٍ الاعتذار",
    declined: "تم الاعتذار عن الدعوة",
    notDeclined: "تعذّر الاعتذار عن الدعوة. حاول مرة أخرى.",
    ask: (desk) => `هل تريد الاعتذار عن الدعوة إلى «\u2068${desk}\u2069»؟`,
    keep: "إبقاء الدعوة",
    later: "للانضمام لاحقًا تحتاج إلى دعوة أخرى.",
    laterFrom: (from) => `للانضمام لاحقًا تحتاج إلى دعوة أخرى من \u2068${from}\u2069.`,
  },
  deeds: {
    task: "مهمة لك من <who></who>: <what></what>",
    appointment: "تمت إضافتك إلى <what></what> من <who></who>",
    handed: "تسليم إليك من <who></who>: <what></what>",
    mentionedOn: "تمت الإشارة إليك من <who></who> لدى <what></what>",
    mentioned: "تمت الإشارة إليك من <who></who> في مهمة",
  },
  email: {
    title: "«لك» بالبريد الإلكتروني",
    atOnce: "البريد: فورًا",
    daily: "البريد: يوميًا",
    never: "البريد: أبدًا",
  },
};
