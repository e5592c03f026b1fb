import type { views as english } from "../en/views.ts";
import type { Words } from "../words.ts";

export const views: Words<typeof english> = {
  rename: "إعادة تسمية العرض",
  save: "حفظ العرض",
  renamed: "أُعيدت تسمية العرض",
  saved: {
    customers: "حُفظ العرض (في الشريط الجانبي تحت العملاء)",
    companies: "حُفظ العرض (في الشريط الجانبي تحت الشركات)",
  },
  updated: "تم تحديث العرض",
  deleted: "تم حذف العرض",
  deleteFailed: "تعذّر حذف العرض",
};
