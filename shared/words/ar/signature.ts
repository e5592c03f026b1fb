import type { signature as english } from "../en/signature.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const signature: Words<typeof english> = {
  addTitle: "إضافة عميل",
  title: "توقيع ملصق",
  lines: (lines) =>
    plural("ar", lines, {
      zero: "توقيع ملصق",
      one: "توقيع ملصق، سطر واحد",
      two: "توقيع ملصق، سطران",
      few: "توقيع ملصق، # أسطر",
      many: "توقيع ملصق، # سطرًا",
      other: "توقيع ملصق، # سطر",
    }),
  pasted: "ملصق",
  name: "الاسم",
  email: "البريد الإلكتروني",
  phone: "الهاتف",
  company: "الشركة",
  about: "نبذة",
  status: "الحالة",
  hasEmail: (name) => `هذا البريد يخص \u2068${name}\u2069.`,
  open: "فتح العميل",
  whichCompany: "أي شركة؟",
  newCompany: "شركة جديدة",
  existingCompany: "شركة موجودة",
  addKey: "إضافة عميل",
  add: "إضافة عميل",
  editInForm: "تعديل في النموذج",
  added: (name) => `تمت إضافة \u2068${name}\u2069`,
  openAdded: "فتح",
};
