import type { undoing as english } from "../en/undoing.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const undoing: Words<typeof english> = {
  undoThis: {
    import: "هل تريد التراجع عن هذا الاستيراد؟",
    merge: "هل تريد التراجع عن هذا الدمج؟",
    delete: "هل تريد التراجع عن هذا الحذف؟",
    change: "هل تريد التراجع عن هذا التغيير؟",
  },
  redoThis: {
    import: "هل تريد إعادة هذا الاستيراد؟",
    merge: "هل تريد إعادة هذا الدمج؟",
    delete: "هل تريد إعادة هذا الحذف؟",
    change: "هل تريد إعادة هذا التغيير؟",
  },
  changedSince: (records) =>
    plural("ar", records, {
      zero: "لم يتغير شيء منذ ذلك الحين.",
      one: "تغيّر سجل واحد منذ ذلك الحين. يمكنك إبقاء نسخته الحالية والتراجع عن الباقي.",
      two: "تغيّر سجلان منذ ذلك الحين. يمكنك إبقاء نسختيهما الحاليتين والتراجع عن الباقي.",
      few: "تغيّرت # سجلات منذ ذلك الحين. يمكنك إبقاء نسخها الحالية والتراجع عن الباقي.",
      many: "تغيّر # سجلًا منذ ذلك الحين. يمكنك إبقاء نسخها الحالية والتراجع عن الباقي.",
      other: "تغيّر # سجل منذ ذلك الحين. يمكنك إبقاء نسخها الحالية والتراجع عن الباقي.",
    }),
  undoAnyway: "التراجع رغم ذلك",
  keepCurrent: "إبقاء النسخة الحالية",
  nameField: (name, field) => `<name>\u2068${name}\u2069</name>: ${field}`,
  current: "النسخة الحالية",
  after: "بعد التراجع",
  changed: "تم التغيير",
  deleted: "تم الحذف",
  empty: "فارغ",
  more: (records) =>
    plural("ar", records, {
      zero: "ولا سجلات أخرى",
      one: "وسجل آخر",
      two: "وسجلان آخران",
      few: "و# سجلات أخرى",
      many: "و# سجلًا آخر",
      other: "و# سجل آخر",
    }),
  doneAt: (act, day, time) => `${act}، \u2068${day}\u2069، \u2068${time}\u2069.`,
  touches: (records) =>
    plural("ar", records, {
      zero: "هذا لا يغير شيئًا.",
      one: "هذا يغير سجلًا واحدًا.",
      two: "هذا يغير سجلين.",
      few: "هذا يغير # سجلات.",
      many: "هذا يغير # سجلًا.",
      other: "هذا يغير # سجل.",
    }),
  cancel: "إلغاء",
  undo: "تراجع",
  redo: "إعادة",
  restore: "استعادة",
  restoreAll: "استعادة الكل",
  restoreBoth: "استعادة الاثنين",
  leaveDeleted: "إبقاؤه محذوفًا",
  restoreToo: (name) => `هل تريد استعادة <name>\u2068${name}\u2069</name> أيضًا؟`,
  restoreMoreToo: (name, others) =>
    `هل تريد استعادة <name>\u2068${name}\u2069</name> و${plural("ar", others, { zero: "لا غيره", one: "سجل آخر", two: "سجلين آخرين", few: "# سجلات أخرى", many: "# سجلًا آخر", other: "# سجل آخر" })} أيضًا؟`,
  belongs: (record, name) =>
    `السجل <name>\u2068${record}\u2069</name> يتبع السجل <name>\u2068${name}\u2069</name> المحذوف. يمكن استعادتهما معًا.`,
  belongsToMore: (record, name, others) =>
    `السجل <name>\u2068${record}\u2069</name> يتبع السجل <name>\u2068${name}\u2069</name> و${plural("ar", others, { zero: "لا غيره", one: "سجلًا آخر", two: "سجلين آخرين", few: "# سجلات أخرى", many: "# سجلًا آخر", other: "# سجل آخر" })}، وهي محذوفة. يمكن استعادتها معًا.`,
  leave: (name) =>
    `تم حذف <name>\u2068${name}\u2069</name> منذ ذلك الحين. يمكنك إبقاء الحذف والتراجع عن الباقي.`,
  leaveOrRestore: (name) =>
    `تم حذف <name>\u2068${name}\u2069</name> منذ ذلك الحين. يمكنك إبقاء الحذف والتراجع عن الباقي، أو استعادة المحذوف أيضًا.`,
  leaveMore: (name, others) =>
    `تم حذف <name>\u2068${name}\u2069</name> و${plural("ar", others, { zero: "لا غيره", one: "سجل آخر", two: "سجلين آخرين", few: "# سجلات أخرى", many: "# سجلًا آخر", other: "# سجل آخر" })} منذ ذلك الحين. يمكنك إبقاء الحذف والتراجع عن الباقي.`,
  leaveOrRestoreMore: (name, others) =>
    `تم حذف <name>\u2068${name}\u2069</name> و${plural("ar", others, { zero: "لا غيره", one: "سجل آخر", two: "سجلين آخرين", few: "# سجلات أخرى", many: "# سجلًا آخر", other: "# سجل آخر" })} منذ ذلك الحين. يمكنك إبقاء الحذف والتراجع عن الباقي، أو استعادة المحذوف أيضًا.`,
};
