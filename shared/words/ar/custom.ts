import type { custom as english } from "../en/custom.ts";
import type { Words } from "../words.ts";

export const custom: Words<typeof english> = {
  label: "فترة مخصصة",
  from: "من",
  to: "إلى",
  show: "إظهار",
  both: "اختر اليومين",
  order: "يجب أن يكون «إلى» بعد «من»",
  tooLong: "اختر فترة لا تتجاوز عشر سنوات",
};
