import type { answers as english } from "../en/answers.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const answers: Words<typeof english> = {
  sessionExpired: "انتهت جلستك. سجّل الدخول مرة أخرى.",
  wrongCredentials: "البريد الإلكتروني أو كلمة المرور غير صحيحة",
  wrongWithCode: "البريد الإلكتروني أو كلمة المرور أو الرمز غير صحيح",
  codeRequired: "أدخل الرمز من تطبيق المصادقة",
  wrongCode: "هذا الرمز غير مطابق. انتظر الرمز التالي.",
  passkeyFailed: "لم يعمل مفتاح المرور هذا هنا. سجّل الدخول بطريقة أخرى.",
  passkeyProofFailed: "لم يعمل مفتاح المرور هذا. استخدم كلمة المرور.",
  passkeysUnavailable: "مفاتيح المرور لا تعمل على هذا العنوان",
  emailTaken: "يوجد حساب بهذا البريد الإلكتروني بالفعل",
  passwordWeak: "من السهل تخمينها. تجنّب كلمات المرور الشائعة واسمك وبريدك الإلكتروني.",
  passwordWrong: "كلمة المرور غير صحيحة",
  currentPasswordWrong: "كلمة المرور الحالية غير صحيحة",
  passwordRequired: "كلمة المرور مطلوبة",
  currentPasswordRequired: "كلمة المرور الحالية مطلوبة",
  resetLinkDead: "رابط إعادة التعيين هذا لم يعد صالحًا",
  confirmLinkDead: "هذا الرابط لم يعد صالحًا",
  passwordJustChanged:
    "تم تغيير كلمة المرور قبل لحظات. أدخل الكلمة الجديدة في حقل كلمة المرور الحالية.",
  confirmMailFailed: "تعذّر إرسال رابط إلى بريدك الجديد. حاول مرة أخرى قريبًا.",
  proofRequired: "أكّد أنك أنت",
  tooManyAttempts: (minutes) =>
    plural("ar", minutes, {
      zero: "محاولات كثيرة. حاول مرة أخرى الآن.",
      one: "محاولات كثيرة. حاول مرة أخرى بعد دقيقة.",
      two: "محاولات كثيرة. حاول مرة أخرى بعد دقيقتين.",
      few: "محاولات كثيرة. حاول مرة أخرى بعد # دقائق.",
      many: "محاولات كثيرة. حاول مرة أخرى بعد # دقيقة.",
      other: "محاولات كثيرة. حاول مرة أخرى بعد # دقيقة.",
    }),
  registrationInvited: "الحسابات الجديدة بالدعوة فقط. اسأل من يدير Client Desk هذا.",
  registrationClosed: "لا يقبل Client Desk هذا حسابات جديدة.",
  invitationDead: "هذه الدعوة لم تعد صالحة. اطلب دعوة جديدة ممن يدير Client Desk هذا.",
  invitationOtherEmail: "هذه الدعوة لبريد إلكتروني آخر",
  timePassed: "مضى هذا الوقت",
};
