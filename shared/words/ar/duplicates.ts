import type { duplicates as english } from "../en/duplicates.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const duplicates: Words<typeof english> = {
  title: "المكررات",
  kinds: { customers: "العملاء", companies: "الشركات" },
  lists: {
    customers: "العملاء، مكررات محتملة",
    companies: "الشركات، مكررات محتملة",
  },
  which: "نوع المكررات",
  none: "لا مكررات محتملة.",
  count: (groups) =>
    plural("ar", groups, {
      zero: "لا مكررات محتملة. لا يُدمج شيء إلا بطلبك.",
      one: "مكرر محتمل واحد. لا يُدمج شيء إلا بطلبك.",
      two: "مكرران محتملان. لا يُدمج شيء إلا بطلبك.",
      few: "# مكررات محتملة. لا يُدمج شيء إلا بطلبك.",
      many: "# مكررًا محتملًا. لا يُدمج شيء إلا بطلبك.",
      other: "# مكرر محتمل. لا يُدمج شيء إلا بطلبك.",
    }),
  reason: "السبب",
  anyReason: "أي سبب",
  reasons: {
    email: "البريد الإلكتروني نفسه",
    phone: "الهاتف نفسه",
    website: "الموقع الإلكتروني نفسه",
    name: "اسم مشابه",
  },
  details: {
    capitalization: "الاختلاف في حالة الأحرف فقط",
    sameName: "والاسم نفسه",
    sameLastName: "واسم العائلة نفسه",
    differentNames: "أسماء مختلفة",
    sameCompany: "في الشركة نفسها",
    differentCompanies: "شركات مختلفة",
  },
  oldest: (shown, total) => `أقدم ${shown} من ${total}`,
  dismissed: {
    show: (groups) =>
      plural("ar", groups, {
        zero: "لا شيء معلَّم بأنه غير مكرر. <link>إظهار<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        one: "واحد معلَّم بأنه غير مكرر. <link>إظهار<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        two: "اثنان معلَّمان بأنهما غير مكررين. <link>إظهار<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        few: "# معلَّمة بأنها غير مكررة. <link>إظهار<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        many: "# معلَّمة بأنها غير مكررة. <link>إظهار<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        other: "# معلَّمة بأنها غير مكررة. <link>إظهار<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
      }),
    hide: (groups) =>
      plural("ar", groups, {
        zero: "لا شيء معلَّم بأنه غير مكرر. <link>إخفاء<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        one: "واحد معلَّم بأنه غير مكرر. <link>إخفاء<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        two: "اثنان معلَّمان بأنهما غير مكررين. <link>إخفاء<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        few: "# معلَّمة بأنها غير مكررة. <link>إخفاء<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        many: "# معلَّمة بأنها غير مكررة. <link>إخفاء<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
        other: "# معلَّمة بأنها غير مكررة. <link>إخفاء<hidden> ما عُلِّم بأنه غير مكرر</hidden></link>",
      }),
    customers: "لا عملاء معلَّمون بأنهم غير مكررين",
    companies: "لا شركات معلَّمة بأنها غير مكررة",
  },
  noneForReason: "لا شيء لهذا السبب",
  showAll: "يمكنك <all>إظهار كل المكررات</all>.",
  empty: {
    margin: "لا شيء للدمج",
    title: "لا مكررات",
    text: "تظهر المكررات المحتملة هنا بعد الاستيراد.",
  },
  listFailed: "تعذّر تحميل المكررات.",
  loadFailed: "تعذّر تحميل المكررات",
  loading: "جارٍ تحميل المكررات",
  showMore: "إظهار المزيد",
  moreFailed: "تعذّر التحميل. إعادة المحاولة",
  keys: { move: "التنقّل", merge: "دمج", not: "ليست مكررات" },
  record: {
    noEmail: "لا بريد إلكتروني",
    noPhone: "لا هاتف",
    noWebsite: "لا موقع إلكتروني",
    customers: (customers) =>
      plural("ar", customers, {
        zero: "لا عملاء",
        one: "عميل واحد",
        two: "عميلان",
        few: "# عملاء",
        many: "# عميلًا",
        other: "# عميل",
      }),
    noCustomers: "لا عملاء",
    appointments: (appointments) =>
      plural("ar", appointments, {
        zero: "لا مواعيد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      }),
    noAppointments: "لا مواعيد",
  },
  acts: {
    merge: (names) => `دمج…<hidden> \u2068${names}\u2069</hidden>`,
    mergeAll: (records, names) => `دمج الكل (${records})…<hidden> \u2068${names}\u2069</hidden>`,
    mergeThese: (records, names) => `دمج هذه (${records})…<hidden> \u2068${names}\u2069</hidden>`,
    not: (names) => `ليست مكررات<hidden>: \u2068${names}\u2069</hidden>`,
    again: (names) => `تعليم كمكررات<hidden>: \u2068${names}\u2069</hidden>`,
  },
  marked: "تم التعليم بأنها ليست مكررات",
  undo: "تراجع",
  markFailed: "تعذّر التعليم بأنها ليست مكررات",
  restored: "أُعيد التعليم كمكررات محتملة",
  restoreFailed: "تعذّر التعليم كمكررات. حاول مرة أخرى.",
};
