import type { common as english } from "../en/common.ts";
import type { Words } from "../words.ts";

export const common: Words<typeof english> = {
  title: (page) => `${page} · Client Desk`,
  list: (first, second) => `${first}, ${second}`,
  cancel: "Cancelar",
  close: "Cerrar",
  continue: "Continuar",
  copy: "Copiar",
  copied: "Copiado",
  tryAgain: "Reintentar",
  trying: "Reintentando",
  loading: "Cargando",
  saving: "Guardando",
  deleting: "Eliminando",
  optional: "Opcional",
  dataIsSafe: "Tus datos están a salvo.",
  checkConnection: "Comprueba tu conexión.",
  loadFailed:
    "No se pudo cargar. Comprueba tu conexión y vuelve a intentarlo, o recarga la página.",
  noEntries: "Aún no hay entradas",
  noEntry: "Sin entrada",
  invalidDate: "Fecha no válida",
  invalidTime: "Hora no válida",
  noTime: "Sin hora",
  session: {
    expired: "Tu sesión ha caducado. Vuelve a iniciar sesión.",
    loggedOut: "Has cerrado la sesión",
    deleted: "Tu cuenta está eliminada",
  },
  statuses: {
    "Window Shopper": "Curioso",
    Pending: "Pendiente",
    Active: "Activo",
    "Deal Closed": "Trato cerrado",
    "Returning Client": "Cliente habitual",
  },
  failure: {
    margin: "Error",
    title: "Algo ha fallado",
    detail: "No se pudo mostrar esta página. Tus datos están a salvo.",
    kept: "Tu texto está guardado. Si sigue pasando, descarta el texto.",
    discard: "Descartar lo que escribí",
    incompleteTitle: "No se pudo cargar esta página",
    incomplete:
      "Se perdió la conexión, o Client Desk se actualizó mientras lo tenías abierto. Tus datos están a salvo, y la página se recargará en cuanto pueda.",
    reload: "Recargar",
    offline: "Sigue sin haber conexión. Vuelve a intentarlo en un momento.",
    toHome: "Ir al inicio",
    toCompanies: "Ir a las empresas",
    toDashboard: "Ir al panel",
  },
};
