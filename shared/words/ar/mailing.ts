import type { mailing as english } from "../en/mailing.ts";
import type { Words } from "../words.ts";

export const mailing: Words<typeof english> = {
  mails: {
    title: "الرسائل",
    hint: (name, email) =>
      `إلى العملاء. من \u2068${name}\u2069، وتذهب الردود إلى <email>\u2068${email}\u2069</email>.`,
    noMail:
      "<b>لا يستطيع هذا الخادم إرسال البريد.</b> يمكن لمن يديره إعداد خادم بريد. يعمل الحجز من دونه: يرى العملاء التأكيد على الصفحة ويحتفظون بعنوانها. ويمكنك نسخ الروابط والدعوات وإرسالها بنفسك.",
    names: {
      confirmation: "تأكيد",
      moved: "نقل",
      canceled: "إلغاء",
      reminder: "تذكير",
      missed: "نأسف لعدم لقائنا بك",
    },
    times: {
      confirmation: "عند الحجز، مع الوقت للتقويم",
      moved: "حين ينقل العميل الموعد؛ وتُسأل إذا نقلته أنت",
      canceled: "حين يلغي العميل الموعد؛ وتُسأل إذا ألغيته أنت",
      reminder: "قبل يوم واحد، وقد يختلف حسب النوع",
      missed: "بعد عدم الحضور، إذا طلبت ذلك",
    },
    own: "نصك",
    standard: "النص الافتراضي",
    edit: "تعديل",
    editName: (mail) => `تعديل \u2068${mail}\u2069`,
  },
  mail: {
    test: "إرسال رسالة تجريبية إليّ",
    tested: "تم إرسال الرسالة التجريبية",
    testFailed: "تعذّر إرسال الرسالة التجريبية. حاول مرة أخرى.",
    language: "النص بلغة",
    languageHint:
      "يتلقى العملاء الذين يستخدمون لغة أخرى النص الافتراضي بلغتهم، إلى أن تكتب نصًا بها.",
    subject: "الموضوع",
    text: "النص",
    placeholders: "إدراج",
    placeholdersHint: "التفاصيل والروابط تأتي دائمًا أسفل نصك.",
    save: "حفظ النص",
    cancel: "إلغاء",
    useStandard: "استخدام النص الافتراضي",
    standardQuestion: "هل تريد استخدام النص الافتراضي؟",
    keepMine: "إبقاء نصي",
    standardText: "سيُحذف الموضوع والنص اللذان كتبتهما.",
    use: (placeholder) => `استخدام \u2068${placeholder}\u2069`,
    arrives: "كما تصل إلى العميل",
  },
};
