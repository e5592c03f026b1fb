import type { tags as english } from "../en/tags.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const ofCustomers = (customers: number) =>
  plural("ar", customers, {
    zero: "لا عملاء",
    one: "عميل واحد",
    two: "عميلان",
    few: "# عملاء",
    many: "# عميلًا",
    other: "# عميل",
  });
const ofCompanies = (companies: number) =>
  plural("ar", companies, {
    zero: "لا شركات",
    one: "شركة واحدة",
    two: "شركتان",
    few: "# شركات",
    many: "# شركة",
    other: "# شركة",
  });
const fromCustomers = (customers: number) =>
  plural("ar", customers, {
    zero: "# عميل",
    one: "عميل واحد",
    two: "عميلين",
    few: "# عملاء",
    many: "# عميلًا",
    other: "# عميل",
  });
const fromCompanies = (companies: number) =>
  plural("ar", companies, {
    zero: "# شركة",
    one: "شركة واحدة",
    two: "شركتين",
    few: "# شركات",
    many: "# شركة",
    other: "# شركة",
  });

export const tags: Words<typeof english> = {
  tags: "الوسوم",
  tag: "وسم",
  none: "لا شيء",
  listFailed: "تعذّر تحميل الوسوم",
  addOne: "إضافة وسم",
  typeName: "اكتب اسمًا لإضافة وسم.",
  create: (name) => `إنشاء «\u2068${name}\u2069»`,
  removeTag: (name) => `إزالة الوسم \u2068${name}\u2069`,
  added: (name) => `تمت إضافة الوسم \u2068${name}\u2069`,
  removed: (name) => `تمت إزالة الوسم \u2068${name}\u2069`,
  section: {
    hint: "للعملاء والشركات. إعادة تسمية وسم تغيّره في كل مكان.",
    failed: "تعذّر تحميل الوسوم.",
    empty: "لا وسوم بعد.",
    rename: "إعادة التسمية",
    renameTag: (name) => `إعادة تسمية \u2068${name}\u2069`,
    merge: "دمج",
    mergeTag: (name) => `دمج \u2068${name}\u2069`,
    delete: "حذف",
    deleteTag: (name) => `حذف \u2068${name}\u2069`,
    add: "إضافة وسم",
  },
  usage: {
    none: "لا أحد",
    customers: (customers) => ofCustomers(customers),
    companies: (companies) => ofCompanies(companies),
    both: (customers, companies) => `${ofCustomers(customers)}، ${ofCompanies(companies)}`,
  },
  naming: {
    save: "إعادة تسمية الوسم",
    renamed: "تمت إعادة تسمية الوسم",
    added: "تمت إضافة الوسم",
  },
  merging: {
    none: (tag) => `لن يحلّ الوسم الآخر محلّه لدى أحد. سيُحذف الوسم \u2068${tag}\u2069.`,
    customers: (customers, tag) =>
      `سيحلّ الوسم الآخر محلّه لدى ${fromCustomers(customers)}. سيُحذف الوسم \u2068${tag}\u2069.`,
    companies: (companies, tag) =>
      `سيحلّ الوسم الآخر محلّه لدى ${fromCompanies(companies)}. سيُحذف الوسم \u2068${tag}\u2069.`,
    both: (customers, companies, tag) =>
      `سيحلّ الوسم الآخر محلّه لدى ${fromCustomers(customers)} و${fromCompanies(companies)}. سيُحذف الوسم \u2068${tag}\u2069.`,
    into: "الدمج في",
    choose: "اختر وسمًا",
    noOther: "لا وسم آخر",
    busy: "جارٍ الدمج",
    button: "دمج الوسمين",
    done: (tag, into) => `تم دمج الوسم \u2068${tag}\u2069 في \u2068${into}\u2069`,
  },
  deleting: {
    question: (name) => `هل تريد حذف الوسم \u2068${name}\u2069؟`,
    none: "الوسم غير مستخدم.",
    customers: (customers) => `سيُزال الوسم من ${fromCustomers(customers)}.`,
    companies: (companies) => `سيُزال الوسم من ${fromCompanies(companies)}.`,
    both: (customers, companies) =>
      `سيُزال الوسم من ${fromCustomers(customers)} و${fromCompanies(companies)}.`,
    keep: "إبقاء الوسم",
    button: "حذف الوسم",
    deleted: "تم حذف الوسم",
  },
};
