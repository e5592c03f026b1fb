import type { reports as english } from "../en/reports.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const reports: Words<typeof english> = {
  title: "التقارير",
  print: "طباعة",
  period: {
    label: "الفترة",
    month: "هذا الشهر",
    "90d": "آخر 90 يومًا",
    year: "هذا العام",
    custom: "اختيار…",
  },
  compared: {
    year: (days, year) => `\u2068${days}\u2069، مقارنةً بالأيام نفسها من عام \u2068${year}\u2069`,
    month: (days, month) => `\u2068${days}\u2069، مقارنةً بالأيام نفسها من شهر \u2068${month}\u2069`,
    days: (days, before) => `\u2068${days}\u2069، مقارنةً بـ \u2068${before}\u2069`,
  },
  sums: {
    value: "إجمالي القيمة",
    closed: "صفقات مغلقة",
    held: "مواعيد تمت",
    upToDate: "محدَّثون",
    failed: "تعذر التحميل. <retry>إعادة المحاولة</retry>",
    before: (figure) => `\u2068${figure}\u2069 سابقًا`,
    of: (share, all) => `\u2068${share}\u2069 من \u2068${all}\u2069`,
    nobody: "لا أحد للمتابعة",
    same: "كما كان",
    up: (share) => `بزيادة \u2068${share}\u2069`,
    down: (share) => `بانخفاض \u2068${share}\u2069`,
  },
  sections: {
    pipeline: "مسار الصفقات",
    value: {
      day: "القيمة حسب اليوم",
      week: "القيمة حسب الأسبوع",
      month: "القيمة حسب الشهر",
    },
    growth: "الجديد والمغلق",
    appointments: "المواعيد",
    shares: "أين تكمن القيمة",
    contact: "البقاء على تواصل",
  },
  begins: {
    pipeline:
      "بدءًا من أول عميل لك، يظهر هنا كيف ينتقل العملاء من حالة إلى التي تليها وكم يبقون فيها.",
    value: "بدءًا من أول عميل لك، تظهر هنا قيمة عملائك حسب الحالة وعبر الزمن.",
    growth: "بدءًا من أول عميل لك، يظهر هنا كم عميلًا جديدًا يأتي وكم صفقة تُغلق.",
    appointments: "بعد انتهاء أول موعد لك، يظهر هنا أي المواعيد تمت وفي أي ساعات.",
    shares: "بدءًا من أول عميل لك، تظهر هنا القطاعات والوسوم والشركات التي تكمن فيها القيمة.",
    contact:
      "بدءًا من أول عميل لك، يظهر هنا كم عميلًا يتم التواصل معه خلال مدة المتابعة المحددة لحالته.",
  },
  firstEntry: (day) => `أول إدخال بتاريخ \u2068${day}\u2069.`,
  failed: (title) => `تعذر تحميل «\u2068${title}\u2069».`,
  tools: {
    asChart: (title) => `عرض كمخطط<more>: \u2068${title}\u2069</more>`,
    asTable: (title) => `عرض كجدول<more>: \u2068${title}\u2069</more>`,
    csv: (title) => `CSV<more>: \u2068${title}\u2069</more>`,
  },
  two: (first, second) => `\u2068${first}\u2069 \u2068${second}\u2069`,
  named: (name, what) => `\u2068${name}\u2069: \u2068${what}\u2069`,
  customers: (count) =>
    plural("ar", count, {
      zero: "# عميل",
      one: "عميل واحد",
      two: "عميلان",
      few: "# عملاء",
      many: "# عميلًا",
      other: "# عميل",
    }),
  companies: (count) =>
    plural("ar", count, {
      zero: "# شركة",
      one: "شركة واحدة",
      two: "شركتان",
      few: "# شركات",
      many: "# شركة",
      other: "# شركة",
    }),
  others: (count) =>
    plural("ar", count, {
      zero: "# آخر",
      one: "واحد آخر",
      two: "اثنان آخران",
      few: "# آخرون",
      many: "# آخر",
      other: "# آخر",
    }),
  total: "الإجمالي",
  unit: {
    day: "اليوم",
    week: "الأسبوع",
    month: "الشهر",
  },
  noneHeld: "لم يتم أي موعد.",
  nothing: "لا قيمة لأي شيء بعد.",
  noFollowUp: "لا عميل لحالته مدة متابعة.",
  value: {
    asOf: {
      day: "القيم كما في نهاية اليوم.",
      week: "القيم كما في نهاية الأسبوع.",
      month: "القيم كما في نهاية الشهر.",
    },
    are: (share) => `الصفقات المغلقة \u2068${share}\u2069 من الإجمالي.`,
    stayed: (share) => `بقيت الصفقات المغلقة عند \u2068${share}\u2069 من الإجمالي.`,
    grew: (from, to) =>
      `ارتفعت الصفقات المغلقة من \u2068${from}\u2069 إلى \u2068${to}\u2069 من الإجمالي.`,
    fell: (from, to) =>
      `انخفضت الصفقات المغلقة من \u2068${from}\u2069 إلى \u2068${to}\u2069 من الإجمالي.`,
    inCustomers: (value, customers) =>
      `\u2068${value}\u2069 لدى ${plural("ar", customers, { zero: "# عميل", one: "عميل واحد", two: "عميلين", few: "# عملاء", many: "# عميلًا", other: "# عميل" })}`,
    ofCompanies: (value, customers, companies) =>
      `\u2068${value}\u2069 لدى ${plural("ar", customers, { zero: "# عميل", one: "عميل واحد", two: "عميلين", few: "# عملاء", many: "# عميلًا", other: "# عميل" })} من ${plural("ar", companies, { zero: "# شركة", one: "شركة واحدة", two: "شركتين", few: "# شركات", many: "# شركة", other: "# شركة" })}`,
    statusOn: (status, day) => `\u2068${status}\u2069 في \u2068${day}\u2069`,
    chart: "القيمة حسب الحالة عبر الزمن",
  },
  growth: {
    sums: (added, closed) =>
      `${plural("ar", added, { zero: "# عميل جديد", one: "عميل جديد واحد", two: "عميلان جديدان", few: "# عملاء جدد", many: "# عميلًا جديدًا", other: "# عميل جديد" })}، ${plural("ar", closed, { zero: "# صفقة مغلقة", one: "صفقة واحدة مغلقة", two: "صفقتان مغلقتان", few: "# صفقات مغلقة", many: "# صفقة مغلقة", other: "# صفقة مغلقة" })}.`,
    best: {
      day: (name, closed) =>
        `أفضل يوم: \u2068${name}\u2069، ${plural("ar", closed, { zero: "# مغلقة", one: "واحدة مغلقة", two: "اثنتان مغلقتان", few: "# مغلقة", many: "# مغلقة", other: "# مغلقة" })}.`,
      week: (name, closed) =>
        `أفضل أسبوع: \u2068${name}\u2069، ${plural("ar", closed, { zero: "# مغلقة", one: "واحدة مغلقة", two: "اثنتان مغلقتان", few: "# مغلقة", many: "# مغلقة", other: "# مغلقة" })}.`,
      month: (name, closed) =>
        `أفضل شهر: \u2068${name}\u2069، ${plural("ar", closed, { zero: "# مغلقة", one: "واحدة مغلقة", two: "اثنتان مغلقتان", few: "# مغلقة", many: "# مغلقة", other: "# مغلقة" })}.`,
    },
    chart: "العملاء الجدد والصفقات المغلقة عبر الزمن",
    added: "عملاء جدد",
    closed: "صفقات مغلقة",
  },
  appointments: {
    noNoShows: "لا حالات عدم حضور.",
    noShows: (share) => `\u2068${share}\u2069 لم يحضروا.`,
    most: [
      (share) => `\u2068${share}\u2069 لم يحضروا، معظمهم أيام الأحد.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، معظمهم أيام الاثنين.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، معظمهم أيام الثلاثاء.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، معظمهم أيام الأربعاء.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، معظمهم أيام الخميس.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، معظمهم أيام الجمعة.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، معظمهم أيام السبت.`,
    ],
    all: [
      (share) => `\u2068${share}\u2069 لم يحضروا، كلهم أيام الأحد.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، كلهم أيام الاثنين.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، كلهم أيام الثلاثاء.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، كلهم أيام الأربعاء.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، كلهم أيام الخميس.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، كلهم أيام الجمعة.`,
      (share) => `\u2068${share}\u2069 لم يحضروا، كلهم أيام السبت.`,
    ],
    open: (count) =>
      `${plural("ar", count, { zero: "# موعد سابق بلا نتيجة بعد.", one: "موعد سابق واحد بلا نتيجة بعد.", two: "موعدان سابقان بلا نتيجة بعد.", few: "# مواعيد سابقة بلا نتيجة بعد.", many: "# موعدًا سابقًا بلا نتيجة بعد.", other: "# موعد سابق بلا نتيجة بعد." })} <ask>كيف سار الأمر؟</ask>`,
    per: {
      day: "لكل يوم",
      week: "لكل أسبوع",
      month: "لكل شهر",
    },
    perWeeks: (weeks) =>
      plural("ar", weeks, {
        zero: "لكل # أسبوع",
        one: "لكل أسبوع",
        two: "لكل أسبوعين",
        few: "لكل # أسابيع",
        many: "لكل # أسبوعًا",
        other: "لكل # أسبوع",
      }),
    chart: {
      day: "المواعيد لكل يوم",
      week: "المواعيد لكل أسبوع",
      month: "المواعيد لكل شهر",
    },
    chartOfWeeks: (weeks) =>
      plural("ar", weeks, {
        zero: "المواعيد لكل # أسبوع",
        one: "المواعيد لكل أسبوع",
        two: "المواعيد لكل أسبوعين",
        few: "المواعيد لكل # أسابيع",
        many: "المواعيد لكل # أسبوعًا",
        other: "المواعيد لكل # أسبوع",
      }),
    outcomes: {
      held: "تمت",
      noShow: "لم يحضر",
      canceled: "ملغاة",
      open: "بلا نتيجة",
    },
    shareOf: (count, all, share) =>
      `\u2068${count}\u2069 من ${plural("ar", all, { zero: "# موعد", one: "موعد واحد", two: "موعدين", few: "# مواعيد", many: "# موعدًا", other: "# موعد" })}، \u2068${share}\u2069`,
    busiest: "أكثر الساعات ازدحامًا",
    noneTimed: "لم يتم أي موعد له وقت محدد.",
    at: (day, hour) => `\u2068${day}\u2069 في \u2068${hour}\u2069`,
    held: (count) =>
      plural("ar", count, {
        zero: "# تم",
        one: "تم واحد",
        two: "تم اثنان",
        few: "تمت #",
        many: "تم #",
        other: "تم #",
      }),
    became: "ما آلت إليه المواعيد",
    byHour: "المواعيد التي تمت حسب الساعة",
    heldAt: "الساعة",
  },
  shares: {
    noIndustry: "لا قطاع محدد لأي شركة لها قيمة.",
    holds: (name, share) => `لدى \u2068${name}\u2069 نسبة \u2068${share}\u2069.`,
    hold: (names, share) => `لدى \u2068${names}\u2069 نسبة \u2068${share}\u2069.`,
    byIndustry: "حسب القطاع",
    byTag: "حسب الوسم",
    several: "يمكن أن يكون للعميل عدة وسوم",
    all: "كل القيمة",
    ofAll: (share) => `\u2068${share}\u2069 من كل القيمة`,
    topTen: "أكبر عشر شركات",
    top: "أكبر الشركات",
    ten: "أكبر عشر",
    none: "بلا قطاع",
    untagged: "بلا وسم",
    valueByIndustry: "القيمة حسب القطاع",
    valueByTag: "القيمة حسب الوسم",
    topByValue: "أكبر الشركات حسب القيمة",
  },
  heads: {
    industry: "القطاع",
    tag: "الوسم",
    company: "الشركة",
    companies: "الشركات",
    customers: "العملاء",
    value: "القيمة",
    share: "الحصة",
    attention: "بحاجة إلى اهتمام",
    before: "سابقًا",
  },
  contact: {
    answer: "العملاء الذين تم التواصل معهم خلال مدة المتابعة المحددة لحالتهم.",
    chart: "العملاء المحدَّثون عبر الزمن",
    upToDate: (kept, customers) =>
      `\u2068${kept}\u2069 من ${plural("ar", customers, { zero: "# عميل", one: "عميل واحد", two: "عميلين", few: "# عملاء", many: "# عميلًا", other: "# عميل" })} محدَّثون`,
    last90: "آخر 90 يومًا",
    before90: "الـ 90 يومًا السابقة",
    longer: {
      day: "يومان من البيانات يكوّنان خطًا. اختر فترة أطول.",
      week: "أسبوعان من البيانات يكوّنان خطًا. اختر فترة أطول.",
      month: "شهران من البيانات يكوّنان خطًا. اختر فترة أطول.",
    },
    tomorrow: "يومان من البيانات يكوّنان خطًا. عُد غدًا.",
    nextWeek: "أسبوعان من البيانات يكوّنان خطًا. عُد الأسبوع القادم.",
    inMonth: (month) => `شهران من البيانات يكوّنان خطًا. عُد في \u2068${month}\u2069.`,
  },
};
