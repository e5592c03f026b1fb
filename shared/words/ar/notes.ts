import type { notes as english } from "../en/notes.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

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
  history: (months) => `كل تغيير في آخر ${months} شهرًا.`,
  historyUndo: (months, days) =>
    `كل تغيير في آخر ${months} شهرًا. يمكنك التراجع عن أي تغيير خلال ${days} يومًا.`,
  copyRefused: "لم يسمح متصفحك بالنسخ",
  nowOn: (desk) => `أنت الآن في \u2068${desk}\u2069`,
  deskFailed: "تعذّر فتح المكتب. حاول مرة أخرى.",
  reader: "دورك هنا قارئ.",
  readerAsk: (owner) => `دورك هنا قارئ. اطلب من \u2068${owner}\u2069 تغيير ذلك.`,
  ownersOnly: "لا يستطيع ذلك إلا مالك لهذا المكتب.",
  ownersOnlyAsk: (owner) =>
    `لا يستطيع ذلك إلا مالك لهذا المكتب. اطلب من \u2068${owner}\u2069 تغيير ذلك.`,
  readMore: "قراءة المزيد",
  readLess: "قراءة أقل",
  theme: "المظهر",
  themes: {
    light: "فاتح",
    dark: "داكن",
    system: "مثل النظام",
  },
};
