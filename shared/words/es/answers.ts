import type { answers as english } from "../en/answers.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

export const answers: Words<typeof english> = {
  sessionExpired: "Tu sesión caducó. Vuelve a iniciar sesión.",
  wrongCredentials: "Correo o contraseña incorrectos",
  wrongWithCode: "Correo, contraseña o código incorrectos",
  codeRequired: "Escribe el código de tu aplicación de autenticación",
  wrongCode: "Ese código no coincide. Espera al siguiente.",
  passkeyFailed: "Esa clave de acceso no funcionó aquí. Inicia sesión de otra forma.",
  passkeyProofFailed: "Esa clave de acceso no funcionó. Usa tu contraseña.",
  passkeysUnavailable: "Las claves de acceso no funcionan en esta dirección",
  emailTaken: "Ya existe una cuenta con este correo",
  passwordWeak: "Demasiado fácil de adivinar. Evita contraseñas comunes, tu nombre y tu correo.",
  passwordWrong: "La contraseña no es correcta",
  currentPasswordWrong: "La contraseña actual no es correcta",
  passwordRequired: "Escribe una contraseña",
  currentPasswordRequired: "Escribe tu contraseña actual",
  resetLinkDead: "Este enlace para restablecer la contraseña ya no es válido",
  confirmLinkDead: "Este enlace ya no es válido",
  passwordJustChanged:
    "Tu contraseña se cambió hace un momento. Escribe la nueva como contraseña actual.",
  confirmMailFailed: "No pudimos enviar un enlace a tu nuevo correo. Inténtalo de nuevo pronto.",
  proofRequired: "Confirma que eres tú",
  tooManyAttempts: (minutes) =>
    plural("es", minutes, {
      one: "Demasiados intentos. Inténtalo de nuevo dentro de # minuto.",
      other: "Demasiados intentos. Inténtalo de nuevo dentro de # minutos.",
    }),
  registrationInvited:
    "Las cuentas nuevas son solo por invitación. Pregunta a quien gestiona este Client Desk.",
  registrationClosed: "Este Client Desk no admite cuentas nuevas.",
  invitationDead:
    "Esta invitación ya no es válida. Pide una nueva a quien gestiona este Client Desk.",
  invitationOtherEmail: "Esta invitación es para otro correo",
  timePassed: "Este horario ya pasó",
};
