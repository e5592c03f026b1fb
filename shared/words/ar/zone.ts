import type { zone as english } from "../en/zone.ts";
import type { Words } from "../words.ts";

export const zone: Words<typeof english> = {
  title: "المنطقة الزمنية",
  now: (place) => `يتبع Client Desk الآن توقيت \u2068${place}\u2069`,
  inPlace: (place) => `أنت الآن في \u2068${place}\u2069. هل تريد استخدام هذا التوقيت؟`,
  inZone: (zone) => `هذا الجهاز الآن على \u2068${zone}\u2069. هل تريد استخدام هذا التوقيت؟`,
  there: (place, time) =>
    `الساعة في \u2068${place}\u2069 هي \u2068${time}\u2069. تحتفظ المواعيد بأوقاتها في الحالتين.`,
  use: (place) => `استخدام توقيت \u2068${place}\u2069`,
  keep: (place) => `إبقاء توقيت \u2068${place}\u2069`,
  none: "لا توجد منطقة زمنية كهذه",
  saveFailed: "تعذّر حفظ المنطقة الزمنية. حاول مرة أخرى.",
};
