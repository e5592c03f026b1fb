import type { imported as english } from "../en/imported.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const imported: Words<typeof english> = {
  writing: {
    failedSub: "لم يُحفظ شيء.",
    sub: "جارٍ الاستيراد. يمكنك مواصلة العمل: مغادرة هذه الصفحة لا توقف الاستيراد.",
    stopped: "متوقف",
    of: {
      customers: (of) => `من أصل \u2068${of}\u2069 من العملاء`,
      companies: (of) => `من أصل \u2068${of}\u2069 من الشركات`,
      appointments: (of) => `من أصل \u2068${of}\u2069 من المواعيد`,
    },
    sent: {
      customers: (of) => `من أصل \u2068${of}\u2069 من العملاء (تم الإرسال)`,
      companies: (of) => `من أصل \u2068${of}\u2069 من الشركات (تم الإرسال)`,
      appointments: (of) => `من أصل \u2068${of}\u2069 من المواعيد (تم الإرسال)`,
    },
    doneOf: (done, of) => `\u2068${done}\u2069 \u2068${of}\u2069`,
    now: (name) => `الآن: \u2068${name}\u2069`,
    lost: "لا اتصال. يُستأنف الاستيراد حالما يستجيب الخادم.",
    canceling: "جارٍ الإلغاء",
    cancel: "إلغاء الاستيراد",
    leavesNothing: "الإلغاء لا يترك أثرًا.",
    leavesNoneOf: (done) => `الإلغاء لا يترك أثرًا: لن يُحتفظ بأي شيء مما تم (\u2068${done}\u2069).`,
    stoppedAll: "توقف الاستيراد. لم يُحفظ شيء.",
    stoppedAt: (row) => `توقف الاستيراد عند الصف \u2068${row}\u2069. لم يُحفظ شيء.`,
    fewSeconds: "بقيت ثوانٍ قليلة",
    seconds: (seconds) =>
      plural("ar", seconds, {
        zero: "بقيت نحو # ثانية",
        one: "بقيت نحو ثانية",
        two: "بقيت نحو ثانيتين",
        few: "بقيت نحو # ثوانٍ",
        many: "بقيت نحو # ثانية",
        other: "بقيت نحو # ثانية",
      }),
    minute: "بقيت نحو دقيقة",
    minutes: (minutes) =>
      plural("ar", minutes, {
        zero: "بقيت نحو # دقيقة",
        one: "بقيت نحو دقيقة",
        two: "بقيت نحو دقيقتين",
        few: "بقيت نحو # دقائق",
        many: "بقيت نحو # دقيقة",
        other: "بقيت نحو # دقيقة",
      }),
    notStarted: "تعذّر بدء الاستيراد. حاول مرة أخرى.",
  },
  imported: {
    customers: (count) =>
      plural("ar", count, {
        zero: "تم استيراد # عميل",
        one: "تم استيراد عميل واحد",
        two: "تم استيراد عميلين",
        few: "تم استيراد # عملاء",
        many: "تم استيراد # عميلًا",
        other: "تم استيراد # عميل",
      }),
    companies: (count) =>
      plural("ar", count, {
        zero: "تم استيراد # شركة",
        one: "تم استيراد شركة واحدة",
        two: "تم استيراد شركتين",
        few: "تم استيراد # شركات",
        many: "تم استيراد # شركة",
        other: "تم استيراد # شركة",
      }),
    appointments: (count) =>
      plural("ar", count, {
        zero: "تم استيراد # موعد",
        one: "تم استيراد موعد واحد",
        two: "تم استيراد موعدين",
        few: "تم استيراد # مواعيد",
        many: "تم استيراد # موعدًا",
        other: "تم استيراد # موعد",
      }),
  },
  sentence: (imported) => `\u2068${imported}\u2069.`,
  open: "فتح",
  another: "استيراد ملف آخر",
  continueWith: (file) => `المتابعة بالملف \u2068${file}\u2069`,
  show: {
    customers: "إظهار العملاء المستوردين",
    companies: "إظهار الشركات المستوردة",
    appointments: "إظهار المواعيد المستوردة",
  },
  downloadSkipped: "تنزيل الصفوف المتخطاة",
  undoing: "جارٍ التراجع",
  undo: "التراجع عن الاستيراد",
  available: (note, days) =>
    plural("ar", days, {
      zero: `\u2068${note}\u2069 متاح لمدة # يوم، هنا أو في السجل.`,
      one: `\u2068${note}\u2069 متاح ليوم واحد، هنا أو في السجل.`,
      two: `\u2068${note}\u2069 متاح ليومين، هنا أو في السجل.`,
      few: `\u2068${note}\u2069 متاح لمدة # أيام، هنا أو في السجل.`,
      many: `\u2068${note}\u2069 متاح لمدة # يومًا، هنا أو في السجل.`,
      other: `\u2068${note}\u2069 متاح لمدة # يوم، هنا أو في السجل.`,
    }),
  undoRemoves: (made) => `يزيل التراجع: \u2068${made}\u2069.`,
  undoReverts: (changed) =>
    plural("ar", changed, {
      zero: "يلغي التراجع # تحديث.",
      one: "يلغي التراجع تحديثًا واحدًا.",
      two: "يلغي التراجع تحديثين.",
      few: "يلغي التراجع # تحديثات.",
      many: "يلغي التراجع # تحديثًا.",
      other: "يلغي التراجع # تحديث.",
    }),
  undoBoth: (made, changed) =>
    plural("ar", changed, {
      zero: `يزيل التراجع: \u2068${made}\u2069، ويلغي # تحديث.`,
      one: `يزيل التراجع: \u2068${made}\u2069، ويلغي تحديثًا واحدًا.`,
      two: `يزيل التراجع: \u2068${made}\u2069، ويلغي تحديثين.`,
      few: `يزيل التراجع: \u2068${made}\u2069، ويلغي # تحديثات.`,
      many: `يزيل التراجع: \u2068${made}\u2069، ويلغي # تحديثًا.`,
      other: `يزيل التراجع: \u2068${made}\u2069، ويلغي # تحديث.`,
    }),
  newCustomers: (count) =>
    plural("ar", count, {
      zero: "# عميل جديد",
      one: "عميل جديد واحد",
      two: "عميلان جديدان",
      few: "# عملاء جدد",
      many: "# عميلًا جديدًا",
      other: "# عميل جديد",
    }),
  newCompanies: (count) =>
    plural("ar", count, {
      zero: "# شركة جديدة",
      one: "شركة جديدة واحدة",
      two: "شركتان جديدتان",
      few: "# شركات جديدة",
      many: "# شركة جديدة",
      other: "# شركة جديدة",
    }),
  wereHere: (count) =>
    plural("ar", count, {
      zero: "# شركة كانت موجودة هنا",
      one: "شركة واحدة كانت موجودة هنا",
      two: "شركتان كانتا موجودتين هنا",
      few: "# شركات كانت موجودة هنا",
      many: "# شركة كانت موجودة هنا",
      other: "# شركة كانت موجودة هنا",
    }),
  notChanged: (count) =>
    plural("ar", count, {
      zero: "# صف لم يتغير",
      one: "صف واحد لم يتغير",
      two: "صفان لم يتغيرا",
      few: "# صفوف لم تتغير",
      many: "# صفًا لم يتغير",
      other: "# صف لم يتغير",
    }),
  changedElsewhere: "تغيّرت أو حُذفت في مكان آخر أثناء الاستيراد",
  unread: (count) =>
    plural("ar", count, {
      zero: "تعذّرت قراءة # قيمة",
      one: "تعذّرت قراءة قيمة واحدة",
      two: "تعذّرت قراءة قيمتين",
      few: "تعذّرت قراءة # قيم",
      many: "تعذّرت قراءة # قيمة",
      other: "تعذّرت قراءة # قيمة",
    }),
  keptIn: (field) => `محفوظة في «\u2068${field}\u2069»، كلٌّ مع اسم عموده`,
  cut: (field, rows) =>
    plural("ar", rows, {
      zero: `تم اختصار «\u2068${field}\u2069» في # صف`,
      one: `تم اختصار «\u2068${field}\u2069» في صف واحد`,
      two: `تم اختصار «\u2068${field}\u2069» في صفين`,
      few: `تم اختصار «\u2068${field}\u2069» في # صفوف`,
      many: `تم اختصار «\u2068${field}\u2069» في # صفًا`,
      other: `تم اختصار «\u2068${field}\u2069» في # صف`,
    }),
  limit: (most) =>
    plural("ar", most, {
      zero: "الحد هو # حرف. قُطع الباقي:",
      one: "الحد هو حرف واحد. قُطع الباقي:",
      two: "الحد هو حرفان. قُطع الباقي:",
      few: "الحد هو # أحرف. قُطع الباقي:",
      many: "الحد هو # حرفًا. قُطع الباقي:",
      other: "الحد هو # حرف. قُطع الباقي:",
    }),
  duplicates: (count) =>
    plural("ar", count, {
      zero: "# مكرر محتمل",
      one: "مكرر محتمل واحد",
      two: "مكرران محتملان",
      few: "# مكررات محتملة",
      many: "# مكررًا محتملًا",
      other: "# مكرر محتمل",
    }),
  duplicatesWhy: "البريد الإلكتروني نفسه أو الهاتف نفسه أو اسم مشابه",
  review: "مراجعة",
  hide: "إخفاء",
  showThe: (count) =>
    plural("ar", count, {
      zero: "إظهار الـ#",
      one: "إظهار",
      two: "إظهار الاثنين",
      few: "إظهار الـ#",
      many: "إظهار الـ#",
      other: "إظهار الـ#",
    }),
  rowNumber: (row) => `الصف \u2068${row}\u2069`,
  valueOf: (column) => `\u2068${column}\u2069: <value></value>`,
  updated: "محدّثة",
  rowsInFile: "صفوف الملف",
  undone: "تم التراجع عن الاستيراد. لم يبق منه شيء.",
  changed: (count) =>
    plural("ar", count, {
      zero: "# تغيير",
      one: "تغيير واحد",
      two: "تغييران",
      few: "# تغييرات",
      many: "# تغييرًا",
      other: "# تغيير",
    }),
  left: (count, field) =>
    plural("ar", count, {
      zero: `بقيت # قيمة في «\u2068${field}\u2069»`,
      one: `بقيت قيمة واحدة في «\u2068${field}\u2069»`,
      two: `بقيت قيمتان في «\u2068${field}\u2069»`,
      few: `بقيت # قيم في «\u2068${field}\u2069»`,
      many: `بقيت # قيمة في «\u2068${field}\u2069»`,
      other: `بقيت # قيمة في «\u2068${field}\u2069»`,
    }),
  why: {
    withoutName: "بلا اسم",
    withoutTitle: "بلا عنوان",
    withoutDate: "بلا تاريخ",
    withoutCustomer: "بلا عميل",
    leftOut: "استبعدتها أنت",
    twice: "مكررة في الملف",
    kept: "بقيت كما هي لديك",
    identical: "مطابقة لما لديك",
  },
  andMore: (fields) => `\u2068${fields}\u2069 والمزيد`,
};
