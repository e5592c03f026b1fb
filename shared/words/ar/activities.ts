import type { activities as english } from "../en/activities.ts";
import type { Words } from "../words.ts";

export const activities: Words<typeof english> = {
  labels: {
    note: "ملاحظة",
    call: "مكالمة",
    email: "بريد",
    meeting: "اجتماع",
  },
  asks: {
    note: "اكتب ملاحظة",
    call: "ماذا قيل؟",
    email: "عمَّ كان البريد؟",
    meeting: "ماذا نتج عنه؟",
  },
  noteTells: "اكتب ملاحظة، و@ يُعلم شخصًا",
  followUp: {
    note: (who) => `متابعة \u2068${who}\u2069`,
    call: (who) => `الاتصال بـ\u2068${who}\u2069`,
    email: (who) => `الكتابة إلى \u2068${who}\u2069`,
    meeting: (who) => `متابعة \u2068${who}\u2069`,
  },
  save: {
    note: "حفظ الملاحظة",
    call: "حفظ المكالمة",
    email: "حفظ البريد",
    meeting: "حفظ الاجتماع",
  },
  saved: {
    note: "تم حفظ الملاحظة",
    call: "تم حفظ المكالمة",
    email: "تم حفظ البريد",
    meeting: "تم حفظ الاجتماع",
  },
  savedWithTask: {
    note: (day) => `تم حفظ الملاحظة، والمتابعة في \u2068${day}\u2069`,
    call: (day) => `تم حفظ المكالمة، والمتابعة في \u2068${day}\u2069`,
    email: (day) => `تم حفظ البريد، والمتابعة في \u2068${day}\u2069`,
    meeting: (day) => `تم حفظ الاجتماع، والمتابعة في \u2068${day}\u2069`,
  },
  sent: (who) => `تم إرسال البريد إلى \u2068${who}\u2069`,
  sentWithTask: (who, day) =>
    `تم إرسال البريد إلى \u2068${who}\u2069، والمتابعة في \u2068${day}\u2069`,
  discarded: {
    note: "تم تجاهل الملاحظة",
    call: "تم تجاهل المكالمة",
    email: "تم تجاهل البريد",
    meeting: "تم تجاهل الاجتماع",
  },
  deleted: {
    note: "تم حذف الملاحظة",
    call: "تم حذف المكالمة",
    email: "تم حذف البريد",
    meeting: "تم حذف الاجتماع",
  },
  changedTo: {
    note: "تم التغيير إلى ملاحظة",
    call: "تم التغيير إلى مكالمة",
    email: "تم التغيير إلى بريد",
    meeting: "تم التغيير إلى اجتماع",
  },
};
