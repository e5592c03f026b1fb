import type { notices as english } from "../en/notices.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const notices: Words<typeof english> = {
  firstDesk: (name) => `Escritorio de ${name}`,
  hello: { name: (name) => `Hola, ${name}:`, nobody: "Hola:" },
  when: (time, zone) => `Cuándo: ${time} (${zone})`,
  where: (device, address) => `Dónde: ${device}, ${address}`,
  program: "un programa",
  provider: "Quién: el proveedor de este Client Desk",
  undo: {
    password: (url, support) =>
      `Si no fuiste tú, elige ahora mismo una contraseña nueva, lo que cierra la sesión en los demás dispositivos: ${url}\nSi no puedes iniciar sesión, escribe a ${support}.`,
    settings: (url, support) =>
      `Si no fuiste tú, deshazlo en Ajustes, Inicio de sesión: ${url}\nDespués cambia tu contraseña. Si no puedes iniciar sesión, escribe a ${support}.`,
    support: (support) => `Si no fuiste tú, escribe ahora mismo a ${support}.`,
  },
  signedIn: {
    subject: "Nuevo inicio de sesión en Client Desk",
    password:
      "Se inició sesión en tu cuenta de Client Desk con la contraseña, desde un dispositivo nuevo.",
    passkey:
      "Se inició sesión en tu cuenta de Client Desk con una clave de acceso, desde un dispositivo nuevo.",
    twoStep:
      "Se inició sesión en tu cuenta de Client Desk con la contraseña y un código, desde un dispositivo nuevo.",
    recoveryCode:
      "Se inició sesión en tu cuenta de Client Desk con la contraseña y un código de recuperación, desde un dispositivo nuevo.",
    resetLink:
      "Se inició sesión en tu cuenta de Client Desk con un enlace de restablecimiento, desde un dispositivo nuevo.",
  },
  everythingLoggedOut: {
    subject: "Se cerró tu sesión en Client Desk",
    text: "El proveedor de este Client Desk cerró la sesión en todos tus dispositivos.",
  },
  passwordChanged: {
    subject: "Se cambió tu contraseña de Client Desk",
    text: "Se cambió la contraseña de tu cuenta de Client Desk. La sesión se cerró en los demás dispositivos.",
  },
  passwordReset: {
    subject: "Se restableció tu contraseña de Client Desk",
    text: "La contraseña de tu cuenta de Client Desk se restableció con un enlace. La sesión se cerró en los demás dispositivos; los tokens de acceso y la dirección secreta del calendario ya no valen. Las claves de acceso siguen funcionando: comprueba que todas sean tuyas.",
  },
  passwordOff: {
    subject: "Se desactivó tu contraseña de Client Desk",
    text: "En tu cuenta de Client Desk ya solo se puede iniciar sesión con claves de acceso.",
  },
  passkeyAdded: {
    subject: "Se añadió una clave de acceso a Client Desk",
    text: "Se añadió una clave de acceso a tu cuenta de Client Desk.",
    named: (name) => `Se añadió la clave de acceso «${name}» a tu cuenta de Client Desk.`,
  },
  passkeyRemoved: {
    subject: "Se quitó una clave de acceso de Client Desk",
    text: "Se quitó una clave de acceso de tu cuenta de Client Desk.",
    named: (name) => `Se quitó la clave de acceso «${name}» de tu cuenta de Client Desk.`,
  },
  twoStepOn: {
    subject: "La verificación en dos pasos está activada",
    text: "Para iniciar sesión en tu cuenta de Client Desk ahora también hace falta un código.",
  },
  twoStepOff: {
    subject: "La verificación en dos pasos está desactivada",
    text: "Para iniciar sesión en tu cuenta de Client Desk ya no hace falta un código.",
  },
  recoveryCodesMade: {
    subject: "Nuevos códigos de recuperación para Client Desk",
    text: "Tu cuenta de Client Desk tiene códigos de recuperación nuevos. Los anteriores ya no funcionan.",
  },
  recoveryCodeUsed: {
    subject: "Se usó un código de recuperación de Client Desk",
    text: "Se usó uno de tus códigos de recuperación para iniciar sesión. No volverá a funcionar.",
  },
  keyMade: {
    subject: "Nuevo token de acceso para Client Desk",
    text: "Se creó un token de acceso. Un programa puede usarlo en tu nombre.",
    named: (name) => `Se creó el token de acceso «${name}». Un programa puede usarlo en tu nombre.`,
  },
  keyRevoked: {
    subject: "Token de acceso revocado en Client Desk",
    text: "Se revocó el token de acceso. Los programas que lo usan ya no tienen acceso.",
    named: (name) =>
      `Se revocó el token de acceso «${name}». Los programas que lo usan ya no tienen acceso.`,
  },
  keysRevoked: {
    subject: "Tokens de acceso revocados en Client Desk",
    text: "Se revocaron todos tus tokens de acceso. Los programas que los usan ya no tienen acceso.",
  },
  calendarAddressMade: {
    subject: "Nueva dirección de calendario para Client Desk",
    text: "Se creó una dirección secreta con la que otros calendarios pueden leer el tuyo.",
  },
  restored: {
    subject: "Se restauró tu cuenta de Client Desk",
    text: "Tu cuenta de Client Desk se rellenó con los datos de un archivo.",
  },
  deleted: {
    subject: "Se eliminó tu cuenta de Client Desk",
    text: "Se eliminó tu cuenta de Client Desk, con todo lo que contenía.",
  },
  confirm: {
    subject: "Confirma tu nuevo correo para Client Desk",
    text: "Alguien pidió usar esta dirección para una cuenta de Client Desk. Para confirmarla, abre este enlace:",
    lasts: (hours) =>
      `El enlace funciona una sola vez, durante ${plural("es", hours, { one: "# hora", other: "# horas" })}.`,
    notYou: "Si no fuiste tú, ignora este correo. No cambiará nada.",
  },
  emailChanged: {
    subject: "Se cambió tu correo de Client Desk",
    text: (email) => `Ahora inicias sesión en Client Desk con ${email} en lugar de esta dirección.`,
  },
  reset: {
    subject: "Restablece tu contraseña de Client Desk",
    text: "Alguien pidió restablecer la contraseña de tu cuenta de Client Desk. Para elegir una nueva, abre este enlace:",
    lasts: (minutes) =>
      `El enlace funciona una sola vez y caduca en ${plural("es", minutes, { one: "# minuto", other: "# minutos" })}.`,
    notYou: "Si no fuiste tú, ignora este correo. Tu contraseña sigue siendo la misma.",
  },
  invitation: {
    subject: (from, desk) => `${from} te invita a «${desk}» en Client Desk`,
    text: (from, desk) =>
      `${from} te invita a trabajar en «${desk}» en Client Desk. Para unirte, abre este enlace e inicia sesión o crea una cuenta:`,
    someone: "Alguien",
    desk: "Escritorio",
    lasts: (days) =>
      `El enlace funciona una sola vez y caduca en ${plural("es", days, { one: "# día", other: "# días" })}.`,
    unknown: "Si no conoces a quien lo envía, ignora este correo. Sin ti no pasa nada.",
  },
  deviceOn: (browser, system) => `${browser} en ${system}`,
  booked: {
    online: "Reservado en línea.",
    call: (phone) => `Llamar al ${phone}`,
    at: (address) => `En ${address}`,
  },
};
