import type { results as english } from "../en/results.ts";
import type { Words } from "../words.ts";

export const results: Words<typeof english> = {
  auth: {
    deleteFailed: "تعذّر حذف الحساب",
    confirmLinkSent: (email) => `أرسلنا رابطًا إلى \u2068${email}\u2069. يتغيّر بريدك عندما تفتحه.`,
  },
  devices: {
    listFailed: "تعذّر تحميل أجهزتك",
    endFailed: "تعذّر تسجيل خروج الجهاز",
  },
  companies: {
    created: "تم إنشاء الشركة",
    updated: "تم تحديث الشركة",
    deleted: "تم حذف الشركة",
    listFailed: "تعذّر تحميل الشركات",
    detailsFailed: "تعذّر تحميل بيانات الشركة",
    deleteFailed: "تعذّر حذف الشركة",
  },
  tags: {
    saveFailed: "تعذّر حفظ الوسم. حاول مرة أخرى.",
  },
  tasks: {
    listFailed: "تعذّر تحميل المهام",
    saveFailed: "تعذّر حفظ المهمة",
    deleteFailed: "تعذّر حذف المهمة",
  },
  views: {
    saveFailed: "تعذّر حفظ العرض. حاول مرة أخرى.",
  },
  customers: {
    created: "تم إنشاء العميل",
    updated: "تم تحديث العميل",
    deleted: "تم حذف العميل",
    listFailed: "تعذّر تحميل العملاء",
    detailsFailed: "تعذّر تحميل بيانات العميل",
    deleteFailed: "تعذّر حذف العميل",
    bulkFailed: "تعذّر تغيير العملاء. حاول مرة أخرى.",
    notFound: "لم يُعثر على العميل",
    missing: "العميل الذي تبحث عنه غير موجود أو تم حذفه.",
    interactionsFailed: "تعذّر تحميل بيانات التواصل مع العملاء",
    companyRequired: "يلزم معرّف الشركة لإنشاء عميل",
  },
  appointments: {
    created: "تم إنشاء الموعد",
    updated: "تم تحديث الموعد",
    deleted: "تم حذف الموعد",
    listFailed: "تعذّر تحميل المواعيد",
    detailsFailed: "تعذّر تحميل بيانات الموعد",
    saveFailed: "تعذّر حفظ الموعد",
    deleteFailed: "تعذّر حذف الموعد",
    required: "املأ جميع الحقول المطلوبة",
  },
  history: {
    listFailed: "تعذّر تحميل سجلك",
    recordsFailed: "تعذّر تحميل السجلات المتغيّرة",
    undoFailed: "تعذّر التراجع عن التغيير",
    nothingToUndo: "لا شيء للتراجع عنه",
    nothingToRedo: "لا شيء لإعادته",
    trashFailed: "تعذّر إفراغ سلة المهملات",
  },
  activities: {
    saveFailed: "تعذّر حفظ الإدخال",
    deleteFailed: "تعذّر حذف الإدخال",
  },
  settings: {
    updated: "تم تحديث الإعدادات",
    failed: "تعذّر تحديث الإعدادات",
  },
  notSaved: "تعذّر الحفظ. لا يزال نصك هنا.",
  exportFailed: "تعذّر تنزيل الملف",
  dashboardFailed: "تعذّر تحميل بيانات لوحة المعلومات",
  saveFailed: "تعذّر إنشاء الشركة أو العميل أو تحديثهما",
};
