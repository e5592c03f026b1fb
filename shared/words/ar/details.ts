import type { details as english } from "../en/details.ts";
import type { Words } from "../words.ts";

export const details: Words<typeof english> = {
  when: "الوقت",
  who: "مع",
  invitation: "الدعوة",
  whose: "في",
  notes: "الملاحظات",
  lastNote: "آخر ملاحظة",
  loadFailed: "تعذّر التحميل. حاول مرة أخرى",
  noNotes: "لا ملاحظات",
  lastContact: (day) => `آخر تواصل: \u2068${day}\u2069`,
  neverContacted: "لم يتم التواصل قط",
  edit: "تعديل",
  leave: "مغادرة",
  delete: "حذف",
  moreActions: "إجراءات أخرى",
  duplicate: "إنشاء نسخة",
  copyLink: "نسخ الرابط",
  linkCopied: "تم نسخ الرابط",
  openCustomer: "فتح العميل",
  openDay: "فتح اليوم",
  next: "الموعد القادم",
  nextFailed: "تعذّر التحميل",
  nextNone: "لا يوجد",
  book: "حجز",
  dayTime: (day, time) => `\u2068${day}\u2069، \u2068${time}\u2069`,
};
