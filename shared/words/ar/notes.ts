import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const monthsOf = (months: number) =>
  plural("ar", months, {
    zero: "# شهر",
    one: "شهر",
    two: "شهرين",
    few: "# أشهر",
    many: "# شهرًا",
    other: "# شهر",
  });
const daysOf = (days: number) =>
  plural("ar", days, {
    zero: "# يوم",
    one: "يوم واحد",
    two: "يومين",
    few: "# أيام",
    many: "# يومًا",
    other: "# يوم",
  });

export const notes: Words<typeof english> = {
  undoable: (days) =>
    plural("ar", days, {
      zero: "يمكنك التراجع عن هذا من السجل خلال # يوم.",
      one: "يمكنك التراجع عن هذا من السجل خلال يوم واحد.",
      two: "يمكنك التراجع عن هذا من السجل خلال يومين.",
      few: "يمكنك التراجع عن هذا من السجل خلال # أيام.",
      many: "يمكنك التراجع عن هذا من السجل خلال # يومًا.",
      other: "يمكنك التراجع عن هذا من السجل خلال # يوم.",
    }),
  history: (months) => `كل تغيير في آخر ${monthsOf(months)}.`,
  historyUndo: (months, days) =>
    `كل تغيير في آخر ${monthsOf(months)}. يمكنك التراجع عن أي تغيير خلال ${daysOf(days)}.`,
  copyRefused: "لم يسمح متصفحك بالنسخ",
  nowOn: (desk) => `أنت الآن في «\u2068${desk}\u2069»`,
  deskFailed: "تعذّر فتح المكتب. حاول مرة أخرى.",
  reader: "دورك هنا قارئ.",
  readerAsk: (owner) => `دورك هنا قارئ. اطلب من \u2068${owner}\u2069 تغيير ذلك.`,
  ownersOnly: "هذا متاح لمالكي المكتب وحدهم.",
  ownersOnlyAsk: (owner) => `هذا متاح لمالكي المكتب وحدهم. اطلب من \u2068${owner}\u2069 تغيير ذلك.`,
  readMore: "قراءة المزيد",
  readLess: "قراءة أقل",
  theme: "المظهر",
  themes: {
    light: "فاتح",
    dark: "داكن",
    system: "مثل النظام",
  },
  device: {
    on: (browser, system) => `\u2068${browser}\u2069 على \u2068${system}\u2069`,
    unknown: "جهاز غير معروف",
    token: (name) => `رمز الوصول «\u2068${name}\u2069»`,
  },
};
