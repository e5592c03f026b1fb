import type { welcome as english } from "../en/welcome.ts";
import type { Words } from "../words.ts";

export const welcome: Words<typeof english> = {
  title: "Empieza con una empresa",
  text: "Solo necesita un nombre. Los clientes particulares no necesitan empresa: añádelos desde Clientes.",
  import: "¿Tienes una lista? <import>Impórtala</import>",
  nextSteps: "Próximos pasos",
  steps: {
    customers: "Añade sus clientes",
    customersWhy: "Cada uno con un estado, un valor y el día de la última conversación.",
    appointment: "Reserva una cita",
    appointmentWhy: "Aparece aquí ese día, y el calendario la señala.",
    morning: "Échale un vistazo cada mañana",
    morningWhy: "Mira las citas de hoy, quién espera noticias tuyas y cuánto valen tus tratos.",
  },
  sample: "Datos de ejemplo",
  justLooking: "¿Solo estás mirando?",
  addSample: "Añadir datos de ejemplo",
  addingSample: "Añadiendo datos de ejemplo",
  sampleFailed: "No se pudieron añadir los datos de ejemplo. Inténtalo de nuevo.",
  sampleText:
    "Cuatro empresas inventadas con sus clientes, un día lleno de citas y algunas notas. Desde el historial se deshacen todos los datos de ejemplo de una vez, durante 30 días.",
  sampleAdded: "Datos de ejemplo añadidos",
};
