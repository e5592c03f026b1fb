import type { frame as english } from "../en/frame.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const frame: Words<typeof english> = {
  skip: "الانتقال إلى المحتوى",
  main: "القائمة الرئيسية",
  sidebar: "الشريط الجانبي",
  expand: "توسيع الشريط الجانبي",
  collapse: "طيّ الشريط الجانبي",
  calendar: "التقويم",
  newAppointment: "موعد جديد",
  openDay: (day) => `فتح \u2068${day}\u2069`,
  busyDay: (day, appointments) =>
    `\u2068${day}\u2069، ${plural("ar", appointments, { zero: "لا مواعيد", one: "موعد واحد", two: "موعدان", few: "# مواعيد", many: "# موعدًا", other: "# موعد" })}`,
  search: "بحث",
  jump: "البحث أو الانتقال إلى",
  stillTrying: "لا إجابة بعد. المحاولة مستمرة.",
  sections: {
    dashboard: "لوحة المعلومات",
    companies: "الشركات",
    customers: "العملاء",
    appointments: "المواعيد",
    tasks: "المهام",
    reports: "التقارير",
    settings: "الإعدادات",
  },
  forToday: " لليوم",
  views: { customers: "عروض العملاء", companies: "عروض الشركات", all: "إظهار الكل" },
  account: {
    menu: "قائمة الحساب",
    menuOf: "قائمة الحساب، ",
    history: "السجل",
    duplicates: "المكررات",
    trash: "سلة المهملات",
    shortcuts: "الاختصارات",
    logout: "تسجيل الخروج",
  },
  desk: {
    named: (name) => `المكتب: \u2068${name}\u2069`,
    asReader: (name) => `المكتب: \u2068${name}\u2069، دورك فيه قارئ`,
    reader: "قارئ",
  },
  restoring: {
    title: "تجري استعادة هذا الحساب.",
    text: "لا يمكنك حفظ أي شيء آخر حتى تنتهي. <link>الانتقال إلى بياناتك</link>",
  },
  readerHere: {
    title: "دورك هنا قارئ.",
    text: "يمكنك الاطلاع على كل شيء في هذا المكتب، ولا يمكنك تغيير شيء.",
  },
  offDesk: {
    page: "خارج هذا المكتب",
    margin: "المكتب",
    title: (desk) => `لم تعد في «\u2068${desk}\u2069».`,
    text: "يبقى ما كتبته هناك، مع اسمك.",
    goTo: (desk) => `الانتقال إلى «\u2068${desk}\u2069»`,
  },
  welcome: (name) => `مرحبًا، \u2068${name}\u2069`,
};
