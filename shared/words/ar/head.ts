import type { head as english } from "../en/head.ts";
import type { Words } from "../words.ts";

export const head: Words<typeof english> = {
  tagline:
    "يجمع Client Desk الشركات التي تعمل معها والأشخاص فيها والوقت الذي وعدتهم به على مكتب هادئ واحد. مجاني.",
  noScript: "يحتاج Client Desk إلى JavaScript.",
  lost: "تعذّر تحميل Client Desk. تحقق من اتصالك ثم |أعد تحميل الصفحة|.",
  preview: "لوحة معلومات Client Desk",
};
