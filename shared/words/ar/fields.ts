import type { fields as english } from "../en/fields.ts";
import type { Words } from "../words.ts";

export const fields: Words<typeof english> = {
  clearSearch: "مسح البحث",
  showPassword: "إظهار كلمة المرور",
  hidePassword: "إخفاء كلمة المرور",
};
