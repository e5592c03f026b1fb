import type { forms as english } from "../en/forms.ts";
import type { Words } from "../words.ts";

export const forms: Words<typeof english> = {
  restored: "استُعيد ما كتبته من قبل. <discard>تجاهل النص</discard>",
  leaveTitle: "هل تريد المغادرة دون حفظ؟",
  leaveText: "لم تُحفظ تغييراتك.",
  keepEditing: "متابعة التعديل",
  discardChanges: "تجاهل التغييرات",
  saving: "جارٍ الحفظ",
  willSave: (amount) => `سيُحفظ على أنه \u2068${amount}\u2069`,
  willSaveNot: (amount, other) => `سيُحفظ على أنه \u2068${amount}\u2069 وليس \u2068${other}\u2069`,
  noMatches: "لا نتائج",
  showList: "إظهار القائمة",
  searching: "جارٍ البحث",
  conflict: {
    title: "عُدّل في مكان آخر",
    elsewhere:
      "تغيّر هذا السجل في علامة تبويب أخرى أو على جهاز آخر أثناء تعديلك له. أي نسخة تريد إبقاءها؟",
    by: (who) => `تم تغيير هذا من \u2068${who}\u2069 أثناء تعديلك له. أي نسخة تريد إبقاءها؟`,
    keepSaved: "إبقاء النسخة المحفوظة",
    saveMine: "حفظ نسختي",
    saved: "النسخة المحفوظة",
    of: (who) => `نسخة \u2068${who}\u2069`,
    yours: "نسختك",
    empty: "فارغ",
  },
};
