import type { notices as english } from "../en/notices.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notices: Words<typeof english> = {
  firstDesk: (name) => `مكتب ${name}`,
  hello: { name: (name) => `مرحبًا \u2068${name}\u2069،`, nobody: "مرحبًا،" },
  when: (time, zone) => `الوقت: \u2068${time}\u2069 (\u2068${zone}\u2069)`,
  where: (device, address) => `المكان: \u2068${device}\u2069، \u2068${address}\u2069`,
  program: "برنامج",
  provider: "من قِبل: الجهة المشغّلة لـ Client Desk",
  undo: {
    password: (url, support) =>
      `إذا لم يكن ذلك منك، فاختر كلمة مرور جديدة فورًا، وبذلك يُسجَّل الخروج من كل الأجهزة الأخرى: ${url}\nوإذا تعذّر عليك تسجيل الدخول، فاكتب إلى \u2068${support}\u2069.`,
    settings: (url, support) =>
      `إذا لم يكن ذلك منك، فتراجع عنه في «الإعدادات»، «تسجيل الدخول»: ${url}\nثم غيّر كلمة مرورك. وإذا تعذّر عليك تسجيل الدخول، فاكتب إلى \u2068${support}\u2069.`,
    support: (support) => `إذا لم يكن ذلك منك، فاكتب فورًا إلى \u2068${support}\u2069.`,
  },
  signedIn: {
    subject: "تسجيل دخول جديد إلى Client Desk",
    password: "تم تسجيل الدخول إلى حسابك في Client Desk بكلمة المرور، من جهاز جديد على الحساب.",
    passkey: "تم تسجيل الدخول إلى حسابك في Client Desk بمفتاح مرور، من جهاز جديد على الحساب.",
    twoStep: "تم تسجيل الدخول إلى حسابك في Client Desk بكلمة المرور ورمز، من جهاز جديد على الحساب.",
    recoveryCode:
      "تم تسجيل الدخول إلى حسابك في Client Desk بكلمة المرور ورمز استرداد، من جهاز جديد على الحساب.",
    resetLink:
      "تم تسجيل الدخول إلى حسابك في Client Desk برابط إعادة التعيين، من جهاز جديد على الحساب.",
  },
  everythingLoggedOut: {
    subject: "تم تسجيل خروجك من Client Desk",
    text: "سجّلت الجهة المشغّلة لـ Client Desk الخروج من كل أجهزتك.",
  },
  passwordChanged: {
    subject: "تم تغيير كلمة مرورك في Client Desk",
    text: "تم تغيير كلمة مرور حسابك في Client Desk. وتم تسجيل الخروج من الأجهزة الأخرى.",
  },
  passwordReset: {
    subject: "تمت إعادة تعيين كلمة مرورك في Client Desk",
    text: "تمت إعادة تعيين كلمة مرور حسابك في Client Desk برابط. وتم تسجيل الخروج من الأجهزة الأخرى؛ ولم تعد رموز الوصول ولا عنوان التقويم السري صالحة. أما مفاتيح المرور فما زالت تعمل: تحقّق من أنها كلها لك.",
  },
  passwordOff: {
    subject: "تم إيقاف كلمة مرورك في Client Desk",
    text: "لم يعد تسجيل الدخول إلى حسابك في Client Desk ممكنًا إلا بمفاتيح المرور.",
  },
  passkeyAdded: {
    subject: "تمت إضافة مفتاح مرور إلى Client Desk",
    text: "تمت إضافة مفتاح مرور إلى حسابك في Client Desk.",
    named: (name) => `تمت إضافة مفتاح المرور «\u2068${name}\u2069» إلى حسابك في Client Desk.`,
  },
  passkeyRemoved: {
    subject: "تمت إزالة مفتاح مرور من Client Desk",
    text: "تمت إزالة مفتاح مرور من حسابك في Client Desk.",
    named: (name) => `تمت إزالة مفتاح المرور «\u2068${name}\u2069» من حسابك في Client Desk.`,
  },
  twoStepOn: {
    subject: "تسجيل الدخول بخطوتين مفعّل",
    text: "يتطلب تسجيل الدخول إلى حسابك في Client Desk الآن رمزًا أيضًا.",
  },
  twoStepOff: {
    subject: "تسجيل الدخول بخطوتين متوقف",
    text: "لم يعد تسجيل الدخول إلى حسابك في Client Desk يتطلب رمزًا.",
  },
  recoveryCodesMade: {
    subject: "رموز استرداد جديدة لـ Client Desk",
    text: "لحسابك في Client Desk رموز استرداد جديدة. ولم تعد الرموز السابقة صالحة.",
  },
  recoveryCodeUsed: {
    subject: "تم استخدام رمز استرداد لـ Client Desk",
    text: "تم تسجيل الدخول بأحد رموز الاسترداد الخاصة بك. ولن يعمل مرة أخرى.",
  },
  keyMade: {
    subject: "رمز وصول جديد لـ Client Desk",
    text: "تم إنشاء رمز وصول. ويمكن لبرنامج أن يستخدمه باسمك.",
    named: (name) => `تم إنشاء رمز الوصول «\u2068${name}\u2069». ويمكن لبرنامج أن يستخدمه باسمك.`,
  },
  keyRevoked: {
    subject: "تم إلغاء صلاحية رمز وصول في Client Desk",
    text: "تم إلغاء صلاحية رمز الوصول. ولم يعد للبرامج التي تستخدمه أي وصول.",
    named: (name) =>
      `تم إلغاء صلاحية رمز الوصول «\u2068${name}\u2069». ولم يعد للبرامج التي تستخدمه أي وصول.`,
  },
  keysRevoked: {
    subject: "تم إلغاء صلاحية رموز الوصول في Client Desk",
    text: "تم إلغاء صلاحية كل رموز الوصول الخاصة بك. ولم يعد للبرامج التي تستخدمها أي وصول.",
  },
  calendarAddressMade: {
    subject: "عنوان تقويم جديد لـ Client Desk",
    text: "تم إنشاء عنوان سري يمكن للتقاويم الأخرى أن تقرأ منه تقويمك.",
  },
  restored: {
    subject: "تمت استعادة حسابك في Client Desk",
    text: "تمت استعادة بيانات حسابك في Client Desk من ملف.",
  },
  deleted: {
    subject: "تم حذف حسابك في Client Desk",
    text: "تم حذف حسابك في Client Desk مع كل ما فيه.",
  },
  confirm: {
    subject: "تأكيد بريدك الإلكتروني الجديد في Client Desk",
    text: "طلب أحدهم استخدام هذا العنوان لحساب في Client Desk. لتأكيده، افتح هذا الرابط:",
    lasts: (hours) =>
      `يعمل الرابط مرة واحدة، خلال ${plural("ar", hours, { zero: "أقل من ساعة", one: "ساعة واحدة", two: "ساعتين", few: "# ساعات", many: "# ساعة", other: "# ساعة" })}.`,
    notYou: "إذا لم يكن ذلك منك، فتجاهل هذه الرسالة. لن يتغير شيء.",
  },
  emailChanged: {
    subject: "تغيّر بريدك الإلكتروني في Client Desk",
    text: (email) =>
      `تسجّل الدخول إلى Client Desk الآن بالعنوان \u2068${email}\u2069 بدلًا من هذا العنوان.`,
  },
  reset: {
    subject: "إعادة تعيين كلمة مرورك في Client Desk",
    text: "طلب أحدهم إعادة تعيين كلمة مرور حسابك في Client Desk. لاختيار كلمة مرور جديدة، افتح هذا الرابط:",
    lasts: (minutes) =>
      `يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال ${plural("ar", minutes, { zero: "أقل من دقيقة", one: "دقيقة واحدة", two: "دقيقتين", few: "# دقائق", many: "# دقيقة", other: "# دقيقة" })}.`,
    notYou: "إذا لم يكن ذلك منك، فتجاهل هذه الرسالة. لم تتغير كلمة مرورك.",
  },
  invitation: {
    subject: (from, desk) => `دعوة من \u2068${from}\u2069 إلى «\u2068${desk}\u2069» في Client Desk`,
    text: (from, desk) =>
      `تمت دعوتك من \u2068${from}\u2069 إلى العمل في «\u2068${desk}\u2069» على Client Desk. للانضمام، افتح هذا الرابط وسجّل الدخول أو أنشئ حسابًا:`,
    someone: "أحدهم",
    desk: "مكتب",
    lasts: (days) =>
      `يعمل الرابط مرة واحدة وتنتهي صلاحيته خلال ${plural("ar", days, { zero: "أقل من يوم", one: "يوم واحد", two: "يومين", few: "# أيام", many: "# يومًا", other: "# يوم" })}.`,
    unknown: "إذا كنت لا تعرف المرسل، فتجاهل هذه الرسالة. لن يحدث شيء من دونك.",
  },
  deviceOn: (browser, system) => `\u2068${browser}\u2069 على \u2068${system}\u2069`,
  booked: {
    online: "حجز عبر الإنترنت.",
    call: (phone) => `الاتصال بـ\u2068${phone}\u2069`,
    at: (address) => `في \u2068${address}\u2069`,
  },
};
