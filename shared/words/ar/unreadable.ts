import type { unreadable as english } from "../en/unreadable.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const written = (count: number) =>
  plural("ar", count, { zero: "#", one: "#", two: "#", few: "#", many: "#", other: "#" });

export const unreadable: Words<typeof english> = {
  empty: "الملف فارغ.",
  tooLarge: (size, limit) =>
    `حجم هذا الملف ${plural("ar", size, { zero: "#\u00a0ميغابايت", one: "#\u00a0ميغابايت", two: "#\u00a0ميغابايت", few: "#\u00a0ميغابايت", many: "#\u00a0ميغابايت", other: "#\u00a0ميغابايت" })}. الحد ${plural("ar", limit, { zero: "#\u00a0ميغابايت", one: "#\u00a0ميغابايت", two: "#\u00a0ميغابايت", few: "#\u00a0ميغابايت", many: "#\u00a0ميغابايت", other: "#\u00a0ميغابايت" })}؛ قسّمه إلى ملفين.`,
  tooManyRows: (rows, limit) =>
    `${plural("ar", rows, { zero: "# صف", one: "صف واحد", two: "صفان", few: "# صفوف", many: "# صفًا", other: "# صف" })} أكثر من اللازم. الحد ${written(limit)}؛ قسّم الملف إلى ملفين.`,
  tooManyColumns: (columns, limit) =>
    `في الملف ${plural("ar", columns, { zero: "# عمود", one: "عمود واحد", two: "عمودان", few: "# أعمدة", many: "# عمودًا", other: "# عمود" })}. الحد ${written(limit)}؛ احذف ما لا تحتاج إليه.`,
  tooManyInRow: (row, columns, limit) =>
    `في الصف ${written(row)} ${plural("ar", columns, { zero: "# عمود", one: "عمود واحد", two: "عمودان", few: "# أعمدة", many: "# عمودًا", other: "# عمود" })}. الحد ${written(limit)}؛ احذف ما لا تحتاج إليه.`,
  longCell: (row, characters, limit) =>
    `في الصف ${written(row)} خلية من ${plural("ar", characters, { zero: "# حرف", one: "حرف واحد", two: "حرفين", few: "# أحرف", many: "# حرفًا", other: "# حرف" })}. الحد ${written(limit)}.`,
  noRows: "في الملف عناوين ولا صفوف.",
  notRead: "تعذّرت قراءة الملف. احفظه بصيغة CSV واختر الملف الجديد.",
  noContacts: "لا جهات اتصال في الملف.",
  noAppointments: "لا مواعيد في التقويم.",
  longContact: (name, limit) =>
    `تم تخطي «\u2068${name}\u2069»: في جهة الاتصال نص أطول من \u2068${limit}\u2069 حرف.`,
  fullContact: (name, values, limit) =>
    `تم تخطي «\u2068${name}\u2069»: في جهة الاتصال \u2068${values}\u2069 قيمة، والحد \u2068${limit}\u2069.`,
  oldBinary: "هذا مصنف ثنائي (.xlsb). احفظه بصيغة .xlsx واختر الملف الجديد.",
  unpackedLarge: (size, limit) =>
    `حجم الملف بعد فكه ${plural("ar", size, { zero: "#\u00a0ميغابايت", one: "#\u00a0ميغابايت", two: "#\u00a0ميغابايت", few: "#\u00a0ميغابايت", many: "#\u00a0ميغابايت", other: "#\u00a0ميغابايت" })}. الحد ${plural("ar", limit, { zero: "#\u00a0ميغابايت", one: "#\u00a0ميغابايت", two: "#\u00a0ميغابايت", few: "#\u00a0ميغابايت", many: "#\u00a0ميغابايت", other: "#\u00a0ميغابايت" })}؛ قسّمه إلى ملفين.`,
  damaged: "الملف تالف. افتحه في Excel واحفظه مرة أخرى، أو احفظه بصيغة CSV.",
  locked: "الملف محمي بكلمة مرور.",
  oldExcel: "هذا ملف Excel قديم (.xls). احفظه بصيغة .xlsx واختر الملف الجديد.",
  ownFile: "هذا ملف Client Desk. استعده من «الإعدادات»، «بياناتك».",
  isPdf: "هذا ملف PDF. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isPicture: "هذا ملف صورة. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isArchive: "هذا ملف مضغوط. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isProgram: "هذا برنامج. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isDatabase: "هذا ملف قاعدة بيانات. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isText: "هذا مستند نصي. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isWebPage: "هذا ملف صفحة ويب. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isJson: "هذا ملف JSON. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isXml: "هذا ملف XML. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isBinary: "هذا ملف ثنائي. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isWord: "هذا مستند Word. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isPresentation: "هذا عرض تقديمي. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isNumbers: "هذا ملف Numbers أو Pages. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
  isOpenDocument: "هذا ملف OpenDocument. اختر CSV أو Excel أو vCard أو ICS أو ملف Client Desk.",
};
