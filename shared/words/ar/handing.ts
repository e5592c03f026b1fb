import type { handing as english } from "../en/handing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const handing: Words<typeof english> = {
  act: "تسليم",
  title: "تسليم",
  titleOf: (name) => `تسليم \u2068${name}\u2069`,
  responsible: (person) => `المسؤولية الآن لدى \u2068${person}\u2069`,
  responsibleYou: "المسؤولية الآن لديك",
  more: "خيارات أخرى",
  tasks: (tasks) =>
    plural("ar", tasks, {
      zero: "لا مهام مفتوحة",
      one: "مهمة مفتوحة واحدة",
      two: "مهمتان مفتوحتان",
      few: "# مهام مفتوحة",
      many: "# مهمة مفتوحة",
      other: "# مهمة مفتوحة",
    }),
  isFree: (time, person) => `\u2068${time}\u2069، وقت متاح لدى \u2068${person}\u2069`,
  overlap: (appointments, person) =>
    `${plural("ar", appointments, { zero: "لا تداخل", one: "تداخل واحد", two: "تداخلان", few: "# تداخلات", many: "# تداخلًا", other: "# تداخل" })} لدى \u2068${person}\u2069`,
  only: "العميل فقط",
  staysYours: "تبقى المهام والمواعيد لك",
  stays: "تبقى المهام والمواعيد كما هي",
  all: (company) => `كل ما لدى \u2068${company}\u2069`,
  customers: (customers) =>
    plural("ar", customers, {
      zero: "لا عملاء",
      one: "عميل واحد",
      two: "عميلان",
      few: "# عملاء",
      many: "# عميلًا",
      other: "# عميل",
    }),
};
