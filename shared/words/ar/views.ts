import type { views as english } from "../en/views.ts";
import type { Words } from "../words.ts";

export const views: Words<typeof english> = {
  rename: "إعادة تسمية العرض",
  save: "حفظ العرض",
  renamed: "تمت إعادة تسمية العرض",
  saved: {
    customers: "تم حفظ العرض (في الشريط الجانبي ضمن العملاء)",
    companies: "تم حفظ العرض (في الشريط الجانبي ضمن الشركات)",
  },
  updated: "تم تحديث العرض",
  deleted: "تم حذف العرض",
  deleteFailed: "تعذّر حذف العرض",
};
