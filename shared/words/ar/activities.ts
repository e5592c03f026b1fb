import type { activities as english } from "../en/activities.ts";
import type { Words } from "../words.ts";

export const activities: Words<typeof english> = {
  labels: {
    note: "ملاحظة",
    call: "مكالمة",
    email: "رسالة",
    meeting: "اجتماع",
  },
  asks: {
    note: "اكتب ملاحظة",
    call: "ماذا قيل؟",
    email: "ما موضوع الرسالة؟",
    meeting: "ماذا نتج عنه؟",
  },
  noteTells: "اكتب ملاحظة، و@ لإبلاغ شخص",
  followUp: {
    note: (who) => `متابعة مع \u2068${who}\u2069`,
    call: (who) => `الاتصال بـ\u2068${who}\u2069`,
    email: (who) => `الكتابة إلى \u2068${who}\u2069`,
    meeting: (who) => `متابعة مع \u2068${who}\u2069`,
  },
  save: {
    note: "حفظ الملاحظة",
    call: "حفظ المكالمة",
    email: "حفظ الرسالة",
    meeting: "حفظ الاجتماع",
  },
  saved: {
    note: "تم حفظ الملاحظة",
    call: "تم حفظ المكالمة",
    email: "تم حفظ الرسالة",
    meeting: "تم حفظ الاجتماع",
  },
  savedWithTask: {
    note: (day) => `تم حفظ الملاحظة، والمتابعة في \u2068${day}\u2069`,
    call: (day) => `تم حفظ المكالمة، والمتابعة في \u2068${day}\u2069`,
    email: (day) => `تم حفظ الرسالة، والمتابعة في \u2068${day}\u2069`,
    meeting: (day) => `تم حفظ الاجتماع، والمتابعة في \u2068${day}\u2069`,
  },
  sent: (who) => `تم إرسال الرسالة إلى \u2068${who}\u2069`,
  sentWithTask: (who, day) =>
    `تم إرسال الرسالة إلى \u2068${who}\u2069، والمتابعة في \u2068${day}\u2069`,
  discarded: {
    note: "تم تجاهل الملاحظة",
    call: "تم تجاهل المكالمة",
    email: "تم تجاهل الرسالة",
    meeting: "تم تجاهل الاجتماع",
  },
  deleted: {
    note: "تم حذف الملاحظة",
    call: "تم حذف المكالمة",
    email: "تم حذف الرسالة",
    meeting: "تم حذف الاجتماع",
  },
  changedTo: {
    note: "تم التغيير إلى ملاحظة",
    call: "تم التغيير إلى مكالمة",
    email: "تم التغيير إلى رسالة",
    meeting: "تم التغيير إلى اجتماع",
  },
};
