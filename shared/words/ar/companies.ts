import type { companies as english } from "../en/companies.ts";
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
const ofAppointments = (appointments: number) =>
  plural("ar", appointments, {
    zero: "لا مواعيد",
    one: "موعد واحد",
    two: "موعدان",
    few: "# مواعيد",
    many: "# موعدًا",
    other: "# موعد",
  });
const allCustomers = (customers: number) =>
  plural("ar", customers, {
    zero: "عملاء هذه الشركة",
    one: "العميل الوحيد لهذه الشركة",
    two: "عميلا هذه الشركة",
    few: "كل عملاء هذه الشركة (#)",
    many: "كل عملاء هذه الشركة (#)",
    other: "كل عملاء هذه الشركة (#)",
  });

export const companies: Words<typeof english> = {
  title: "الشركات",
  company: "الشركة",
  add: "إضافة شركة",
  edit: "تعديل",
  editCompany: "تعديل الشركة",
  editName: (company) => `تعديل \u2068${company}\u2069`,
  at: (company) => `في <company>\u2068${company}\u2069</company>`,
  of: (company) => `لدى <company>\u2068${company}\u2069</company>`,
  customersOf: (company) => `عملاء \u2068${company}\u2069`,
  customers: "العملاء",
  customerCount: (customers) => ofCustomers(customers),
  noCustomers: "لا عملاء",
  noCustomersYet: "لا عملاء بعد",
  inTotal: (customers, value) =>
    `<link>${ofCustomers(customers)}</link>، بإجمالي <value>\u2068${value}\u2069</value>`,
  noWebsite: "بلا موقع إلكتروني",
  noIndustry: "بلا قطاع",
  handOver: (company) => `تسليم \u2068${company}\u2069`,
  nowWith: (person, company) => `مسؤولية \u2068${company}\u2069 الآن لدى \u2068${person}\u2069`,
  newAppointment: "موعد جديد",
  details: "بيانات الشركة",
  records: "سجلات الشركة",
  story: "الخط الزمني",
  history: "السجل",
  unchanged: "لم تتغيّر بيانات الشركة نفسها بعد. يعرض الخط الزمني ما جرى مع عملائها.",
  facts: {
    totalValue: "القيمة الإجمالية",
    responsible: "المسؤول",
    website: "الموقع الإلكتروني",
    email: "البريد الإلكتروني",
    phone: "الهاتف",
    address: "العنوان",
    industry: "القطاع",
    added: "تاريخ الإضافة",
  },
  addFact: {
    website: "إضافة موقع إلكتروني",
    email: "إضافة بريد إلكتروني",
    phone: "إضافة هاتف",
    address: "إضافة عنوان",
    industry: "إضافة قطاع",
  },
  form: {
    about: "نشاط الشركة، وكيف تعارفتم",
    contact: "بيانات الاتصال",
    allOptional: "كلها اختيارية.",
    save: "حفظ التغييرات",
  },
  first: {
    title: "هنا مكان شركتك الأولى",
    text: "أضف شركة تعمل معها. ينتمي العملاء والمواعيد والملاحظات كلها إلى شركة.",
  },
  like: {
    looksLike: (name) => `تشابه مع <name>\u2068${name}\u2069</name>.`,
    looksLikeAt: (name, company) =>
      `تشابه مع <name>\u2068${name}\u2069</name> في \u2068${company}\u2069.`,
    open: (name) => `فتح<hidden> \u2068${name}\u2069</hidden>`,
  },
  deleting: {
    question: (company) => `هل تريد حذف <name>\u2068${company}\u2069</name>؟`,
    keep: "إبقاء الشركة",
    move: "نقل العملاء وحذف الشركة",
    both: "حذف الشركة والعملاء",
    delete: "حذف الشركة",
    noCustomers: "ليس لهذه الشركة عملاء.",
    has: (customers) => `لهذه الشركة ${ofCustomers(customers)}. ماذا تريد أن تفعل بالعملاء؟`,
    hasBoth: (customers, appointments) =>
      `لهذه الشركة ${ofCustomers(customers)} و${ofAppointments(appointments)}. ماذا تريد أن تفعل بالعملاء؟`,
    fate: "ماذا تفعل بالعملاء",
    deleteToo: "حذف العملاء أيضًا",
    moveThem: "نقل العملاء إلى شركة أخرى",
    moveNote: "تُنقل معهم مواعيدهم وملاحظاتهم",
    target: "الشركة التي يُنقل إليها العملاء",
    addTarget: (name) => `إضافة الشركة «\u2068${name}\u2069»`,
    noTarget: "لا شركات أخرى بعد. اكتب اسمًا لإضافة شركة.",
    choose: "اختر شركة",
  },
  loss: {
    all: (customers) => `سيُحذف أيضًا ${allCustomers(customers)}.`,
    allWith: (customers, appointments) =>
      `سيُحذف أيضًا ${allCustomers(customers)} و${ofAppointments(appointments)}.`,
    allWorth: (customers, value) =>
      `سيُحذف أيضًا ${allCustomers(customers)} (بقيمة \u2068${value}\u2069).`,
    allWithWorth: (customers, appointments, value) =>
      `سيُحذف أيضًا ${allCustomers(customers)} و${ofAppointments(appointments)} (بقيمة \u2068${value}\u2069).`,
    both: "سيُحذف أيضًا عميلا هذه الشركة.",
    bothWith: (appointments) => `سيُحذف أيضًا عميلا هذه الشركة و${ofAppointments(appointments)}.`,
    bothWorth: (value) => `سيُحذف أيضًا عميلا هذه الشركة (بقيمة \u2068${value}\u2069).`,
    bothWithWorth: (appointments, value) =>
      `سيُحذف أيضًا عميلا هذه الشركة و${ofAppointments(appointments)} (بقيمة \u2068${value}\u2069).`,
  },
};
