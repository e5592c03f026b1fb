import type { digests as english } from "../en/digests.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const digests: Words<typeof english> = {
  openDay: (weekday) => `فتح يوم \u2068${weekday}\u2069 في Client Desk`,
  noTime: "بلا وقت",
  toDo: "للإنجاز",
  late: (days) =>
    plural("ar", days, {
      zero: "بلا تأخير",
      one: "تأخير يوم واحد",
      two: "تأخير يومين",
      few: "تأخير # أيام",
      many: "تأخير # يومًا",
      other: "تأخير # يوم",
    }),
  counts: {
    appointments: (count) =>
      plural("ar", count, {
        zero: "لا مواعيد",
        one: "موعد واحد",
        two: "موعدان",
        few: "# مواعيد",
        many: "# موعدًا",
        other: "# موعد",
      }),
    tasks: (count) =>
      plural("ar", count, {
        zero: "لا مهام",
        one: "مهمة واحدة",
        two: "مهمتان",
        few: "# مهام",
        many: "# مهمة",
        other: "# مهمة",
      }),
    customers: (count) =>
      plural("ar", count, {
        zero: "لا عملاء",
        one: "عميل واحد",
        two: "عميلان",
        few: "# عملاء",
        many: "# عميلًا",
        other: "# عميل",
      }),
    companies: (count) =>
      plural("ar", count, {
        zero: "لا شركات",
        one: "شركة واحدة",
        two: "شركتان",
        few: "# شركات",
        many: "# شركة",
        other: "# شركة",
      }),
    records: (count) =>
      plural("ar", count, {
        zero: "لا سجلات",
        one: "سجل واحد",
        two: "سجلان",
        few: "# سجلات",
        many: "# سجلًا",
        other: "# سجل",
      }),
  },
  agenda: (day, counts) => `${day}: ${counts}`,
  why: {
    reminders: "وصلتك هذه الرسالة لأن التذكيرات بالبريد الإلكتروني مفعّلة.",
    agenda: "وصلتك هذه الرسالة لأن جدول اليوم مفعّل.",
    summary: "وصلتك هذه الرسالة لأن الملخص الشهري مفعّل.",
    "for-you": "وصلتك هذه الرسالة لأن رسائل «لك» مفعّلة.",
  },
  change: (url) => `لتغيير ذلك في الإعدادات: ${url}`,
  stop: (url) => `لإلغاء الاشتراك: ${url}`,
  changeOrStop: "يمكنك <change>تغيير ذلك في الإعدادات</change> أو <stop>إلغاء الاشتراك</stop>.",
  forYou: {
    title: "لك",
    titleOn: (desk) => `لك في «\u2068${desk}\u2069»`,
    subject: (count) =>
      plural("ar", count, {
        zero: "لا جديد لك",
        one: "شيء جديد لك",
        two: "شيئان جديدان لك",
        few: "# أشياء جديدة لك",
        many: "# شيئًا جديدًا لك",
        other: "# شيء جديد لك",
      }),
    open: "فتح «لك» في Client Desk",
    more: (count) =>
      plural("ar", count, {
        zero: "# أخرى",
        one: "واحد آخر",
        two: "اثنان آخران",
        few: "# أخرى",
        many: "# أخرى",
        other: "# أخرى",
      }),
    someone: "أحدهم",
    task: (who, text) => `مهمة لك من \u2068${who}\u2069: \u2068${text}\u2069`,
    appointment: (who, title) => `تمت إضافتك إلى «\u2068${title}\u2069» من \u2068${who}\u2069`,
    handed: (who, what) => `تسليم إليك من \u2068${who}\u2069: \u2068${what}\u2069`,
    mentionedOn: (who, name) => `تمت الإشارة إليك من \u2068${who}\u2069 لدى \u2068${name}\u2069`,
    mentioned: (who) => `تمت الإشارة إليك من \u2068${who}\u2069 في مهمة`,
    dueToday: "مستحقة اليوم",
    due: (day) => `مستحقة في \u2068${day}\u2069`,
  },
  summary: {
    mine: (month) => `شهرك: ${month}`,
    everyone: (month) => `${month}، الجميع`,
    subject: (title, added, closed) => `${title}: ${added}، ${closed}`,
    newCustomers: (count) =>
      plural("ar", count, {
        zero: "لا عملاء جدد",
        one: "عميل جديد واحد",
        two: "عميلان جديدان",
        few: "# عملاء جدد",
        many: "# عميلًا جديدًا",
        other: "# عميل جديد",
      }),
    dealsClosed: (count) =>
      plural("ar", count, {
        zero: "لا صفقات مغلقة",
        one: "صفقة مغلقة واحدة",
        two: "صفقتان مغلقتان",
        few: "# صفقات مغلقة",
        many: "# صفقة مغلقة",
        other: "# صفقة مغلقة",
      }),
    value: "القيمة",
    atEnd: (count) =>
      plural("ar", count, {
        zero: "لا عملاء في نهاية الشهر",
        one: "عميل واحد في نهاية الشهر",
        two: "عميلان في نهاية الشهر",
        few: "# عملاء في نهاية الشهر",
        many: "# عميلًا في نهاية الشهر",
        other: "# عميل في نهاية الشهر",
      }),
    new: "الجدد",
    closed: "المغلقة",
    deals: (count) =>
      plural("ar", count, {
        zero: "لا صفقات",
        one: "صفقة واحدة",
        two: "صفقتان",
        few: "# صفقات",
        many: "# صفقة",
        other: "# صفقة",
      }),
    appointments: "المواعيد",
    held: (count) =>
      plural("ar", count, {
        zero: "تم: #",
        one: "تم: #",
        two: "تم: #",
        few: "تم: #",
        many: "تم: #",
        other: "تم: #",
      }),
    noShows: (count) =>
      plural("ar", count, {
        zero: "لم يحضر: #",
        one: "لم يحضر: #",
        two: "لم يحضر: #",
        few: "لم يحضر: #",
        many: "لم يحضر: #",
        other: "لم يحضر: #",
      }),
    canceled: (count) =>
      plural("ar", count, {
        zero: "ملغى: #",
        one: "ملغى: #",
        two: "ملغى: #",
        few: "ملغى: #",
        many: "ملغى: #",
        other: "ملغى: #",
      }),
    open: (count) =>
      plural("ar", count, {
        zero: "بلا نتيجة: #",
        one: "بلا نتيجة: #",
        two: "بلا نتيجة: #",
        few: "بلا نتيجة: #",
        many: "بلا نتيجة: #",
        other: "بلا نتيجة: #",
      }),
    upToDate: "متابعة منتظمة",
    inTime: (kept, all) =>
      `\u2068${kept}\u2069 من \u2068${all}\u2069 تم التواصل معهم في الوقت المناسب، كما في نهاية الشهر`,
    largest: "أكبر شركة",
    today: (value) => `\u2068${value}\u2069 اليوم`,
    earlier: (figure, month) => `\u2068${figure}\u2069 في ${month}`,
    nowAndThen: (now, then) => `${now}؛ ${then}`,
    openReport: "فتح التقرير في Client Desk",
  },
  unsubscribe: {
    title: "إلغاء الاشتراك",
    question: {
      reminders: "يرسل إليك Client Desk تذكيرات بالمواعيد بالبريد الإلكتروني. هل تريد إيقافها؟",
      agenda: "يرسل إليك Client Desk جدول اليوم بالبريد الإلكتروني. هل تريد إيقافه؟",
      summary: "يرسل إليك Client Desk الملخص الشهري بالبريد الإلكتروني. هل تريد إيقافه؟",
      "for-you": "يرسل إليك Client Desk بالبريد الإلكتروني رسائل «لك». هل تريد إيقافها؟",
    },
    doneTitle: "تم إلغاء اشتراكك",
    done: {
      reminders:
        "لن يرسل إليك Client Desk تذكيرات بالمواعيد بعد الآن. يمكنك تفعيلها من جديد في <settings>الإعدادات</settings>.",
      agenda:
        "لن يرسل إليك Client Desk جدول اليوم بعد الآن. يمكنك تفعيله من جديد في <settings>الإعدادات</settings>.",
      summary:
        "لن يرسل إليك Client Desk الملخص الشهري بعد الآن. يمكنك تفعيله من جديد في <settings>الإعدادات</settings>.",
      "for-you":
        "لن يرسل إليك Client Desk بالبريد الإلكتروني رسائل «لك» بعد الآن. يمكنك تفعيلها من جديد في <settings>الإعدادات</settings>.",
    },
    unknownTitle: "هذا الرابط لا يعمل",
    unknown: "يمكنك اختيار الرسائل التي تصلك في <settings>الإعدادات</settings>.",
  },
};
