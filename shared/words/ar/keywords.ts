import type { keywords as english } from "../en/keywords.ts";
import type { Words } from "../words.ts";

export const keywords: Words<typeof english> = {
  book: "إضافة حجز إنشاء اجتماع جدولة add book create meeting schedule",
  task: "جديدة إنشاء تذكير متابعة new create to do todo remind follow up",
  call: "اتصال هاتف حديث ملاحظة كتابة called phone spoke note write down",
  company: "جديدة إنشاء new create client",
  customer: "جديد إنشاء جهة اتصال شخص new create contact person",
  day: "فتح يوم مواعيد تقويم open day appointments calendar",
  week: "فتح أسبوع مواعيد تقويم open week appointments calendar view",
  month: "فتح شهر مواعيد تقويم open month appointments calendar view",
  bookings: "حجز عبر الإنترنت دعوة طلبات قائمة go to booked online invited requests list",
  dashboard: "الرئيسية البداية نظرة go to home overview start",
  companies: "قائمة شركات مؤسسات go to list clients",
  customers: "قائمة كل الأشخاص go to list all people contacts",
  tasks: "قائمة مفتوحة مستحقة list to do todo open due",
  reports:
    "تحليل رسوم أرقام إحصاءات go to analytics charts figures numbers statistics insights pipeline",
  history: "تغييرات سلة محذوف استعادة go to changes log trash deleted restore undo",
  duplicates: "دمج مكرر تنظيف ترتيب go to merge same twice double tidy clean",
  settings:
    "حساب ملف اسم بريد كلمة مرور حذف go to account profile name email password preferences delete",
  theme: "مظهر سمة ألوان وضع فاتح داكن appearance colors mode switch",
  invite:
    "إضافة شخص زميل فريق عضو قارئ مشاركة add person colleague team member reader share desk settings",
  newDesk: "إنشاء حساب آخر add create another account workspace",
  switchDesk: "تبديل مكتب switch desk go to change",
  import:
    "إضافة رفع ملف جدول نقل add upload file csv excel vcard ics paste table contacts migrate move",
  download:
    "تصدير نسخة بيانات حفظ export copy data backup save csv spreadsheet ics calendar json all",
  exportList: "تنزيل حفظ ملف جدول قائمة download save file spreadsheet list table",
  exportReport: "تنزيل حفظ ملف جدول أرقام download save file spreadsheet figures workbook",
  shortcuts: "مفاتيح مساعدة keys help",
  logout: "خروج log out sign off",
  undo: "تراجع استرجاع آخر تغيير undo take back revert last change",
  editCustomer: "ملاحظات حالة قيمة هاتف بريد تغيير notes status value phone email change",
  editCompany:
    "تغيير موقع هاتف بريد عنوان قطاع change website phone email address industry description",
  contacted: "آخر تواصل مكالمة حديث last contact call spoke",
};
