import type { people as english } from "../en/people.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const people: Words<typeof english> = {
  roles: { owner: "مالك", member: "عضو", reader: "قارئ" },
  mayDo: {
    owner: "كل الأعمال، والأشخاص وإعدادات المكتب",
    member: "كل الأعمال",
    reader: "يطّلع ويبحث، ولا يغيّر شيئًا",
  },
  onlyYou: "أنت وحدك",
  count: (count) =>
    plural("ar", count, {
      zero: "لا أشخاص",
      one: "شخص واحد",
      two: "شخصان",
      few: "# أشخاص",
      many: "# شخصًا",
      other: "# شخص",
    }),
  roleAndCount: (role, people) => `${role}، ${people}`,
  thisDesk: "، هذا المكتب",
  newDesk: "مكتب جديد",
  deskSettings: "الأشخاص وإعدادات المكتب",
  newDeskDialog: {
    text: "لا ينتقل شيء من مكتب إلى آخر.",
    name: "الاسم",
    save: "إنشاء المكتب",
    saving: "جارٍ الإنشاء",
    failed: "تعذّر إنشاء المكتب. حاول مرة أخرى.",
  },
  join: {
    title: (desk) => `هل تريد الانضمام إلى «\u2068${desk}\u2069»؟`,
    button: "انضمام",
    joining: "جارٍ الانضمام",
    notNow: "ليس الآن",
    failed: "تعذّر الرد على الدعوة. حاول مرة أخرى.",
    invites: {
      owner: (from, desk, own) =>
        `دعوة لك من \u2068${from}\u2069 إلى «\u2068${desk}\u2069»، بدور مالك. يبقى لك «\u2068${own}\u2069»، ويمكنك التبديل بينهما في أي وقت.`,
      member: (from, desk, own) =>
        `دعوة لك من \u2068${from}\u2069 إلى «\u2068${desk}\u2069»، بدور عضو. يبقى لك «\u2068${own}\u2069»، ويمكنك التبديل بينهما في أي وقت.`,
      reader: (from, desk, own) =>
        `دعوة لك من \u2068${from}\u2069 إلى «\u2068${desk}\u2069»، بدور قارئ. يبقى لك «\u2068${own}\u2069»، ويمكنك التبديل بينهما في أي وقت.`,
    },
    invited: {
      owner: (desk, own) =>
        `لديك دعوة إلى «\u2068${desk}\u2069»، بدور مالك. يبقى لك «\u2068${own}\u2069»، ويمكنك التبديل بينهما في أي وقت.`,
      member: (desk, own) =>
        `لديك دعوة إلى «\u2068${desk}\u2069»، بدور عضو. يبقى لك «\u2068${own}\u2069»، ويمكنك التبديل بينهما في أي وقت.`,
      reader: (desk, own) =>
        `لديك دعوة إلى «\u2068${desk}\u2069»، بدور قارئ. يبقى لك «\u2068${own}\u2069»، ويمكنك التبديل بينهما في أي وقت.`,
    },
  },
  dead: {
    title: "لم تعد هذه الدعوة صالحة.",
    text: "تم استخدامها أو إلغاؤها أو مضى عليها أكثر من 7 أيام. اطلب دعوة جديدة.",
  },
  notLoaded: "تعذّر تحميل الدعوة. افتح رابطها مرة أخرى.",
  other: {
    title: "هذه الدعوة لشخص آخر",
    text: (email, wanted) =>
      `تم تسجيل دخولك بالعنوان \u2068${email}\u2069. هذه الدعوة للعنوان \u2068${wanted}\u2069.`,
    logIn: "تسجيل الدخول بحساب آخر",
  },
};
