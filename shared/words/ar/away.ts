import type { away as english } from "../en/away.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const away: Words<typeof english> = {
  titleMe: "غيابك",
  title: (name) => `غياب \u2068${name}\u2069`,
  explainMe:
    "تبقى المسؤولية لديك. وفي الأثناء يظهر عملك أيضًا ضمن «لي» لدى البديل، ثم يعود تلقائيًا.",
  explain: (name) =>
    `تبقى المسؤولية لدى \u2068${name}\u2069. وفي الأثناء يظهر عمل \u2068${name}\u2069 أيضًا ضمن «لي» لدى البديل، ثم يعود تلقائيًا.`,
  save: "حفظ",
  backToday: "العودة اليوم",
  delete: "حذف",
  from: "من",
  lastDay: "آخر يوم",
  standsIn: "البديل",
  nobody: "لا أحد",
  inThatTime: "خلال هذه المدة",
  tasksDue: "المهام المستحقة",
  appointments: "المواعيد",
  goToYou: "تنتقل إليك",
  goTo: (name) => `تنتقل إلى \u2068${name}\u2069`,
  goToYourCalendar: "تنتقل إلى تقويمك",
  goToCalendar: (name) => `تنتقل إلى تقويم \u2068${name}\u2069`,
  withOverlaps: (goes, overlaps) =>
    plural("ar", overlaps, {
      zero: `\u2068${goes}\u2069، بلا تداخل`,
      one: `\u2068${goes}\u2069، تداخل واحد`,
      two: `\u2068${goes}\u2069، تداخلان`,
      few: `\u2068${goes}\u2069، # تداخلات`,
      many: `\u2068${goes}\u2069، # تداخلًا`,
      other: `\u2068${goes}\u2069، # تداخل`,
    }),
  chooseAfter: (day) => `اختر تاريخًا بعد \u2068${day}\u2069`,
  chooseStandIn: "اختر البديل",
  saved: {
    me: (days) => `غيابك: \u2068${days}\u2069`,
    other: (name, days) => `غياب \u2068${name}\u2069: \u2068${days}\u2069`,
  },
  back: {
    me: "لقد عدت",
    other: (name) => `عودة \u2068${name}\u2069`,
  },
  deleted: "تم حذف الغياب",
  notSaved: "تعذّر حفظ الغياب. حاول مرة أخرى.",
  words: {
    nobody: (days) => `غياب \u2068${days}\u2069، بلا بديل`,
    you: (days) => `غياب \u2068${days}\u2069، أنت البديل`,
    other: (days, name) => `غياب \u2068${days}\u2069، البديل \u2068${name}\u2069`,
  },
  days: (from, until) => `\u2068${from}\u2069 – \u2068${until}\u2069`,
};
