import type { mailing as english } from "../en/mailing.ts";
import type { Words } from "../words.ts";

export const mailing: Words<typeof english> = {
  mails: {
    title: "Correos",
    hint: (name, email) =>
      `Para los clientes. Los envía ${name} y las respuestas llegan a <email>${email}</email>.`,
    noMail:
      "<b>Este servidor no puede enviar correo.</b> Quien lo gestiona puede configurar un servidor de correo. Las reservas funcionan sin él: los clientes ven su confirmación en la página y guardan su dirección. Puedes copiar los enlaces y las invitaciones y enviarlos tú.",
    names: {
      confirmation: "Confirmación",
      moved: "Cambiada",
      canceled: "Cancelada",
      reminder: "Recordatorio",
      missed: "Sentimos no haberte visto",
    },
    times: {
      confirmation: "Al reservar, con la hora para el calendario",
      moved: "Cuando la cambian; si la cambias tú, se te pregunta antes",
      canceled: "Cuando la cancelan; si la cancelas tú, se te pregunta antes",
      reminder: "1 día antes; puede variar según el tipo de cita",
      missed: "Si no se presentó y tú lo indicas",
    },
    own: "Tu texto",
    standard: "Texto estándar",
    edit: "Editar",
    editName: (mail) => `Editar ${mail}`,
  },
  mail: {
    test: "Enviarme una prueba",
    tested: "Prueba enviada",
    testFailed: "No se pudo enviar la prueba. Inténtalo de nuevo.",
    language: "Texto en",
    languageHint:
      "Los clientes con otro idioma reciben el texto estándar en el suyo hasta que escribas uno.",
    subject: "Asunto",
    text: "Texto",
    placeholders: "Insertar",
    placeholdersHint: "Los detalles y los enlaces siempre van debajo de tu texto.",
    save: "Guardar texto",
    cancel: "Cancelar",
    useStandard: "Usar texto estándar",
    standardQuestion: "¿Usar el texto estándar?",
    keepMine: "Conservar el mío",
    standardText: "Se eliminan tu asunto y tu texto.",
    use: (placeholder) => `Insertar ${placeholder}`,
    arrives: "Así llega",
  },
};
