import type { settings as english } from "../en/settings.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const settings: Words<typeof english> = {
  title: "Ajustes",
  tabs: {
    account: "Cuenta",
    people: "Personas",
    "sign-in": "Inicio de sesión",
    calendar: "Calendario",
    booking: "Reservas",
    notifications: "Notificaciones",
    "follow-up": "Seguimiento",
    tags: "Etiquetas",
    formats: "Formatos",
    appearance: "Aspecto",
    data: "Tus datos",
  },
  saved: "Guardado",
  saveFailed: "No se pudieron guardar los ajustes. Inténtalo de nuevo.",
  notSaved: "No se pudo guardar. Inténtalo de nuevo.",
  notDone: "No se pudo hacer. Inténtalo de nuevo.",
  loading: "Cargando",
  appliesHere: "Se aplica enseguida, en este dispositivo.",
  appearance: "Aspecto",
  keyboard: {
    title: "Teclado",
    single: "Atajos de una tecla",
    singleHint:
      "Como <book>n</book> para una nueva cita. <palette>k</palette> funciona en cualquier caso.",
    show: "Mostrar atajos",
  },
  facts: {
    label: "Tu cuenta",
    since: "Cuenta desde",
    zone: "Zona horaria",
    changingPassword: "Cambiar tu contraseña",
    logsOut: "Cierra la sesión en los demás dispositivos.",
  },
  profile: {
    title: "Perfil",
    password: "Contraseña",
    passwordHint: (least) =>
      plural("es", least, {
        one: "Al menos # carácter. Déjalo en blanco para conservar tu contraseña actual.",
        other: "Al menos # caracteres. Déjalo en blanco para conservar tu contraseña actual.",
      }),
    passwordOff: (least) =>
      plural("es", least, {
        one: "Desactivada. Establece una de al menos # carácter para volver a iniciar sesión con contraseña.",
        other:
          "Desactivada. Establece una de al menos # caracteres para volver a iniciar sesión con contraseña.",
      }),
    emailHint: "Para cambiar tu correo, escribe abajo tu contraseña actual.",
    save: "Guardar cambios",
    discard: "Descartar cambios",
  },
  lastUse: {
    at: (day, time) => `${day}, ${time}`,
    on: (day) => `el ${day}`,
  },
  noMail: "Este servidor no está configurado para enviar correo. Pregunta a quien lo gestiona.",
  reminders: {
    title: "Recordatorios",
    hint: "Cada cita tiene su propia hora para recordártela.",
    email: "Enviarme también los recordatorios por correo",
    emailHint: (email) => `A ${email}, salvo que los hayas cerrado antes aquí.`,
    here: "Notificaciones en este dispositivo",
    allow: "Permitir notificaciones",
    permissions: {
      default: "Los recordatorios también pueden llegarte mientras miras otra cosa.",
      granted: "Activadas. Se te recordará aunque haya otra pestaña o aplicación delante.",
      denied:
        "Bloqueadas por este navegador. Puedes permitir notificaciones en los ajustes del navegador para este sitio.",
    },
  },
  agenda: {
    title: "Agenda diaria",
    email: "Enviarme por correo las citas del día",
    emailHint: (email) => `Los días con citas, a ${email}.`,
    time: "Hora",
  },
  summary: {
    title: "Resumen mensual",
    email: "Enviarme un resumen mensual por correo",
    emailHint: (time, email) =>
      `El día 1 del mes siguiente ${plural("es", time, { one: "a la #", other: "a las #" })}, a ${email}.`,
  },
  forYou: {
    title: "Para ti",
    hint: "Lo que otras personas te piden, te asignan o te traspasan.",
    reasons: {
      mention: "Menciones",
      task: "Tareas que te asignan",
      handed: "Lo que te traspasan",
      appointment: "Te añaden a una cita",
    },
    times: {
      atOnce: "Al momento",
      daily: "A diario",
      never: "Nunca",
    },
    note: "«A diario» llega con la agenda. Las invitaciones llegan al momento.",
  },
  away: {
    title: "Ausencia",
    hint: (desk) => `Alguien de «${desk}» te sustituye.`,
    button: "Ausencia…",
  },
  followUp: {
    title: "Seguimiento",
    hint: "Cuánto tiempo después del último contacto aparece un cliente en «Necesita atención». Se guarda mientras escribes.",
    hintFixed:
      "Cuánto tiempo después del último contacto aparece un cliente en «Necesita atención». Solo quien tiene el rol Propietario puede cambiarlo.",
    failed: "No se pudieron cargar los plazos.",
    facts: "Seguimiento hoy",
    attention: "Necesita atención hoy",
    value: "Valor total",
    snoozed: "Pospuestos",
    nobody: "Nadie",
    customers: (customers) => plural("es", customers, { one: "# cliente", other: "# clientes" }),
    after: "Tras",
    days: (days) => plural("es", days, { one: "día", other: "días" }),
    never: "Nunca",
    noReminders: "Sin recordatorios",
    now: (customers) => `${customers} ahora`,
    wrong: "Escribe de 1 a 730 días.",
    suggested: (days, last) =>
      plural("es", last, { one: `Sugerencia: ${days} día.`, other: `Sugerencia: ${days} días.` }),
    useSuggested: "Usar la sugerencia",
    saveFailed: "No se pudieron guardar los plazos de seguimiento",
    loadFailed: "No se pudieron cargar los plazos de seguimiento",
  },
};
