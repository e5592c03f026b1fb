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
};
