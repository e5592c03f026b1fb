import type { rules as english } from "../en/rules.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const rules: Words<typeof english> = {
  nameRequired: "Escribe un nombre",
  emailRequired: "Escribe un correo electrónico",
  emailInvalid: "Este correo no es válido",
  emailUnreadable: "Escribe un correo electrónico válido",
  passwordRequired: "Escribe una contraseña",
  passwordShort: (least) =>
    plural("es", least, {
      one: "La contraseña debe tener al menos # carácter",
      other: "La contraseña debe tener al menos # caracteres",
    }),
  passwordLong: (most) =>
    plural("es", most, {
      one: "La contraseña puede tener como máximo # carácter",
      other: "La contraseña puede tener como máximo # caracteres",
    }),
  passwordsDiffer: "Las contraseñas no coinciden",
  passwordUnconfirmed: "Confirma tu contraseña",
  currentPasswordRequired: "Escribe tu contraseña actual",
  termsRequired: "Tienes que aceptar las condiciones y la política de privacidad",
  codeRequired: "Escribe el código",
  codeWrong: "Ese código no coincide. Espera al siguiente.",
  credentialsWrong: "Correo o contraseña incorrectos",
  currentPasswordWrong: "La contraseña actual no es correcta",
  passwordWrong: "La contraseña no es correcta",
  notText: "Debe ser texto",
  tooLong: (most) =>
    plural("es", most, { one: "# carácter como máximo", other: "# caracteres como máximo" }),
  notStorable: "Contiene caracteres que no se pueden guardar",
  timeZoneUnknown: "Zona horaria desconocida",
  companyNameRequired: "Escribe el nombre de la empresa",
  customerNameRequired: "Escribe el nombre del cliente",
  emailWrong: "Escribe un correo electrónico válido",
  urlWrong: "Escribe una dirección web válida",
  fieldsRequired: "Rellena todos los campos obligatorios",
  durationWhole: "La duración debe ser un número entero de minutos",
  durationShort: (least) =>
    plural("es", least, {
      one: "La duración debe ser de al menos # minuto",
      other: "La duración debe ser de al menos # minutos",
    }),
  durationLong: "La duración puede ser de 12 horas como máximo",
  durationSteps: (step) =>
    plural("es", step, {
      one: "La duración debe ir de minuto en minuto",
      other: `La duración debe ir de ${step} en ${step} minutos`,
    }),
  outcomeUnknown: "Resultado desconocido",
  reminderWhole: "El recordatorio debe ser un número entero de minutos",
  reminderLate: "El recordatorio no puede ser posterior al comienzo",
  reminderEarly: "El recordatorio puede ser como máximo una semana antes",
  dateInvalid: "Fecha no válida",
  timeInvalid: "Hora no válida",
  taskRequired: "Escribe una tarea",
  dayRequired: "Elige una fecha",
  trueOrFalse: "Solo true o false",
  listUnknown: "Lista desconocida",
  kindUnknown: "Tipo desconocido",
  statusUnknown: "Estado desconocido",
  statusOneOf: (all) => `El estado debe ser uno de estos: ${all}`,
  columnUnknown: "Columna desconocida",
  valueNotNumber: "El valor debe ser un número",
  contactLate: "El último contacto no puede ser posterior a hoy",
  followUpDays: "Escribe de 1 a 730 días.",
  clockLike: "Escribe una hora como 9:00",
  endBeforeStart: "El final debe ser posterior al comienzo",
  currencyRequired: "Elige una moneda",
  expiryRequired: "Elige cuándo caduca",
  repeatOffDay: "La cita debe caer en un día de su repetición",
  repeatEndsEarly: "Una repetición no puede terminar antes de empezar",
  repeatTooLong: (years) =>
    plural("es", years, {
      one: "Una repetición que termina puede durar como máximo # año",
      other: "Una repetición que termina puede durar como máximo # años",
    }),
  notInName: "Contiene caracteres que no pueden formar parte de un nombre",
};
