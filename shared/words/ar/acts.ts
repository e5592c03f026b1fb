import type { acts as english } from "../en/acts.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const acts: Words<typeof english> = {
  added: (name) => `إضافة \u2068${name}\u2069`,
  addedTo: (name, place) => `إضافة \u2068${name}\u2069 إلى \u2068${place}\u2069`,
  addedAt: (name, time) => `إضافة \u2068${name}\u2069: \u2068${time}\u2069`,
  deleted: {
    one: (name) => `حذف \u2068${name}\u2069`,
    at: (name, place) => `حذف \u2068${name}\u2069 في \u2068${place}\u2069`,
    along: (name, along) => `حذف \u2068${name}\u2069 مع ${along}`,
    atAlong: (name, place, along) => `حذف \u2068${name}\u2069 في \u2068${place}\u2069 مع ${along}`,
    moved: (name, customers, place) =>
      `حذف \u2068${name}\u2069 ونقل ${customers} إلى \u2068${place}\u2069`,
  },
  restored: {
    one: (name) => `استعادة \u2068${name}\u2069`,
    at: (name, place) => `استعادة \u2068${name}\u2069 في \u2068${place}\u2069`,
    along: (name, along) => `استعادة \u2068${name}\u2069 مع ${along}`,
    atAlong: (name, place, along) =>
      `استعادة \u2068${name}\u2069 في \u2068${place}\u2069 مع ${along}`,
    moved: (name, customers, place) =>
      `استعادة \u2068${name}\u2069 ونقل ${customers} إلى \u2068${place}\u2069`,
  },
  merged: (name, into) => `دمج \u2068${name}\u2069 في \u2068${into}\u2069`,
  mergedMore: {
    customers: (name, others, into) =>
      `دمج \u2068${name}\u2069 و${plural("ar", others, { zero: "# عميل آخر", one: "عميل آخر", two: "عميلين آخرين", few: "# عملاء آخرين", many: "# عميلًا آخر", other: "# عميل آخر" })} في \u2068${into}\u2069`,
    companies: (name, others, into) =>
      `دمج \u2068${name}\u2069 و${plural("ar", others, { zero: "# شركة أخرى", one: "شركة أخرى", two: "شركتين أخريين", few: "# شركات أخرى", many: "# شركة أخرى", other: "# شركة أخرى" })} في \u2068${into}\u2069`,
  },
  undid: (name) => `التراجع عن تغيير في \u2068${name}\u2069`,
  imported: (created) => `استيراد ${created}`,
  importedFrom: (created, file) => `استيراد ${created} من \u2068${file}\u2069`,
  importedBoth: (created, updated) => `استيراد ${created} وتحديث ${updated}`,
  importedBothFrom: (created, updated, file) =>
    `استيراد ${created} وتحديث ${updated} من \u2068${file}\u2069`,
  updated: (updated) => `تحديث ${updated}`,
  updatedFrom: (updated, file) => `تحديث ${updated} من \u2068${file}\u2069`,
  changed: (name) => `تغيير \u2068${name}\u2069`,
  changedFields: (name, fields) => `تغيير \u2068${name}\u2069: ${fields}`,
  changedFrom: (name, field, from, to) =>
    `تغيير \u2068${name}\u2069: ${field} \u2068${from}\u2069 ← \u2068${to}\u2069`,
  moved: (name, from, to) => `نقل \u2068${name}\u2069: \u2068${from}\u2069 ← \u2068${to}\u2069`,
  set: (field, what, to) => `تعيين ${field} في ${what}: \u2068${to}\u2069`,
  nothing: "لا شيء",
  own: {
    added: "إضافة",
    addedTo: (place) => `إضافة إلى \u2068${place}\u2069`,
    addedAt: (time) => `إضافة: \u2068${time}\u2069`,
    deleted: "حذف",
    deletedAt: (place) => `حذف في \u2068${place}\u2069`,
    deletedAlong: (along) => `حذف مع ${along}`,
    deletedAtAlong: (place, along) => `حذف في \u2068${place}\u2069 مع ${along}`,
    deletedMoved: (customers, place) => `حذف ونقل ${customers} إلى \u2068${place}\u2069`,
    undid: "التراجع عن تغيير",
    changed: "تغيير",
    changedFields: (fields) => `تغيير ${fields}`,
    changedFrom: (field, from, to) => `تغيير ${field} \u2068${from}\u2069 ← \u2068${to}\u2069`,
    moved: (from, to) => `نقل \u2068${from}\u2069 ← \u2068${to}\u2069`,
  },
  outcome: {
    held: (title) => `تسجيل إتمام \u2068${title}\u2069`,
    "no-show": (title) => `تسجيل عدم الحضور في \u2068${title}\u2069`,
    canceled: (title) => `إلغاء \u2068${title}\u2069`,
    cleared: (title) => `مسح نتيجة \u2068${title}\u2069`,
    again: (title, time) => `تثبيت \u2068${title}\u2069 من جديد: \u2068${time}\u2069`,
  },
  quoted: (text) => `«${text}»`,
  task: {
    added: (text) => `إضافة المهمة \u2068${text}\u2069`,
    deleted: (text) => `حذف المهمة \u2068${text}\u2069`,
    restored: (text) => `استعادة المهمة \u2068${text}\u2069`,
    undid: (text) => `التراجع عن تغيير في المهمة \u2068${text}\u2069`,
    changed: (text) => `تغيير المهمة \u2068${text}\u2069`,
    changedFields: (text, fields) => `تغيير المهمة \u2068${text}\u2069: ${fields}`,
    changedFrom: (text, field, from, to) =>
      `تغيير المهمة \u2068${text}\u2069: ${field} \u2068${from}\u2069 ← \u2068${to}\u2069`,
    moved: (text, from, to) =>
      `نقل المهمة \u2068${text}\u2069: \u2068${from}\u2069 ← \u2068${to}\u2069`,
    done: (text) => `إنجاز المهمة \u2068${text}\u2069`,
    notDone: (text) => `إعادة فتح المهمة \u2068${text}\u2069`,
  },
  entries: {
    note: (whom) => `ملاحظة عن \u2068${whom}\u2069`,
    call: (whom) => `مكالمة مع \u2068${whom}\u2069`,
    email: (whom) => `رسالة مع \u2068${whom}\u2069`,
    meeting: (whom) => `اجتماع مع \u2068${whom}\u2069`,
    other: (whom) => `إدخال عن \u2068${whom}\u2069`,
    nobody: "عميل محذوف",
  },
  entry: {
    added: (entry) => `إضافة ${entry}`,
    addedText: (entry, text) => `إضافة ${entry}: «\u2068${text}\u2069»`,
    addedTask: (entry) => `إضافة ${entry}، مع مهمة متابعة`,
    addedTextTask: (entry, text) => `إضافة ${entry}: «\u2068${text}\u2069»، مع مهمة متابعة`,
    deleted: (entry) => `حذف ${entry}`,
    deletedText: (entry, text) => `حذف ${entry}: «\u2068${text}\u2069»`,
    restored: (entry) => `استعادة ${entry}`,
    restoredText: (entry, text) => `استعادة ${entry}: «\u2068${text}\u2069»`,
    changed: (entry) => `تغيير ${entry}`,
    changedFields: (entry, fields) => `تغيير ${entry}: ${fields}`,
  },
  tag: {
    added: (tag) => `إضافة الوسم \u2068${tag}\u2069`,
    deleted: (tag) => `حذف الوسم \u2068${tag}\u2069`,
    deletedFrom: (tag, records) => `حذف الوسم \u2068${tag}\u2069 من ${records}`,
    restored: (tag) => `استعادة الوسم \u2068${tag}\u2069`,
    restoredTo: (tag, records) => `استعادة الوسم \u2068${tag}\u2069 إلى ${records}`,
    merged: (tag, into) => `دمج الوسم \u2068${tag}\u2069 في \u2068${into}\u2069`,
    undid: (tag) => `التراجع عن تغيير في الوسم \u2068${tag}\u2069`,
    renamed: (before, tag) => `إعادة تسمية الوسم \u2068${before}\u2069 إلى \u2068${tag}\u2069`,
    changed: (tag) => `تغيير الوسم \u2068${tag}\u2069`,
  },
  view: {
    saved: (view) => `حفظ العرض \u2068${view}\u2069`,
    deleted: (view) => `حذف العرض \u2068${view}\u2069`,
    restored: (view) => `استعادة العرض \u2068${view}\u2069`,
    undid: (view) => `التراجع عن تغيير في العرض \u2068${view}\u2069`,
    renamed: (before, view) => `إعادة تسمية العرض \u2068${before}\u2069 إلى \u2068${view}\u2069`,
    changed: (view) => `تغيير العرض \u2068${view}\u2069`,
  },
  absence: {
    planned: (person, days) => `تخطيط غياب \u2068${person}\u2069، \u2068${days}\u2069`,
    deleted: (day) => `حذف غياب \u2068${day}\u2069`,
    restored: (day) => `استعادة غياب \u2068${day}\u2069`,
    undid: (day) => `التراجع عن تغيير في غياب \u2068${day}\u2069`,
    changed: (day) => `تغيير غياب \u2068${day}\u2069`,
    changedFields: (day, fields) => `تغيير غياب \u2068${day}\u2069: ${fields}`,
    changedFrom: (day, field, from, to) =>
      `تغيير غياب \u2068${day}\u2069: ${field} \u2068${from}\u2069 ← \u2068${to}\u2069`,
    handed: (act, records) => `${act} وتسليم ${records}`,
    handedTo: (act, records, person) => `${act} وتسليم ${records} إلى \u2068${person}\u2069`,
  },
  bulk: {
    tagged: (tag, what) => `إضافة الوسم \u2068${tag}\u2069 إلى ${what}`,
    untagged: (tag, what) => `إزالة الوسم \u2068${tag}\u2069 من ${what}`,
    company: (what, company) => `نقل ${what} إلى \u2068${company}\u2069`,
    handed: (what, person) => `تسليم \u2068${what}\u2069 إلى \u2068${person}\u2069`,
    handedAlong: (what, person, along) =>
      `تسليم \u2068${what}\u2069 إلى \u2068${person}\u2069 مع ${along}`,
    followUps: (count) =>
      plural("ar", count, {
        zero: "لا متابعات",
        one: "متابعة واحدة",
        two: "متابعتين",
        few: "# متابعات",
        many: "# متابعة",
        other: "# متابعة",
      }),
    snoozed: (what, day) => `تأجيل متابعة ${what} حتى \u2068${day}\u2069`,
    snoozedForGood: (what) => `إيقاف متابعة ${what} نهائيًا`,
    unsnoozed: (what) => `إنهاء تأجيل متابعة ${what}`,
  },
  undone: {
    removed: (name) => `تم التراجع وتمت إزالة \u2068${name}\u2069`,
    undone: (act) => `تم التراجع: \u2068${act}\u2069`,
    redone: (act) => `تمت الإعادة: \u2068${act}\u2069`,
    undoneTo: (name, field, value) =>
      `تم التراجع: ${field} في \u2068${name}\u2069 من جديد \u2068${value}\u2069`,
    undoneToOf: (title, field, value) =>
      `تم التراجع: ${field} في \u2068${title}\u2069 من جديد \u2068${value}\u2069`,
    redoneTo: (name, field, value) =>
      `تمت الإعادة: ${field} في \u2068${name}\u2069 من جديد \u2068${value}\u2069`,
    redoneToOf: (title, field, value) =>
      `تمت الإعادة: ${field} في \u2068${title}\u2069 من جديد \u2068${value}\u2069`,
    undoneKept: (kept) =>
      `تم التراجع. ${plural("ar", kept, { zero: "لم يبق شيء كما هو", one: "بقي واحد كما هو", two: "بقي اثنان كما هما", few: "بقيت # كما هي", many: "بقي # كما هي", other: "بقي # كما هي" })}.`,
    redoneKept: (kept) =>
      `تمت الإعادة. ${plural("ar", kept, { zero: "لم يبق شيء كما هو", one: "بقي واحد كما هو", two: "بقي اثنان كما هما", few: "بقيت # كما هي", many: "بقي # كما هي", other: "بقي # كما هي" })}.`,
    undo: "تراجع",
    redo: "إعادة",
  },
  below: {
    who: (names) => `مع \u2068${names}\u2069`,
    whose: (names) => `لـ\u2068${names}\u2069`,
    undone: (time) => `تم التراجع \u2068${time}\u2069`,
    undonePartly: (time, kept) =>
      `تم التراجع جزئيًا \u2068${time}\u2069، ${plural("ar", kept, { zero: "لم يبق شيء كما هو", one: "بقي واحد كما هو", two: "بقي اثنان كما هما", few: "بقيت # كما هي", many: "بقي # كما هي", other: "بقي # كما هي" })}`,
    kept: (day) => `محفوظ حتى \u2068${day}\u2069`,
  },
};
