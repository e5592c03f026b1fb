import type { rules as english } from "../en/rules.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const rules: Words<typeof english> = {
  nameRequired: "الاسم مطلوب",
  emailRequired: "البريد الإلكتروني مطلوب",
  emailInvalid: "البريد الإلكتروني غير صالح",
  emailUnreadable: "أدخل بريدًا إلكترونيًا صالحًا",
  passwordRequired: "كلمة المرور مطلوبة",
  passwordShort: (least) =>
    plural("ar", least, {
      zero: "يجب ألا تقل كلمة المرور عن # حرف",
      one: "يجب ألا تقل كلمة المرور عن حرف واحد",
      two: "يجب ألا تقل كلمة المرور عن حرفين",
      few: "يجب ألا تقل كلمة المرور عن # أحرف",
      many: "يجب ألا تقل كلمة المرور عن # حرفًا",
      other: "يجب ألا تقل كلمة المرور عن # حرف",
    }),
  passwordLong: (most) =>
    plural("ar", most, {
      zero: "يجب ألا تزيد كلمة المرور على # حرف",
      one: "يجب ألا تزيد كلمة المرور على حرف واحد",
      two: "يجب ألا تزيد كلمة المرور على حرفين",
      few: "يجب ألا تزيد كلمة المرور على # أحرف",
      many: "يجب ألا تزيد كلمة المرور على # حرفًا",
      other: "يجب ألا تزيد كلمة المرور على # حرف",
    }),
  passwordsDiffer: "كلمتا المرور غير متطابقتين",
  passwordUnconfirmed: "أكّد كلمة المرور",
  currentPasswordRequired: "كلمة المرور الحالية مطلوبة",
  termsRequired: "يجب أن توافق على الشروط وسياسة الخصوصية",
  codeRequired: "أدخل الرمز",
  codeWrong: "هذا الرمز غير مطابق. انتظر الرمز التالي.",
  credentialsWrong: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
  currentPasswordWrong: "كلمة المرور الحالية غير صحيحة",
  passwordWrong: "كلمة المرور غير صحيحة",
  notText: "يجب أن يكون نصًا",
  tooLong: (most) =>
    plural("ar", most, {
      zero: "يجب ألا يزيد على # حرف",
      one: "يجب ألا يزيد على حرف واحد",
      two: "يجب ألا يزيد على حرفين",
      few: "يجب ألا يزيد على # أحرف",
      many: "يجب ألا يزيد على # حرفًا",
      other: "يجب ألا يزيد على # حرف",
    }),
  notStorable: "يحتوي على رموز لا يمكن حفظها",
  timeZoneUnknown: "منطقة زمنية غير معروفة",
};
