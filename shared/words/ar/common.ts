import type { common as english } from "../en/common.ts";
import type { Words } from "../words.ts";

export const common: Words<typeof english> = {
  title: (page) => `${page} · Client Desk`,
  tagline:
    "يجمع Client Desk الشركات التي تعمل معها والأشخاص فيها والوقت الذي وعدتهم به على مكتب هادئ واحد. مجاني.",
  noScript: "يحتاج Client Desk إلى JavaScript.",
  lost: "تعذّر تحميل Client Desk. تحقق من اتصالك ثم |أعد تحميل الصفحة|.",
  cancel: "إلغاء",
  close: "إغلاق",
  continue: "متابعة",
  copy: "نسخ",
  copied: "تم النسخ",
  tryAgain: "إعادة المحاولة",
  trying: "جارٍ المحاولة",
  loading: "جارٍ التحميل",
  optional: "اختياري",
  dataIsSafe: "بياناتك في أمان.",
  checkConnection: "تحقق من اتصالك.",
  loadFailed: "تعذّر التحميل. تحقق من اتصالك وحاول مرة أخرى، أو أعد تحميل الصفحة.",
  noEntries: "لا إدخالات بعد",
  noEntry: "لا إدخال",
  invalidDate: "تاريخ غير صالح",
  invalidTime: "وقت غير صالح",
  noTime: "بلا وقت",
  language: {
    title: "اللغة",
    hint: "تسري على حسابك على كل جهاز.",
    ofBrowser: "كما في المتصفح",
  },
  session: {
    expired: "انتهت جلستك. سجّل الدخول مرة أخرى.",
    loggedOut: "تم تسجيل خروجك",
    deleted: "تم حذف حسابك",
  },
  statuses: {
    "Window Shopper": "متصفّح",
    Pending: "قيد الانتظار",
    Active: "نشط",
    "Deal Closed": "صفقة مغلقة",
    "Returning Client": "عميل عائد",
  },
  failure: {
    margin: "خطأ",
    title: "حدث خطأ ما",
    detail: "تعذّر عرض هذه الصفحة. بياناتك في أمان.",
    kept: "نصّك محفوظ. إذا تكرر ذلك فتخلَّ عن النص.",
    discard: "التخلي عمّا كتبته",
    incompleteTitle: "تعذّر تحميل هذه الصفحة",
    incomplete:
      "انقطع الاتصال، أو حُدِّث Client Desk وهو مفتوح لديك. بياناتك في أمان، وسيُعاد تحميل الصفحة حالما يمكن ذلك.",
    reload: "إعادة التحميل",
    offline: "ما زال الاتصال منقطعًا. حاول بعد لحظات.",
    toHome: "إلى الصفحة الرئيسية",
    toCompanies: "إلى الشركات",
    toDashboard: "إلى لوحة المعلومات",
  },
};
