import type { welcome as english } from "../en/welcome.ts";
import type { Words } from "../words.ts";

export const welcome: Words<typeof english> = {
  title: "ابدأ بشركة",
  text: "لا تحتاج الشركة إلا إلى اسم. والعملاء الأفراد لا يحتاجون إلى شركة: أضفهم من صفحة العملاء.",
  import: "لديك قائمة؟ <import>استوردها</import>",
  nextSteps: "الخطوات التالية",
  steps: {
    customers: "أضف عملاءها",
    customersWhy: "لكل منهم حالة وقيمة وتاريخ آخر تواصل.",
    appointment: "احجز موعدًا",
    appointmentWhy: "يظهر هنا في يومه، ويظهر في التقويم.",
    morning: "ألقِ نظرة كل صباح",
    morningWhy: "اطلع على مواعيد اليوم، ومن ينتظر تواصلك، وقيمة صفقاتك.",
  },
  sample: "بيانات تجريبية",
  justLooking: "تريد إلقاء نظرة فقط؟",
  addSample: "إضافة بيانات تجريبية",
  addingSample: "جارٍ إضافة البيانات التجريبية",
  sampleFailed: "تعذّرت إضافة البيانات التجريبية. حاول مرة أخرى.",
  sampleText:
    "أربع شركات افتراضية مع عملائها ويوم كامل وبعض الملاحظات. يمكنك من السجل التراجع عن كل البيانات التجريبية دفعة واحدة خلال 30 يومًا.",
  sampleAdded: "تمت إضافة بيانات تجريبية",
};
