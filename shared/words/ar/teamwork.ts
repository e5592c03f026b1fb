import type { teamwork as english } from "../en/teamwork.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const teamwork: Words<typeof english> = {
  people: "الأشخاص",
  met: "من التقى بمن",
  beginsPeople: "بدءًا من أول عميل لك، يظهر هنا عدد ما يتولاه كل شخص وما نتج عنه.",
  beginsMet: "بعد انتهاء أول موعد لك، يظهر هنا عدد المواعيد التي أجراها كل شخص ومع أي شركة.",
  noneHeld: "لم يتم أي موعد.",
  noneInDays: "لم يتم أي موعد في هذه الأيام.",
  heldByCalendar: "المواعيد التي تمت، حسب التقويم الذي كانت فيه.",
  noFollowUp: "لا عميل لحالته مدة متابعة.",
  everyone: {
    all: (share) => `\u2068${share}\u2069 من عملاء الجميع بمتابعة منتظمة.`,
    more: (share) => `\u2068${share}\u2069 أو أكثر من عملاء كل شخص بمتابعة منتظمة.`,
  },
  one: (share, name) => `\u2068${share}\u2069 من عملاء \u2068${name}\u2069 بمتابعة منتظمة.`,
  least: {
    all: (share, name, others) =>
      `\u2068${share}\u2069 من عملاء \u2068${name}\u2069 بمتابعة منتظمة، ومن عملاء الآخرين \u2068${others}\u2069.`,
    more: (share, name, others) =>
      `\u2068${share}\u2069 من عملاء \u2068${name}\u2069 بمتابعة منتظمة، ومن عملاء الآخرين \u2068${others}\u2069 أو أكثر.`,
  },
  all: "الكل",
  company: "الشركة",
  others: (count) =>
    plural("ar", count, {
      zero: "# آخرون",
      one: "واحد آخر",
      two: "اثنان آخران",
      few: "# آخرون",
      many: "# آخرون",
      other: "# آخرون",
    }),
  pair: (company, person) => `\u2068${company}\u2069: \u2068${person}\u2069`,
  held: (count) =>
    plural("ar", count, {
      zero: "تم: #",
      one: "تم: #",
      two: "تم: #",
      few: "تم: #",
      many: "تم: #",
      other: "تم: #",
    }),
  hours: (count) => `\u2068${count}\u2069\u00a0س`,
  everyoneRow: "الجميع",
  totalRow: "الإجمالي",
  heads: {
    responsible: "المسؤول",
    customers: "العملاء",
    value: "القيمة",
    held: "تم",
    hours: "الساعات",
    new: "جدد",
    closed: "مغلقة",
    upToDate: "متابعة منتظمة",
  },
};
