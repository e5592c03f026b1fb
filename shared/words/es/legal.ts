import type { legal as english } from "../en/legal.ts";
import { plural } from "../plural.ts";
import type { Words } from "../words.ts";

const hoursOf = (count: number) => plural("es", count, { one: "# hora", other: "# horas" });
const daysOf = (count: number) => plural("es", count, { one: "# día", other: "# días" });

export const legal: Words<typeof english> = {
  termsTitle: "Condiciones",
  privacyTitle: "Política de privacidad",
  questions: (email) => `Si tienes preguntas, escribe a <mail>${email}</mail>.`,
  terms: {
    service: "El servicio",
    serviceText:
      "Client Desk es gratis. El servidor lo gestiona su operador, que te dio esta dirección y cuida de él.",
    data: "Tus datos",
    dataText:
      "Lo que introduces sigue siendo tuyo. Puedes cambiarlo, eliminarlo o descargar una copia cuando quieras. Introduce solo lo que tienes derecho a guardar sobre las personas con las que trabajas.",
    account: "Tu cuenta",
    accountText:
      "Cada cuenta es para una persona. No compartas tu contraseña ni intentes acceder a los datos de otras personas.",
    warranty: "Sin garantía",
    warrantyText:
      "El programa se ofrece tal cual, con la licencia MIT. Guarda una copia de lo que no puedas permitirte perder.",
  },
  privacy: {
    stored: "Qué se guarda",
    storedText: (days) =>
      `Tu nombre, tu correo y tu zona horaria, y todo lo que introduces: empresas, clientes, citas, notas, tareas, etiquetas, vistas guardadas y ajustes, con un historial de cambios. Tu contraseña se guarda solo como un hash, del que no se puede recuperar. De cada dispositivo en el que has iniciado sesión: su navegador, su sistema operativo y cuándo se usó por última vez. De cada clave de acceso: su nombre, su mitad pública y cuándo se usó por última vez. Tu cara, tu huella y tu PIN nunca salen de tu dispositivo. De la verificación en dos pasos: la clave de la que salen sus códigos. Los inicios de sesión, las exportaciones y los cambios en cómo inicias sesión aparecen en Ajustes, Inicio de sesión, durante ${daysOf(days)}, con el dispositivo y su dirección de red. Las contraseñas erróneas se cuentan hasta un día.`,
    where: "Dónde",
    whereText:
      "En la base de datos de este servidor, que gestiona su operador. Ninguna otra cuenta puede ver tus datos. Si creas una dirección de calendario, quien la tenga puede leer las citas que muestra; con un token de acceso, un programa puede hacer lo que hayas permitido. El registro del programa anota que hubo una petición, pero no quién la hizo ni sobre qué.",
    browser: "En tu navegador",
    browserText: (days) =>
      `Tu token de sesión, los ajustes de pantalla y los nombres de los registros que abriste por última vez se guardan en el almacenamiento local. El texto sin guardar se queda en este navegador hasta que lo guardes o lo descartes: los formularios en esta pestaña, las notas en este dispositivo. Una cookie recuerda que ya has iniciado sesión aquí, para que nadie que intente adivinar tu contraseña pueda bloquearte. Otra recuerda el idioma que elegiste. Si así lo quieres, una tercera evita el código de la verificación en dos pasos durante ${daysOf(days)}. No hay rastreadores, y las páginas no cargan nada de otros servidores.`,
    long: "Cuánto tiempo",
    longText: (hours, days, most, mostRemembered, kept) =>
      `Una sesión termina cuando la cierras, o ${hoursOf(hours)} después de su último uso (${daysOf(days)} con «Mantener la sesión»), y como muy tarde a los ${daysOf(most)} (${daysOf(mostRemembered)}). Lo que eliminas se puede restaurar desde el historial durante ${daysOf(kept)}, salvo que el operador haya fijado otro plazo, y después se borra de la base de datos; vaciar la papelera lo borra al momento. Lo mismo ocurre al eliminar tu cuenta en los ajustes, con todo lo que contiene. Las copias de seguridad del operador pueden conservarlo un poco más.`,
    email: "Correo",
    emailText:
      "Client Desk te envía un enlace para restablecer tu contraseña o confirmar un correo nuevo, un aviso cuando inicias sesión en un dispositivo nuevo o cambia algo en cómo inicias sesión, recordatorios de tus citas y lo que otras personas de tu escritorio te piden o te pasan. En los ajustes puedes desactivarlos y activar una agenda diaria o un resumen mensual. Cada uno de esos correos tiene un enlace que lo desactiva.",
  },
};
