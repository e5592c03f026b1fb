import type { filters as english } from "../en/filters.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const filters: Words<typeof english> = {
  by: "التصفية حسب",
  all: "كل عوامل التصفية",
  words: {
    is: "ضمن",
    isNot: "ما عدا",
    isEmpty: "فارغ",
    isSet: "محدد",
    never: "أبدًا",
    over: "أكثر من",
    under: "أقل من",
    between: "بين",
    before: "قبل",
    after: "بعد",
    daysAgo: "قبل أكثر من … يوم",
  },
  and: "و",
  atMost: "كحد أقصى",
  amount: "المبلغ",
  number: "العدد",
  moreThanDaysAgo: (days) =>
    plural("ar", days, {
      zero: "قبل أكثر من <days></days> يوم",
      one: "قبل أكثر من <days></days> يوم",
      two: "قبل أكثر من <days></days> يومين",
      few: "قبل أكثر من <days></days> أيام",
      many: "قبل أكثر من <days></days> يومًا",
      other: "قبل أكثر من <days></days> يوم",
    }),
  days: "الأيام",
  day: "اليوم",
  from: "من",
  to: "إلى",
  searchCompanies: "البحث في الشركات",
  noMatches: "لا نتائج",
  searchIndustries: "البحث في القطاعات",
  typeIndustry: "ابحث عن قطاع أو اكتبه",
  noEmail: "البريد الإلكتروني فارغ",
  noPhone: "الهاتف فارغ",
  needsAttention: "بحاجة إلى اهتمام",
  snoozed: "مؤجّل",
  tagsFailed: "تعذّر تحميل الوسوم.",
  noTags: "لا وسوم بعد.",
};
