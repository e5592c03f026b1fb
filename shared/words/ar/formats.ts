import type { formats as english } from "../en/formats.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const formats: Words<typeof english> = {
  language: "اللغة",
  languageHint: "تسري على حسابك في كل الأجهزة.",
  ofBrowser: "كما في المتصفح",
  dates: "التواريخ والأوقات",
  datesHint: "يمكنك كتابة التواريخ بأي ترتيب.",
  date: "التاريخ",
  inTables: (date) => `في الجداول: \u2068${date}\u2069`,
  clock: "الساعة",
  clocks: {
    "12": "12 ساعة",
    "24": "24 ساعة",
  },
  firstDay: "أول يوم في الأسبوع",
  zone: "المنطقة الزمنية",
  zoneHint: "لتحديد اليوم وللتذكيرات والرسائل والتقاويم المشترَك فيها، أينما كنت.",
  money: "المال والأرقام",
  moneyHint: "لا تُحوَّل المبالغ.",
  currency: "العملة",
  noCurrency: "لا توجد عملة كهذه",
  numbers: "الأرقام",
  sample: "كيف يبدو",
  sampleHint: "يتغير أثناء اختيارك.",
  sampleAppointments: "المواعيد",
  sampleTitles: ["جولة معاينة الهيكل", "التسليم"],
  customers: (customers) =>
    plural("ar", customers, {
      zero: "لا عملاء",
      one: "عميل واحد",
      two: "عميلان",
      few: "# عملاء",
      many: "# عميلًا",
      other: "# عميل",
    }),
};
