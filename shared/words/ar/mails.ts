import type { mails as english } from "../en/mails.ts";
import type { Words } from "../words.ts";

export const mails: Words<typeof english> = {
  link: {
    moveIt: "نقل الموعد",
    moveUntil: (time) => `نقل الموعد حتى \u2068${time}\u2069`,
    cancel: "إلغاء الموعد",
    propose: "اقتراح وقت آخر",
    decline: "اعتذار",
    accept: "قبول",
    pick: "اختيار وقت آخر",
  },
  confirm: {
    subject: (title, time) => `يرجى التأكيد: \u2068${title}\u2069، \u2068${time}\u2069`,
    title: (name) => `بقيت خطوة واحدة، \u2068${name}\u2069`,
    text: (time) =>
      `يرجى تأكيد رغبتك في هذا الحجز. الوقت محجوز لك مؤقتًا حتى الساعة \u2068${time}\u2069. إذا لم تكن أنت من حجز فلا تفعل شيئًا: سيُتاح الوقت من جديد.`,
    button: "تأكيد الحجز",
  },
  invited: {
    subject: (title, time) => `دعوة: \u2068${title}\u2069، \u2068${time}\u2069`,
    title: (host, name) => `\u2068${name}\u2069، لديك دعوة من \u2068${host}\u2069`,
    text: "وافق ليصبح الموعد مؤكدًا. إذا لم يناسبك الوقت فاقترح أوقاتًا أخرى.",
    allTimes: "تشمل هذه الدعوة كل المواعيد. وافق لتصبح مؤكدة.",
  },
  booked: {
    subject: (title, time) => `مؤكد: \u2068${title}\u2069، \u2068${time}\u2069`,
    title: (name) => `تم حجز موعدك، \u2068${name}\u2069`,
    text: "شكرًا لاختيارك وقتًا.",
    textPhone: (host) => `شكرًا لاختيارك وقتًا. ستصلك حينها مكالمة من \u2068${host}\u2069.`,
  },
  moved: {
    subject: (title, time) => `نُقل الموعد: \u2068${title}\u2069 الآن \u2068${time}\u2069`,
    title: (what) => `وقت جديد لموعد «\u2068${what}\u2069»`,
    text: (name, what) => `مرحبًا \u2068${name}\u2069، تم نقل موعدك «\u2068${what}\u2069».`,
  },
  rescheduled: {
    text: (name, host, what) =>
      `مرحبًا \u2068${name}\u2069، يلزم نقل موعدك «\u2068${what}\u2069» مع \u2068${host}\u2069. هل يناسبك الوقت الجديد؟`,
    button: "نعم، يناسبني",
    subjectSeries: (title, time) =>
      `تغيير: \u2068${title}\u2069، الموعد التالي \u2068${time}\u2069`,
    titleSeries: (what) => `أوقات جديدة لموعد «\u2068${what}\u2069»`,
    textSeries: (name, host) =>
      `مرحبًا \u2068${name}\u2069، تغيّرت بعض الأوقات من قِبل \u2068${host}\u2069. ستصل كلها إلى تقويمك.`,
  },
  canceled: {
    subject: (title, time) => `ملغى: \u2068${title}\u2069، \u2068${time}\u2069`,
    title: (what) => `موعدك «\u2068${what}\u2069» ملغى`,
    byYou: (name, what) =>
      `مرحبًا \u2068${name}\u2069، ألغيت الموعد «\u2068${what}\u2069». لا يلزمك شيء آخر؛ سيُحدَّث تقويمك تلقائيًا.`,
    byHost: (name, host, what) =>
      `مرحبًا \u2068${name}\u2069، أُلغي الموعد «\u2068${what}\u2069» من قِبل \u2068${host}\u2069. لا يلزمك شيء آخر؛ سيُحدَّث تقويمك تلقائيًا.`,
  },
  declined: {
    subject: (host, title, time) =>
      `هذا الوقت لا يناسب \u2068${host}\u2069: \u2068${title}\u2069، \u2068${time}\u2069`,
    title: (host) => `هذا الوقت لا يناسب \u2068${host}\u2069`,
    text: (name, host, what) =>
      `مرحبًا \u2068${name}\u2069، وقت الموعد «\u2068${what}\u2069» لا يناسب \u2068${host}\u2069.`,
    textWord: (name, host, what, word) =>
      `مرحبًا \u2068${name}\u2069، وقت الموعد «\u2068${what}\u2069» لا يناسب \u2068${host}\u2069. رسالة من \u2068${host}\u2069: \u2068${word}\u2069`,
  },
  offered: {
    title: (host) => `لديك اقتراح بوقت آخر من \u2068${host}\u2069`,
    text: (name, host, what, times) =>
      `مرحبًا \u2068${name}\u2069، وقت الموعد «\u2068${what}\u2069» لا يناسب \u2068${host}\u2069. الوقت المقترح: \u2068${times}\u2069.`,
    textWord: (name, host, what, times, word) =>
      `مرحبًا \u2068${name}\u2069، وقت الموعد «\u2068${what}\u2069» لا يناسب \u2068${host}\u2069. الوقت المقترح: \u2068${times}\u2069. رسالة من \u2068${host}\u2069: \u2068${word}\u2069`,
    button: "اختيار وقت",
  },
  reminder: {
    subjectTomorrow: (title, time) => `غدًا: \u2068${title}\u2069، \u2068${time}\u2069`,
    subject: (day, title, time) => `\u2068${day}\u2069: \u2068${title}\u2069، \u2068${time}\u2069`,
    titleTomorrow: (name) => `إلى الغد، \u2068${name}\u2069`,
    title: (what, name) => `موعدك «\u2068${what}\u2069»، \u2068${name}\u2069`,
    calls: (host) => `ستصلك حينها مكالمة من \u2068${host}\u2069.`,
    expects: (host) => `موعدك مع \u2068${host}\u2069.`,
  },
  missed: {
    subject: "نأسف لعدم لقائنا بك",
    title: (name) => `نأسف لعدم لقائنا بك، \u2068${name}\u2069`,
    text: (host, time) =>
      `كان موعدك مع \u2068${host}\u2069 في \u2068${time}\u2069. يحدث ذلك؛ اختر وقتًا آخر حين يناسبك.`,
  },
  lapsed: {
    subject: (title, time) => `لم يتم الحجز: \u2068${title}\u2069، \u2068${time}\u2069`,
    title: "لم يصل رد في الوقت المحدد",
    text: (name, host) =>
      `مرحبًا \u2068${name}\u2069، لم يصل رد من \u2068${host}\u2069، لذلك أُتيح الوقت من جديد.`,
    notChosenTitle: "لم يُختر أي من الأوقات",
    notChosen: (name) =>
      `مرحبًا \u2068${name}\u2069، لم يُختر أي من الأوقات المقترحة، لذلك أُتيح الوقت من جديد.`,
  },
  foot: {
    booked: (from, host, site) =>
      `\u2068${from}\u2069. تصلك هذه الرسالة لأن موعدًا معك حُجز على \u2068${site}\u2069. تعرض الروابط الوضع الحالي في أي وقت، ومن لديه الروابط يستطيع تغيير الموعد. الردود على هذه الرسالة تصل إلى \u2068${host}\u2069.`,
    invited: (from, host, site) =>
      `\u2068${from}\u2069. تصلك هذه الرسالة لأن لديك دعوة من \u2068${host}\u2069 على \u2068${site}\u2069. تعرض الروابط الوضع الحالي في أي وقت، ومن لديه الروابط يستطيع تغيير الموعد. الردود على هذه الرسالة تصل إلى \u2068${host}\u2069.`,
  },
  entry: {
    answer: (url) => `للرد: ${url}`,
    change: (url) => `لنقل الموعد أو إلغائه: ${url}`,
  },
  when: (day, time) => `\u2068${day}\u2069 الساعة \u2068${time}\u2069`,
  labeled: (label, text) => `${label}: ${text}`,
  standard: {
    confirmation: {
      subject: "مؤكد: \u2068{what}\u2069، {when}",
      text: "مرحبًا \u2068{first name}\u2069،\n\nشكرًا لاختيارك وقتًا: \u2068{what}\u2069، {when}.\n\n{my name}",
    },
    moved: {
      subject: "نُقل الموعد: \u2068{what}\u2069 الآن {when}",
      text: "مرحبًا \u2068{first name}\u2069،\n\nموعد \u2068{what}\u2069 أصبح الآن {when}.\n\n{my name}",
    },
    canceled: {
      subject: "ملغى: \u2068{what}\u2069، {when}",
      text: "مرحبًا \u2068{first name}\u2069،\n\nأُلغي الموعد \u2068{what}\u2069، {when}. سيُحدَّث تقويمك تلقائيًا.\n\n{my name}",
    },
    reminder: {
      subject: "غدًا: \u2068{what}\u2069، {time}",
      text: "مرحبًا \u2068{first name}\u2069،\n\nتذكير بموعد \u2068{what}\u2069، {when}.\n\nإذا لم يعد يناسبك: {move link}\n\nإلى اللقاء،\n{my name}",
    },
    missed: {
      subject: "نأسف لعدم لقائنا بك",
      text: "مرحبًا \u2068{first name}\u2069،\n\nكنت في انتظارك، {when}. يحدث ذلك؛ اختر وقتًا آخر حين يناسبك.\n\n{my name}",
    },
  },
};
